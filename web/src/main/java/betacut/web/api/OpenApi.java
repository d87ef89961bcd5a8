package betacut.web.api;

import static betacut.web.api.AnswerSchemas.object;

import betacut.web.http.Answer;
import betacut.web.http.Endpoint;
import betacut.web.http.Parameter;
import betacut.web.http.Problem;
import betacut.web.http.QueuePlace;
import betacut.web.http.RequestGuard;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The table of endpoints as an OpenAPI 3.1 document, with an example of every question. */
final class OpenApi {
  private static final String ITEM = "{id}";
  private static final String JSON = "application/json";
  private static final String TOKEN = "token";
  private static final String COOKIE = "cookie";
  private static final int LONGEST_ITEM = 40;

  private final AnswerSchemas schemas = new AnswerSchemas();

  private OpenApi() {}

  static Object describe(List<Endpoint> endpoints) {
    return new OpenApi().document(endpoints);
  }

  private Object document(List<Endpoint> endpoints) {
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
        object("title", "Betacut", "version", "1", "description", "docs/web.md says more."),
        "servers",
        List.of(object("url", "/")),
        "security",
        List.of(object(TOKEN, List.of()), object(COOKIE, List.of())),
        "paths",
        paths,
        "components",
        object(
            "responses",
            object("Problem", problem()),
            "securitySchemes",
            object(
                TOKEN,
                key("header", RequestGuard.HEADER, "the token; any word with --no-token"),
                COOKIE,
                key("cookie", "betacut-PORT", "what a browser keeps of the opened address")),
            "schemas",
            schemas.named()));
  }

  private static Map<String, Object> key(String in, String name, String meaning) {
    return object("type", "apiKey", "in", in, "name", name, "description", meaning);
  }

  private Map<String, Object> problem() {
    Map<String, Object> schema = schemas.of(Problem.class);
    return object(
        "description",
        "What is wrong, and what is allowed",
        "content",
        object(JSON, object("schema", schema)));
  }

  private static boolean hasItem(Endpoint endpoint) {
    return endpoint.path().endsWith("/");
  }

  private Map<String, Object> operation(Endpoint endpoint) {
    Map<String, Object> operation =
        object(
            "operationId",
            name(endpoint),
            "tags",
            List.of(endpoint.path().split("/")[2]),
            "summary",
            endpoint.summary(),
            "parameters",
            parameters(endpoint));
    if (endpoint.isDoing()) {
      operation.put("security", List.of(object(TOKEN, List.of())));
    }
    if (endpoint.body() > 0) {
      operation.put("requestBody", body(endpoint));
    }
    Map<String, Object> problem = object("$ref", "#/components/responses/Problem");
    operation.put("responses", object("200", answer(endpoint), "4XX", problem, "5XX", problem));
    return operation;
  }

  /** As {@code getLabPresets}, different for every endpoint. */
  private static String name(Endpoint endpoint) {
    var name = new StringBuilder(endpoint.method().toLowerCase(Locale.ROOT));
    for (String word : (endpoint.path() + (hasItem(endpoint) ? "one" : "")).split("\\W+")) {
      if (!word.isEmpty() && !word.equals("api")) {
        name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
      }
    }
    return name.toString();
  }

  private static List<Object> parameters(Endpoint endpoint) {
    List<Object> parameters = new ArrayList<>();
    if (hasItem(endpoint)) {
      var id = new Parameter("id", "a name of your own", true, LONGEST_ITEM);
      parameters.add(parameter(id, "path"));
    }
    endpoint.parameters().forEach(one -> parameters.add(parameter(one, "query")));
    endpoint.common().forEach(one -> parameters.add(parameter(one, "query")));
    return parameters;
  }

  private static Map<String, Object> parameter(Parameter one, String in) {
    Map<String, Object> parameter =
        object(
            "name",
            one.name(),
            "in",
            in,
            "description",
            one.meaning(),
            "required",
            one.isRequired(),
            "schema",
            object("type", "string", "maxLength", one.longest()));
    ApiExamples.of(one.name()).ifPresent(example -> parameter.put("example", example));
    return parameter;
  }

  private static Map<String, Object> body(Endpoint endpoint) {
    String example = ApiExamples.body(endpoint.path());
    Map<String, Object> schema = object("type", "string");
    return object(
        "required",
        true,
        "description",
        "at most %d bytes".formatted(endpoint.body()),
        "content",
        object("application/toml", object("schema", schema, "example", example)));
  }

  /** A document is of any type; the events of a stream are described by their names. */
  private Map<String, Object> answer(Endpoint endpoint) {
    boolean isDocument = endpoint.type() == Answer.Document.class;
    Map<String, Object> content =
        isDocument
            ? object("*/*", object())
            : object(JSON, object("schema", schemas.of(endpoint.type())));
    if (endpoint.isLive()) {
      Map<String, Object> events = object();
      endpoint.events().forEach((name, type) -> events.put(name, schemas.of(type)));
      if (endpoint.answer() instanceof Answer.Live) {
        events.put(QueuePlace.EVENT, schemas.of(QueuePlace.class));
      }
      content.put(
          "text/event-stream", object("schema", object("type", "object", "properties", events)));
    }
    return object("description", "The answer", "content", content);
  }
}
