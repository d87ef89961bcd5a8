package betacut.browser;

import betacut.web.http.Answer;
import betacut.web.http.DirectAnswers;
import betacut.web.http.Endpoint;
import java.util.Base64;
import java.util.List;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Answers questions of a page's script. */
final class PageAnswers {
  /** Told of everything that an answer comes to. */
  @JSFunctor
  @FunctionalInterface
  public interface Told extends JSObject {
    /**
     * @param kind {@code event}, {@code whole}, {@code document}, {@code end} or {@code problem}
     * @param name of an event; the status of a problem; type and name of a document
     * @param text JSON, the sentence of a problem, or the bytes of a document in base 64
     */
    void tell(String kind, String name, String text);
  }

  private final DirectAnswers answers;

  PageAnswers(List<Endpoint> endpoints) {
    answers = new DirectAnswers(endpoints);
  }

  /** Answers one question, on this thread and to its end. */
  void answer(String method, String path, String query, String body, Told told) {
    try {
      answers.answer(method, path, query, body, listener(told));
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
      public void document(Answer.Document document) {
        told.tell(
            "document",
            document.type() + '\n' + document.name(),
            Base64.getEncoder().encodeToString(document.content()));
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
}
