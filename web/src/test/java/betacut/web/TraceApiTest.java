package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.explain.Watched;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Limits;
import betacut.search.Statistics;
import betacut.search.engine.Engine;
import betacut.search.text.EngineText;
import betacut.text.json.JsonReader;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches to look into, and the zoo. */
class TraceApiTest extends ServerTest {
  private static final long SEED = Long.getLong("betacut.seed", 11);
  private static final String TEXTBOOK = "tree:((3 12 8)(2 4 6)(14 5 2))";

  private static Map<?, ?> map(Object value) {
    return (Map<?, ?>) value;
  }

  private static List<?> list(Object value) {
    return (List<?>) value;
  }

  private static Map<?, ?> ask(String path, String... namesAndValues) {
    String[] all = new String[namesAndValues.length + 2];
    System.arraycopy(namesAndValues, 0, all, 2, namesAndValues.length);
    all[0] = "stream";
    all[1] = "no";
    return server.ask(path, all);
  }

  private static int number(Object value) {
    return (int) Math.round((double) value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          connect4  | 4 | minimax
          connect4  | 5 | alphabeta table=bucket with=deepening
          othello   | 4 | pvs
          tictactoe | 6 | mtdf
          """)
  void theCountsAreThoseOfTheSearchWithoutATrace(String game, String depth, String engine) {
    Map<?, ?> trace = ask("trace", "game", game, "depth", depth, "engine", engine);
    Statistics counted = search(Games.find(game), engine, Integer.parseInt(depth));
    Map<?, ?> told = map(trace.get("statistics"));
    assertThat(number(told.get("nodes"))).isEqualTo((int) counted.nodes());
    assertThat(number(told.get("leaves"))).isEqualTo((int) counted.leaves());
    long empty = emptyCuts(Games.find(game), engine, Integer.parseInt(depth));
    assertThat(number(told.get("cuts"))).isEqualTo((int) (counted.cuts() - empty));
    assertThat(number(told.get("tableHits"))).isEqualTo((int) counted.tableHits());
    int searched =
        list(trace.get("iterations")).stream()
            .mapToInt(one -> number(map(one).get("searched")))
            .sum();
    assertThat(searched).isEqualTo((int) counted.nodes());
  }

  private static <P extends Position> long emptyCuts(Game<P> game, String engine, int depth) {
    var options = EngineText.parse(engine).options(game, false);
    return Watched.search(game, game.start(), options, Limits.depth(depth)).emptyCuts();
  }

  private static <P extends Position> Statistics search(Game<P> game, String engine, int depth) {
    var options = EngineText.parse(engine).options(game, false);
    return Engine.of(game, options).search(game.start(), Limits.depth(depth)).statistics();
  }

  @Test
  void aNodeIsToldInWordsAndNumbers() {
    Map<?, ?> node = ask("trace/node", "game", TEXTBOOK, "node", "5");
    assertThat(node.get("path")).isEqualTo(List.of("2"));
    assertThat(node.get("value")).isEqualTo("≤ 2");
    assertThat(node.get("window")).isEqualTo("(3, ∞)");
    assertThat(node.get("cut")).isEqualTo("beta");
    assertThat(node.get("skipped")).isEqualTo(List.of("2", "3"));
    Map<?, ?> cut = map(map(node.get("words")).get("cut"));
    assertThat(cut.get("say")).isEqualTo("trace.cut");
    assertThat(map(cut.get("reason")))
        .hasToString("{say=trace.cut.refuted, score=2.0, mover=Min, opponent=Max, elsewhere=3.0}");
    Map<?, ?> asked =
        ask(
            "trace/node",
            "game",
            "connect4",
            "depth",
            "5",
            "engine",
            "alphabeta table=bucket",
            "node",
            "1");
    assertThat(map(asked.get("words")).get("probes"))
        .isEqualTo(List.of(Map.of("say", "trace.probe.miss", "move", "")));
    assertThat(map(map(asked.get("words")).get("stored")).get("say")).isEqualTo("trace.stored");
    assertThat(map(asked.get("board")).get("kind")).isEqualTo("columns");
  }

  @Test
  void theNodesAroundOneComeWithThoseAboveIt() {
    String[] search = {"game", "connect4", "depth", "4", "engine", "minimax"};
    List<?> nodes =
        list(ask("trace/nodes", plus(search, "node", "2000", "most", "8")).get("nodes"));
    List<Integer> numbers = nodes.stream().map(one -> number(map(one).get("node"))).toList();
    assertThat(numbers).contains(0, 1996, 2000, 2003).hasSizeBetween(9, 12).isSorted();
    Object single = ask("trace/node", plus(search, "node", "2000"));
    assertThat(nodes.get(numbers.indexOf(2000))).isEqualTo(single);
    assertThat(numbers).contains(number(map(single).get("parent")));
  }

  private static String[] plus(String[] some, String... more) {
    return Stream.concat(Arrays.stream(some), Arrays.stream(more)).toArray(String[]::new);
  }

  /**
   * The sentences of the engine are written once, in English; every language of the app has them.
   */
  @ParameterizedTest
  @ValueSource(strings = {"de", "fr"})
  void everyLanguageSaysWhatSearchesAndTheZooSay(String language) {
    Map<?, ?> english = server.ask("words");
    var file = server.get(server.at("/messages/words-" + language + ".json"));
    Map<?, ?> words = map(JsonReader.read(file.body()));
    assertThat(english.keySet()).hasSizeGreaterThan(100);
    assertThat(words.keySet()).isEqualTo(english.keySet());
    english.forEach(
        (key, text) -> assertThat(names(words.get(key))).as("" + key).isEqualTo(names(text)));
  }

  /** The {names} a text fills in. */
  private static Set<String> names(Object text) {
    return Pattern.compile("\\{\\w+}")
        .matcher((String) text)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toSet());
  }

  @Test
  void aPartHoldsTheWayToANodeAndSaysWhatIsHidden() {
    String[] search = {"game", "connect4", "depth", "7", "engine", "alphabeta"};
    Map<?, ?> trace = ask("trace", search);
    int nodes = number(trace.get("nodes"));
    int node = nodes - 2;
    String[] wanted = {
      "game", "connect4", "depth", "7", "engine", "alphabeta", "node", "" + node, "most", "500"
    };
    Map<?, ?> part = ask("trace/part", wanted);
    List<Integer> numbers = list(part.get("number")).stream().map(TraceApiTest::number).toList();
    assertThat(numbers).hasSize(500).contains(0, node).isSorted();
    assertThat(number(list(part.get("hidden")).getFirst())).isEqualTo(nodes - 500);
    for (Object parent : list(part.get("parent")).stream().skip(1).toList()) {
      assertThat(numbers).contains(number(parent));
    }
  }

  @Test
  void eventsAreFoundInBothDirections() {
    Map<?, ?> events = ask("trace/events", "game", TEXTBOOK);
    String kinds = (String) events.get("kinds");
    assertThat(kinds).isEqualTo("IEEELELELLEELCLEELELELALL");
    int first = number(find("cut", 0, ""));
    assertThat(first).isEqualTo(kinds.indexOf('C'));
    assertThat(find("cut", first, "")).as("the last move cuts nothing off").isNull();
    assertThat(number(find("cut", kinds.length() - 1, "yes"))).isEqualTo(first);
    assertThat(find("cut", first, "yes")).isNull();
    assertThat(find("table", 0, "")).isNull();
    assertThat(number(find("iteration", 5, "yes"))).isZero();
  }

  private static Object find(String what, int from, String back) {
    return ask("trace/find", "game", TEXTBOOK, "what", what, "from", "" + from, "back", back)
        .get("at");
  }

  @Test
  void equalPositionsAreFoundByTheirKey() {
    String[] twins = {"game", "tree:((1 2)(1 2))", "engine", "minimax"};
    Map<?, ?> part = ask("trace/part", twins);
    List<?> keys = list(part.get("key"));
    assertThat(keys.get(1)).isEqualTo(keys.get(4));
    Map<?, ?> found =
        ask(
            "trace/find",
            "game",
            "tree:((1 2)(1 2))",
            "engine",
            "minimax",
            "what",
            "key",
            "keys",
            (String) keys.get(1),
            "from",
            "2");
    assertThat(found.get("at")).isEqualTo(list(part.get("enter")).get(4));
  }

  @Test
  void questionsHaveTheAnswersOfTheSearch() {
    List<?> questions = list(ask("trace/questions", "game", TEXTBOOK).get("questions"));
    assertThat(questions).hasSize(6);
    Map<?, ?> cut = map(questions.get(1));
    assertThat(cut.get("about")).isEqualTo("cut");
    assertThat(cut.get("cut")).isEqualTo(true);
    assertThat(cut.get("rest")).isEqualTo(List.of("2", "3"));
    assertThat(number(map(questions.getLast()).get("score"))).isEqualTo(3);
    assertThat(list(map(questions.getLast()).get("why")))
        .extracting(why -> (String) map(why).get("say"))
        .containsExactly("trace.quiz.max", "trace.value.exact");
  }

  @Test
  void aSearchThatIsTooBigIsCutShortAndSaysSo() {
    Map<?, ?> trace = ask("trace", "game", "connect4", "depth", "9", "engine", "minimax");
    assertThat(trace.get("whole")).isEqualTo(false);
    assertThat(trace.get("end")).isEqualTo("nodes");
    assertThat(trace.get("finished")).as("it has no answer").isNull();
    assertThat(number(trace.get("events"))).isEqualTo(1_000_000);
    assertThat(number(map(trace.get("statistics")).get("nodes"))).isEqualTo(600_000);
  }

  @Test
  void whatWasForgottenIsMadeAgainAndIsTheSame() {
    URI question = server.question("trace/part", "game", "connect4", "depth", "4", "stream", "no");
    String before = server.get(question).body();
    for (int i = 0; i < 20; i++) {
      ask("trace", "game", "tree:((1 2)(3 " + i + "))");
    }
    assertThat(server.get(question).body()).isEqualTo(before).contains("\"number\"");
  }

  @Test
  void theZooIsListedAndRuns() {
    List<?> bugs = list(server.ask("zoo").get("bugs"));
    assertThat(bugs)
        .extracting(bug -> (String) map(bug).get("number"))
        .contains("1", "3a", "9c", "10");
    Map<?, ?> shown = ask("zoo/show", "bug", "3a");
    assertThat(shown.get("wrong")).isNotEqualTo(shown.get("right"));
    assertThat(shown.get("differs")).isEqualTo(true);
    Map<?, ?> wrong = ask("trace", "game", "connect4", "depth", "4", "engine", "zoo:4a");
    Map<?, ?> right = ask("trace", "game", "connect4", "depth", "4", "engine", "zoo:0");
    assertThat(number(map(wrong.get("value")).get("score")))
        .isNotEqualTo(number(map(right.get("value")).get("score")));
  }

  /** They count only nodes themselves; the rest is what the real engine does on the same tree. */
  @Test
  void theCountsOfTheZooAreReadFromItsTrace() {
    String[] tree = {"game", TEXTBOOK};
    Map<?, ?> zoo = map(ask("trace", plus(tree, "engine", "zoo:0")).get("statistics"));
    String same = "alphabeta order=none with=deepening";
    Map<?, ?> real = map(ask("trace", plus(tree, "engine", same)).get("statistics"));
    assertThat(zoo.toString()).startsWith("{nodes=13.0, leaves=10.0, cuts=1.0, firstCuts=1.0,");
    for (String name : List.of("leaves", "cuts", "firstCuts")) {
      assertThat(zoo.get(name)).as(name).isEqualTo(real.get(name));
    }
  }

  @Test
  void everyBugCanBeLookedAtWhateverItDoesToTheBoard() {
    for (Object bug : list(server.ask("zoo").get("bugs"))) {
      String game = (String) map(bug).get("game");
      String engine = "zoo:" + map(bug).get("number");
      String[] search = {"game", game, "depth", "3", "engine", engine};
      int nodes = number(ask("trace", search).get("nodes"));
      for (int node = 0; node < nodes; node += 1 + nodes / 9) {
        String[] one = {"game", game, "depth", "3", "engine", engine, "node", "" + node};
        assertThat(ask("trace/node", one).get("value")).as(engine + " " + node).isNotNull();
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          trace                                             | 400 | 'game' is missing
          trace?game=connect4&engine=mcts                   | 400 | kernel algorithm
          trace?game=connect4&engine=pvs+threads=4          | 400 | one thread
          trace?game=connect4&engine=pvs+table-mib=9999     | 400 | it may be 64
          trace?game=connect4&engine=pvs+probcut=/etc/x     | 403 | names a file
          trace?game=connect4&engine=pvs+time=9h            | 400 | a field of its own
          trace?game=connect4&engine=pvs+tabel=none         | 400 | table
          trace?game=connect4&engine=zoo:99                 | 400 | no bug '99'
          trace?game=connect4&engine=zoo:9c                 | 400 | Othello
          trace?game=connect4&depth=0                       | 400 | from 1 to 255
          trace?game=tree:((3+4)                            | 400 | is open
          trace?game=tictactoe&moves=a1,b1,a2,b2,a3         | 422 | over
          trace/node?game=connect4&node=999999&stream=no    | 422 | There is no node 999999
          trace/node?game=connect4&node=-1                  | 400 | a number from 0
          trace/part?game=connect4&most=100000              | 400 | from 1 to 6000
          trace/events?game=connect4&from=99999999          | 400 | from 0 to 1000000
          trace/find?game=connect4&what=gold                | 400 | cut, table, iteration or key
          trace/find?game=connect4&what=key&keys=xyz        | 400 | hexadecimal
          zoo/show                                          | 400 | 'bug' is missing
          zoo/show?bug=11                                   | 400 | Bugs:
          """)
  void whatIsWrongIsExplained(String path, int status, String part) {
    HttpResponse<String> answer = server.get(server.at("/api/" + path));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(answer.body()).contains(part);
  }

  @Test
  void randomQuestionsAreAnsweredOrRefused() {
    String[] paths = {"", "/part", "/node", "/nodes", "/events", "/find", "/questions"};
    String[] names = {"depth", "engine", "node", "top", "from", "what", "keys", "back", "moves"};
    String[] values = {
      "1",
      "-1",
      "3",
      "99999999999",
      "zoo:8",
      "zoo:7",
      "pvs",
      "sss",
      "dual with=fold",
      "cut",
      "key",
      "ff",
      "\0",
      "é",
      "x".repeat(400),
      "yes",
      "4,4",
      "9"
    };
    var random = new SplittableRandom(SEED);
    for (int i = 0; i < 150; i++) {
      String first = names[random.nextInt(names.length)];
      String second = names[random.nextInt(names.length)];
      URI question =
          server.question(
              "trace" + paths[random.nextInt(paths.length)],
              "game",
              random.nextInt(4) == 0 ? TEXTBOOK : "tictactoe",
              first,
              values[random.nextInt(values.length)],
              second,
              values[random.nextInt(values.length)],
              "stream",
              "no");
      HttpResponse<String> answer = server.get(question);
      assertThat(answer.statusCode())
          .as("seed %d: %s %s", SEED, question, answer.body())
          .isIn(200, 400, 422);
    }
  }
}
