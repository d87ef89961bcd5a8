package betacut.web.http;

import betacut.search.StopSignal;
import betacut.text.json.Json;
import java.util.List;

/**
 * Answers questions where they are asked, without a server: in a page's worker, which has nobody
 * else to wait for. Endpoints, checks and words are those of the server.
 */
public final class DirectAnswers {
  /** Told what the answer comes to. */
  public interface Listener {
    /** Something of a live answer. */
    void event(String name, String json);

    /** All of an answer that is not live. */
    void whole(String json);

    /** An answer that is a file. */
    void document(Answer.Document document);

    /** The end of a live answer. */
    void end();

    /** Instead of an answer, or of the rest of it. */
    void problem(int status, String sentence);
  }

  private final EndpointTable endpoints;

  public DirectAnswers(List<Endpoint> endpoints) {
    this.endpoints = new EndpointTable(endpoints);
  }

  /**
   * Answers one question; whoever wants no more of it ends the worker.
   *
   * @param raw what follows the question mark of its address
   */
  public void answer(String method, String path, String raw, String body, Listener listener) {
    try {
      Endpoint endpoint = endpoints.find(method, path);
      Query query = EndpointTable.query(endpoint, path, raw, body);
      switch (endpoint.answer()) {
        case Answer.Whole whole -> tell(whole.to(query), listener);
        case Answer.Live live -> tell(live.to(query).task(), listener);
        case Answer.Watched watched -> tell(watched.to(query), listener);
      }
    } catch (RuntimeException failure) {
      if (Problems.status(failure) == Problems.UNFORESEEN && !(failure instanceof Refusal)) {
        throw failure; // ours: the page says so and begins a worker anew
      }
      listener.problem(Problems.status(failure), failure.getMessage());
    }
  }

  private static void tell(Object answer, Listener listener) {
    if (answer instanceof Answer.Document document) {
      listener.document(document);
    } else {
      listener.whole(Json.line(answer));
    }
  }

  private static void tell(Answer.Task task, Listener listener) {
    var signal = new StopSignal();
    task.run(
        new Events() {
          @Override
          public void send(String event, Record value) {
            listener.event(event, Json.line(value));
          }

          @Override
          public StopSignal signal() {
            return signal;
          }
        });
    listener.end();
  }
}
