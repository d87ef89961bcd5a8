package betacut.web.http;

import java.util.List;

/**
 * One thing that can be asked; the table of them is also the API's description.
 *
 * @param path where; with a slash at its end, a name may follow
 * @param body the most bytes a request may carry
 */
public record Endpoint(
    String method,
    String path,
    String summary,
    List<Parameter> parameters,
    int body,
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
  }

  /** Something to read. */
  public static Endpoint get(
      String path, String summary, List<Parameter> parameters, Answer.Whole answer) {
    return new Endpoint("GET", path, summary, parameters, 0, answer);
  }

  /** Something to watch. */
  public static Endpoint stream(
      String path, String summary, List<Parameter> parameters, Answer.Live answer) {
    return new Endpoint("GET", path, summary, parameters, 0, answer);
  }

  /** Parameters that are the same everywhere. */
  public List<Parameter> common() {
    return isLive() ? List.of(NAME, INSTEAD, WHOLE) : List.of(NAME);
  }

  public boolean isLive() {
    return !(answer instanceof Answer.Whole);
  }

  boolean matches(String requested) {
    return path.endsWith("/") ? requested.startsWith(path) : requested.equals(path);
  }
}
