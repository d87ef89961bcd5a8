package betacut.browser;

import betacut.web.api.EngineApi;
import betacut.web.http.DirectAnswers;
import java.util.Optional;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The engine in a page's worker: what {@code worker.js} calls. */
public final class PageEngine {
  private static final DirectAnswers ANSWERS =
      new DirectAnswers(new EngineApi(Optional.empty()).endpoints());

  private PageEngine() {}

  /** Told of everything that an answer comes to. */
  @JSFunctor
  @FunctionalInterface
  public interface Told extends JSObject {
    /**
     * @param kind {@code event}, {@code whole}, {@code end} or {@code problem}
     * @param name of an event; the status of a problem
     * @param text JSON, or the sentence of a problem
     */
    void tell(String kind, String name, String text);
  }

  /** Nothing happens before somebody asks. */
  public static void main(String[] arguments) {}

  /** Answers one question, on this thread and to its end. */
  @JSExport
  public static void answer(String method, String path, String query, String body, Told told) {
    try {
      ANSWERS.answer(method, path, query, body, listener(told));
    } catch (Throwable failure) { // an Error, too: the page says so, and begins another worker
      told.tell("failure", "500", sentence(failure));
    }
  }

  private static String sentence(Throwable failure) {
    return failure instanceof OutOfMemoryError
        ? "There is not enough memory for this; ask for less."
        : "The engine failed (%s); this is a bug: please report it.".formatted(failure);
  }

  private static DirectAnswers.Listener listener(Told told) {
    return new DirectAnswers.Listener() {
      @Override
      public void event(String name, String json) {
        told.tell("event", name, json);
      }

      @Override
      public void whole(String json) {
        told.tell("whole", "", json);
      }

      @Override
      public void end() {
        told.tell("end", "", "{}");
      }

      @Override
      public void problem(int status, String sentence) {
        told.tell("problem", Integer.toString(status), sentence);
      }
    };
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
