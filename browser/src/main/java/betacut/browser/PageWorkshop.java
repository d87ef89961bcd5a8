package betacut.browser;

import betacut.web.api.EngineApi;
import betacut.web.api.GameCache;
import betacut.web.http.Endpoint;
import betacut.web.lab.DirectLaboratory;
import betacut.web.lab.LabEndpoints;
import betacut.web.lab.StudyEndpoints;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;

/**
 * The rest of the engine in a page's worker: trees, puzzles, the zoo, experiments and tournaments.
 * It is fetched when somebody first goes where it is needed.
 */
public final class PageWorkshop {
  private static final DirectLaboratory LABORATORY = new DirectLaboratory(PageWorkshop::kept);
  private static final PageAnswers ANSWERS = new PageAnswers(endpoints());

  private PageWorkshop() {}

  private static List<Endpoint> endpoints() {
    List<Endpoint> endpoints = new ArrayList<>(EngineApi.showing(new GameCache()));
    endpoints.addAll(new LabEndpoints(LABORATORY).endpoints());
    endpoints.add(StudyEndpoints.none());
    return endpoints;
  }

  /** Nothing happens before somebody asks. */
  public static void main(String[] arguments) {}

  /** See {@link PageAnswers#answer}. */
  @JSExport
  public static void answer(
      String method, String path, String query, String body, PageAnswers.Told told) {
    ANSWERS.answer(method, path, query, body, told);
  }

  /** Takes what another worker has kept, or this one's predecessor. */
  @JSExport
  public static void take(String line) {
    LABORATORY.take(line);
  }

  @JSBody(params = "line", script = "self.betacutKept(line);")
  private static native void kept(String line);
}
