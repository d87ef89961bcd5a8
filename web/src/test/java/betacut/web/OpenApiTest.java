package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.text.json.JsonReader;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The description is a valid one, and what it says can be asked. */
class OpenApiTest extends ServerTest {
  /** What has to be there before others can be asked about it, and what ends it. */
  private static final List<String> ORDER =
      List.of(
          "put /api/saved/{id}",
          "post /api/lab/run",
          "",
          "post /api/tournament/run",
          "get /api/tournament/",
          "post /api/lab/study",
          "delete");

  /** The example's run is over by then. */
  private static final Map<String, Integer> STATUS = Map.of("post /api/lab/stop", 409);

  private record Operation(String method, String path, Map<?, ?> description) {
    String name() {
      return method + " " + path;
    }

    List<Map<?, ?>> parameters() {
      List<Map<?, ?>> all = new ArrayList<>();
      list(description.get("parameters")).forEach(one -> all.add(map(one)));
      return all;
    }

    int order() {
      for (String first : ORDER) {
        if (!first.isEmpty() && name().startsWith(first)) {
          return ORDER.indexOf(first);
        }
      }
      return ORDER.indexOf("");
    }
  }

  private static Map<?, ?> document;

  @BeforeAll
  static void describe() {
    document = server.ask("openapi.json");
  }

  private static Map<?, ?> map(Object value) {
    return (Map<?, ?>) value;
  }

  private static List<?> list(Object value) {
    return (List<?>) value;
  }

  private static List<Operation> operations() {
    List<Operation> all = new ArrayList<>();
    map(document.get("paths"))
        .forEach(
            (path, methods) ->
                map(methods)
                    .forEach(
                        (method, one) ->
                            all.add(new Operation((String) method, (String) path, map(one)))));
    return all;
  }

  @Test
  void itIsAValidDescription() {
    assertThat((String) document.get("openapi")).startsWith("3.1.");
    assertThat(map(document.get("info")).get("title")).isEqualTo("Betacut");
    assertThat(map(document.get("info")).get("version")).isInstanceOf(String.class);
    Set<Object> names = new HashSet<>();
    assertThat(operations()).hasSizeGreaterThan(30);
    for (Operation one : operations()) {
      assertThat(one.path()).startsWith("/api/");
      assertThat(one.method()).isIn("get", "put", "post", "delete");
      assertThat(names.add(one.description().get("operationId"))).as(one.name()).isTrue();
      Set<Object> parameters = new HashSet<>();
      for (Map<?, ?> parameter : one.parameters()) {
        assertThat(parameters.add(parameter.get("name"))).as(one + " " + parameter).isTrue();
        boolean isInPath = one.path().contains("{" + parameter.get("name") + "}");
        assertThat(parameter.get("in")).isEqualTo(isInPath ? "path" : "query");
        assertThat(map(parameter.get("schema")).get("type")).isEqualTo("string");
        assertThat((String) parameter.get("description")).isNotBlank();
        assertThat((String) parameter.get("example"))
            .as("%s: an example of %s (Examples)", one.name(), parameter.get("name"))
            .isNotBlank();
      }
      assertThat(parameters.contains("id")).isEqualTo(one.path().contains("{id}"));
      Map<?, ?> responses = map(one.description().get("responses"));
      assertThat(map(map(responses.get("200")).get("content")).isEmpty()).isFalse();
      map(map(responses.get("200")).get("content"))
          .forEach(
              (type, content) ->
                  assertThat(type.equals("*/*") || !map(map(content).get("schema")).isEmpty())
                      .as("%s says what %s holds", one.name(), type)
                      .isTrue());
      assertThat(map(responses.get("4XX")).get("$ref")).isEqualTo("#/components/responses/Problem");
    }
    assertThat(map(map(document.get("components")).get("responses")).get("Problem")).isNotNull();
  }

  @Test
  void everyExampleCanBeAskedAndAnswersAsTheAppExpects() throws Exception {
    List<Operation> all = new ArrayList<>(operations());
    all.sort(Comparator.comparingInt(Operation::order));
    var types = new AnswerTypes(document);
    for (Operation one : all) {
      HttpResponse<String> answer = ask(one);
      if (answer.statusCode() == 200 && List.of("get", "post").contains(one.method())) {
        types.add(AnswerTypes.question(one.path()), answer.body());
      }
      assertThat(answer.statusCode())
          .as(one.name() + " " + answer.body())
          .isEqualTo(STATUS.getOrDefault(one.name(), 200));
      requireDescribed(one, answer);
      if (one.method().equals("post") && answer.body().startsWith("{\"run\":")) {
        String run = (String) map(JsonReader.read(answer.body())).get("run");
        // A study takes longer than we wait; the server's end is its end.
        boolean isBegun = !one.path().endsWith("/stop") && !one.path().endsWith("/study");
        assertThat(isBegun ? server.ask("lab/watch", "run", run, "stream", "no").get("state") : "")
            .isIn("done", "");
      }
    }
    types.requireFit(Set.of("lab/stop"));
  }

  @Test
  void theAppsTypesAreThoseOfTheRecords() throws Exception {
    new AnswerTypes(document).requireWritten();
  }

  private static HttpResponse<String> ask(Operation one) {
    String path = one.path();
    var query = new StringBuilder();
    for (Map<?, ?> parameter : one.parameters()) {
      String example = URLEncoder.encode((String) parameter.get("example"), StandardCharsets.UTF_8);
      if (parameter.get("in").equals("path")) {
        path = path.replace("{" + parameter.get("name") + "}", example);
      } else {
        query.append(query.isEmpty() ? "?" : "&").append(parameter.get("name"));
        query.append('=').append(example);
      }
    }
    var body = BodyPublishers.noBody();
    if (one.description().get("requestBody") != null) {
      Map<?, ?> content = map(map(one.description().get("requestBody")).get("content"));
      body =
          BodyPublishers.ofString((String) map(content.values().iterator().next()).get("example"));
    }
    String method = one.method().toUpperCase(Locale.ROOT);
    return server.send(HttpRequest.newBuilder(server.at(path + query)).method(method, body));
  }

  private static void requireDescribed(Operation one, HttpResponse<String> answer) {
    String type = answer.headers().firstValue("Content-Type").orElseThrow().split(";")[0];
    Map<?, ?> good = map(map(one.description().get("responses")).get("200"));
    Set<?> described = map(good.get("content")).keySet();
    assertThat(described.contains(type) || described.contains("*/*"))
        .as("%s answers with %s", one.name(), type)
        .isTrue();
  }
}
