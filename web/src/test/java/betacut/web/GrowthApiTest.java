package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Value.Bound;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.engine.Engine;
import betacut.search.text.EngineText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Best-first searches to look into, step by step. */
class GrowthApiTest extends ServerTest {
  private static Map<?, ?> map(Object value) {
    return (Map<?, ?>) value;
  }

  private static List<?> list(Object value) {
    return (List<?>) value;
  }

  private static int number(Object value) {
    return ((Number) value).intValue();
  }

  private static Map<?, ?> ask(String path, String... namesAndValues) {
    List<String> all = new ArrayList<>(List.of("stream", "no"));
    all.addAll(List.of(namesAndValues));
    return server.ask(path, all.toArray(String[]::new));
  }

  /** All of it is sent: as many as there is room for, the rest counted. */
  private static void checkSums(Map<?, ?> tree) {
    List<?> numbers = list(tree.get("number"));
    List<?> visits = list(tree.get("visits"));
    Set<Integer> parents =
        list(tree.get("parent")).stream().map(GrowthApiTest::number).collect(Collectors.toSet());
    for (int row = 0; row < numbers.size(); row++) {
      int node = number(numbers.get(row));
      if (node < 0 || !parents.contains(node)) {
        continue;
      }
      int drawn = 0;
      long below = 0;
      for (int other = 0; other < numbers.size(); other++) {
        if (number(list(tree.get("parent")).get(other)) == node) {
          drawn += Math.max(1, number(list(tree.get("folded")).get(other)));
          below += number(visits.get(other));
        }
      }
      assertThat(drawn).isEqualTo(number(list(tree.get("children")).get(row)));
      assertThat(number(visits.get(row)) - below).as("own visits of %d", node).isBetween(0L, 1L);
    }
  }

  @Test
  void aHundredThousandPlayoutsCanBeReachedAnywhere() {
    String[] asked = {"game", "connect4", "method", "mcts", "playouts", "100000"};
    Map<?, ?> whole = ask("growth", asked);
    assertThat(number(whole.get("playouts"))).isEqualTo(100_000);
    assertThat(number(whole.get("steps"))).isEqualTo(400_001);
    Set<String> phases = new HashSet<>();
    for (int step : new int[] {0, 200_001, 1, 400_000, 2, 399_999, 200_002, 3, 4, 200_003}) {
      Map<?, ?> tree =
          ask("growth/tree", with(asked, "step", "" + step, "across", step % 2 == 0 ? "14" : "5"));
      checkSums(tree);
      phases.add((String) tree.get("phase"));
      assertThat(number(list(tree.get("visits")).getFirst())).isEqualTo(step / 4);
      assertThat(list(tree.get("said"))).isNotEmpty();
      assertThat(list(tree.get("way")).getLast()).isEqualTo(tree.get("here"));
    }
    assertThat(phases).containsExactlyInAnyOrder("begin", "select", "expand", "playout", "backup");
    Map<?, ?> last = ask("growth/tree", asked);
    int best = list(last.get("number")).indexOf(last.get("best"));
    assertThat(list(last.get("move")).get(best)).isEqualTo(whole.get("move"));
    Map<?, ?> turn = ask("growth/find", with(asked, "from", "400000", "back", "yes"));
    Map<?, ?> then = ask("growth/tree", with(asked, "step", "" + number(turn.get("at"))));
    assertThat(list(then.get("said")).toString()).contains("growth.best.new");
    assertThat(then.get("best")).isEqualTo(last.get("best"));
  }

  private static String[] with(String[] asked, String... more) {
    List<String> all = new ArrayList<>(List.of(asked));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  /** The answer is that of the engine which nobody watches. */
  @ParameterizedTest
  @CsvSource({
    "tictactoe, '', dfpn",
    "tictactoe, '', mcts",
    "connect4:5x4, '1,1', dfpn",
    "othello:4x4, '', dfpn",
    "othello:6x6, '', mcts"
  })
  void theAnswerIsThatOfTheSearchAlone(String name, String moves, String method) {
    String[] asked = {"game", name, "moves", moves, "method", method, "playouts", "2000"};
    Map<?, ?> whole = ask("growth", asked);
    Game<?> game = Games.find(name);
    long nodes = number(whole.get("nodes"));
    Result alone = alone(game, moves, method, nodes);
    assertThat(alone.statistics().nodes()).isEqualTo(nodes);
    assertThat(whole.get("move")).isEqualTo(game.formatMove(alone.move()));
    boolean isProven = alone.value().kind() != Bound.ESTIMATE;
    assertThat(whole.get("value") != null).isEqualTo(isProven);
    if (isProven) {
      assertThat(number(map(whole.get("value")).get("score"))).isEqualTo(alone.value().score());
    }
    if (method.equals("mcts")) { // dfpn comes into a node as often as it likes
      checkSums(ask("growth/tree", with(asked, "across", "40")));
    }
    int steps = number(whole.get("steps"));
    for (int step = 0; step < steps; step += Math.max(1, steps / 9)) {
      Map<?, ?> tree = ask("growth/tree", with(asked, "step", "" + step));
      assertThat(list(tree.get("said"))).isNotEmpty();
    }
  }

  private static <P extends Position> Result alone(
      Game<P> game, String moves, String method, long nodes) {
    P position = game.start();
    for (String move : moves.split(",")) {
      if (!move.isEmpty()) {
        position.make(game.parseMove(position, move));
      }
    }
    Engine engine = Engine.of(game, EngineText.parse(method).options(game, false));
    return engine.search(position, Limits.nodes(method.equals("dfpn") ? 600_000 : nodes));
  }

  @Test
  void aProofEndsWithItsClaim() {
    String[] asked = {"game", "tictactoe", "method", "dfpn"};
    Map<?, ?> last = ask("growth/tree", asked);
    assertThat(number(last.get("round"))).isEqualTo(2); // a draw takes both questions
    assertThat(list(last.get("said")).toString()).contains("proof.proved.hold");
    Map<?, ?> numbers = map(list(last.get("numbers")).getFirst());
    assertThat(number(numbers.get("proof"))).isZero();
    assertThat(number(numbers.get("disproof"))).isEqualTo(-1);
    Map<?, ?> turn = ask("growth/find", with(asked, "from", "0"));
    Map<?, ?> proof = ask("growth/tree", with(asked, "step", "" + number(turn.get("at"))));
    assertThat(proof.get("phase")).isEqualTo("leave");
    assertThat(list(proof.get("said")).toString()).contains("proof.leave.solved");
  }

  @Test
  void whatCannotBeShownIsRefused() {
    assertThat(refusal("game", "connect4", "method", "alphabeta")).contains("mcts and dfpn");
    assertThat(refusal("game", "tree:((3 12 8)(2 4 6))", "method", "mcts"))
        .contains("a typed tree has points");
    assertThat(refusal("game", "connect4", "playouts", "1000000")).contains("100000");
    assertThat(refusal("game", "connect4", "method", "mcts nodes=5")).contains("limits of its own");
  }

  private static String refusal(String... asked) {
    return server.get(server.question("growth", asked)).body();
  }
}
