package betacut.bench.chaos;

import betacut.lab.run.RunKind;
import betacut.text.json.JsonReader;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Questions to every endpoint that the server's own description names: near enough to good ones
 * that most get inside, and one thing or other in them wrong.
 */
final class Questions {
  /** What is asked: method, address and body. */
  record Question(String endpoint, String method, String target, String body) {
    @Override
    public String toString() {
      return "%s %s %s".formatted(method, target, body).strip();
    }
  }

  private record Operation(
      String method, String path, Map<String, String> parameters, String body) {}

  /** Parameters whose values lead inside, so that not only the examples of the description do. */
  private static final Map<String, List<String>> GOOD =
      Map.ofEntries(
          Map.entry(
              "game",
              List.of(
                  "connect4",
                  "tictactoe",
                  "tictactoe",
                  "othello:4x4",
                  "connect4:5x4",
                  "mnk:3,3,3",
                  "kalah:2,2",
                  "breakthrough:3x4",
                  "tree:((3 12 8)(2 4 6))")),
          Map.entry("start", List.of("", "", "44", "5")),
          Map.entry("moves", List.of("", "", "4", "4,4,3", "5,1", "3,5")),
          Map.entry("time", List.of("1ms", "2ms", "5ms")),
          Map.entry("depth", List.of("1", "2", "3")),
          Map.entry("nodes", List.of("1", "50", "200")),
          Map.entry("stream", List.of("no", "no", "no", "yes")),
          Map.entry("player", List.of("level:1", "random", "pvs depth=2", "solver", "minimax")),
          Map.entry("from", List.of("0", "1", "7")),
          Map.entry("node", List.of("0", "1", "5")),
          Map.entry("what", List.of("cut", "table", "iteration", "key")),
          Map.entry("bug", List.of("1", "2", "3a", "5", "9")),
          Map.entry("engine", List.of("alphabeta table=none", "pvs", "zoo:3a", "minimax")),
          Map.entry("mode", List.of("round-robin", "gauntlet", "sprt")),
          Map.entry("rounds", List.of("1")),
          Map.entry("players", List.of("random; level:1", "pvs depth=1; random")));

  /** Those that make the engine work or write get one question for so many of the others. */
  private static final int DEAR = 24;

  private static final List<String> DEAR_PATHS =
      List.of(
          "/api/games",
          "/api/openapi.json",
          "/api/hints",
          "/api/analyse",
          "/api/review",
          "/api/why",
          "/api/move",
          "/api/trace",
          "/api/zoo/show",
          "/api/saved/",
          "/api/lab/file",
          "/api/lab/report",
          "/api/lab/watch",
          "/api/lab/run",
          "/api/lab/study",
          "/api/lab/resume",
          "/api/lab/verify",
          "/api/tournament/run");

  private final List<Operation> weighted = new ArrayList<>();
  private final List<String> runs;

  /**
   * @param description the server's own, as JSON
   * @param runs names of runs that the server has
   */
  Questions(String description, List<String> runs) {
    this.runs = runs;
    for (Operation one : operations(description)) {
      boolean isDear = DEAR_PATHS.stream().anyMatch(path -> one.path().startsWith(path));
      int weight = isDear || !one.method().equals("GET") ? 1 : DEAR;
      for (int i = 0; i < weight; i++) {
        weighted.add(one);
      }
    }
  }

  private static List<Operation> operations(String description) {
    List<Operation> found = new ArrayList<>();
    var document = (Map<?, ?>) JsonReader.read(description);
    ((Map<?, ?>) document.get("paths"))
        .forEach(
            (path, methods) ->
                ((Map<?, ?>) methods)
                    .forEach(
                        (method, one) ->
                            found.add(operation((String) path, (String) method, (Map<?, ?>) one))));
    return found;
  }

  private static Operation operation(String path, String method, Map<?, ?> description) {
    Map<String, String> parameters = new LinkedHashMap<>();
    for (Object one : (List<?>) description.get("parameters")) {
      var parameter = (Map<?, ?>) one;
      parameters.put(
          (String) parameter.get("name"), String.valueOf((Object) parameter.get("example")));
    }
    String body = "";
    if (description.get("requestBody") instanceof Map<?, ?> described) {
      var content = (Map<?, ?>) described.get("content");
      body = (String) ((Map<?, ?>) content.values().iterator().next()).get("example");
    }
    return new Operation(method.toUpperCase(Locale.ROOT), path, parameters, body);
  }

  Question next(SplittableRandom random) {
    Operation one = Mutation.pick(random, weighted);
    int wrong = random.nextInt(3) == 0 ? -1 : random.nextInt(one.parameters().size() + 3);
    String path = one.path();
    var query = new StringBuilder();
    int number = 0;
    for (var parameter : one.parameters().entrySet()) {
      String value = good(random, parameter.getKey(), parameter.getValue());
      if (one.method().equals("DELETE") && parameter.getKey().equals("run")) {
        value = "example" + random.nextInt(3); // the others stay to be asked about
      }
      value = number++ == wrong ? Mutation.of(random, value) : value;
      if (path.contains("{" + parameter.getKey() + "}")) {
        path = path.replace("{" + parameter.getKey() + "}", encoded(value));
        continue;
      }
      for (int times = times(random); times > 0; times--) {
        query.append(query.isEmpty() ? "?" : "&").append(parameter.getKey());
        query.append('=').append(encoded(value));
      }
    }
    boolean isBodyWrong = number == wrong && (!one.body().isEmpty() || random.nextInt(20) == 0);
    String body = isBodyWrong ? Mutation.of(random, one.body()) : body(random, one.body());
    String method = random.nextInt(200) == 0 ? "HEAD" : one.method();
    return new Question(one.method() + " " + one.path(), method, path + query, body);
  }

  private String good(SplittableRandom random, String name, String example) {
    if (name.equals("run")) {
      return Mutation.pick(random, runs);
    }
    if (name.equals("file")) {
      return Mutation.pick(random, files());
    }
    if (name.equals("id") || name.equals("client")) {
      return "chaos-" + random.nextInt(20);
    }
    return random.nextInt(4) == 0
        ? example
        : Mutation.pick(random, GOOD.getOrDefault(name, List.of(example)));
  }

  private static List<String> files() {
    return Stream.concat(
            Arrays.stream(RunKind.values()).flatMap(kind -> kind.files().stream()),
            Stream.of("all.zip", "charts/x.svg", "tables/x.csv", "files.sha256"))
        .distinct()
        .toList();
  }

  /** Small things of its own: another name for another run. */
  private static String body(SplittableRandom random, String example) {
    return example.replace("\"example\"", "\"example%d\"".formatted(random.nextInt(3)));
  }

  /** Once, seldom not at all or twice. */
  private static int times(SplittableRandom random) {
    int choice = random.nextInt(40);
    return choice == 0 ? 2 : choice <= 6 ? 0 : 1;
  }

  private static String encoded(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8);
  }
}
