package betacut.browser;

import betacut.web.api.EngineApi;
import java.util.Optional;
import org.teavm.jso.JSExport;

/** The engine in a page's worker: games, moves and values. It is what the first move waits for. */
public final class PageEngine {
  private static final PageAnswers ANSWERS =
      new PageAnswers(new EngineApi(Optional.empty()).playing());

  private PageEngine() {}

  /** Nothing happens before somebody asks. */
  public static void main(String[] arguments) {}

  /** See {@link PageAnswers#answer}. */
  @JSExport
  public static void answer(
      String method, String path, String query, String body, PageAnswers.Told told) {
    ANSWERS.answer(method, path, query, body, told);
  }

  /** See {@link PageMeasures#search}. */
  @JSExport
  public static String search(String game, String position, String engine, int depth) {
    return PageMeasures.search(game, position, engine, depth);
  }

  /** See {@link PageMeasures#solve}. */
  @JSExport
  public static String solve(String positions) {
    return PageMeasures.solve(positions);
  }
}
