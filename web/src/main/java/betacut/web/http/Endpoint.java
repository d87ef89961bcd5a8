package betacut.web.http;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One thing that can be asked; the table of them is also the API's description.
 *
 * @param path where; with a slash at its end, a name may follow
 * @param body the most bytes a request may carry
 * @param type what is answered: a record, or {@link Answer.Document}; of a live answer the last
 * @param events the records that a live answer tells, by the name of the event
 */
public record Endpoint(
    String method,
    String path,
    String summary,
    List<Parameter> parameters,
    int body,
    Class<?> type,
    Map<String, Class<?>> events,
    Answer answer) {
  static final String CLIENT = "client";
  static final String PURPOSE = "purpose";
  static final String STREAM = "stream";

  private static final Parameter NAME =
      Parameter.word(CLIENT, "a name of your own, for the limits");
  private static final Parameter INSTEAD =
      Parameter.word(
          PURPOSE, "a name for this question, such as values.17: your earlier one for values ends");
  private static final Parameter WHOLE =
      Parameter.word(STREAM, "no: wait for the last event and answer with it alone");

  public Endpoint {
    parameters = List.copyOf(parameters);
    events = Collections.unmodifiableMap(new TreeMap<>(events));
  }

  /** Something that changes what is kept. */
  public Endpoint(
      String method,
      String path,
      String summary,
      List<Parameter> parameters,
      int body,
      Class<?> type,
      Answer.Whole answer) {
    this(method, path, summary, parameters, body, type, Map.of(), answer);
  }

  /** Something to read. */
  public static Endpoint get(
      String path, String summary, Class<?> type, List<Parameter> parameters, Answer.Whole answer) {
    return new Endpoint("GET", path, summary, parameters, 0, type, answer);
  }

  /** Something to watch, all of whose events are of one kind. */
  public static Endpoint stream(
      String path,
      String summary,
      String event,
      Class<?> type,
      List<Parameter> parameters,
      Answer.Live answer) {
    return new Endpoint("GET", path, summary, parameters, 0, type, Map.of(event, type), answer);
  }

  /** Parameters that are the same everywhere. */
  public List<Parameter> common() {
    return isLive() ? List.of(NAME, INSTEAD, WHOLE) : List.of(NAME);
  }

  public boolean isLive() {
    return !(answer instanceof Answer.Whole);
  }

  /** Whether it makes the engine work or changes something. */
  public boolean isDoing() {
    return isLive() || !method.equals("GET");
  }

  boolean matches(String requested) {
    return path.endsWith("/") ? requested.startsWith(path) : requested.equals(path);
  }
}
