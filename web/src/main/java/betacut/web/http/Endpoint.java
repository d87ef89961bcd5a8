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

  boolean matches(String requested) {
    return path.endsWith("/") ? requested.startsWith(path) : requested.equals(path);
  }
}
