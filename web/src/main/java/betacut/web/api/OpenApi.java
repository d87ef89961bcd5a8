package betacut.web.api;

import static betacut.web.json.JsonLine.object;

import betacut.web.http.Answer;
import betacut.web.http.Endpoint;
import betacut.web.http.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The table of endpoints as an OpenAPI 3.1 document. */
final class OpenApi {
  private static final String ITEM = "{id}";

  private OpenApi() {}

  static Object describe(List<Endpoint> endpoints) {
    Map<String, Object> paths = object();
    for (Endpoint endpoint : endpoints) {
      String path = endpoint.path() + (hasItem(endpoint) ? ITEM : "");
      @SuppressWarnings("unchecked")
      var methods = (Map<String, Object>) paths.computeIfAbsent(path, none -> object());
      methods.put(endpoint.method().toLowerCase(Locale.ROOT), operation(endpoint));
    }
    return object(
        "openapi",
        "3.1.0",
        "info",
        object("title", "Betacut", "version", "1", "description", "See docs/web.md."),
        "paths",
        paths);
  }

  private static boolean hasItem(Endpoint endpoint) {
    return endpoint.path().endsWith("/");
  }

  private static Map<String, Object> operation(Endpoint endpoint) {
    List<Object> parameters = new ArrayList<>();
    if (hasItem(endpoint)) {
      parameters.add(parameter("id", "path", "a name of your own", true, 40));
    }
    for (Parameter one : endpoint.parameters()) {
      parameters.add(
          parameter(one.name(), "query", one.meaning(), one.isRequired(), one.longest()));
    }
    boolean isLive = !(endpoint.answer() instanceof Answer.Whole);
    String type = isLive ? "text/event-stream" : "application/json";
    Map<String, Object> operation = object("summary", endpoint.summary(), "parameters", parameters);
    if (endpoint.body() > 0) {
      operation.put(
          "requestBody", object("content", object("application/json", object("schema", object()))));
    }
    operation.put(
        "responses",
        object(
            "200",
            object("description", "The answer", "content", object(type, object())),
            "4XX",
            object("description", "What is wrong, and what is allowed: {\"error\": …}")));
    return operation;
  }

  private static Map<String, Object> parameter(
      String name, String in, String meaning, boolean isRequired, int longest) {
    return object(
        "name",
        name,
        "in",
        in,
        "description",
        meaning,
        "required",
        isRequired,
        "schema",
        object("type", "string", "maxLength", longest));
  }
}
