package betacut.games.search;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.testkit.GameSample;
import betacut.testkit.Walk;
import betacut.testkit.Walks;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions that differ only in points won for good share an entry, and no value changes. */
final class BankedPointsTest {
  private static final int POSITIONS = 12;

  /** As small as tables are: entries are lost all the time. */
  private static final int ENTRIES = 64;

  /** Plain minimax to the end, by what a position is and not by its keys. */
  private static <P extends Position> int truth(
      Game<P> game, P position, Map<String, Integer> seen) {
    if (position.outcome() != Position.ONGOING) {
      return position.outcome();
    }
    String name = game.format(position) + position.isSkipped();
    Integer known = seen.get(name);
    if (known != null) {
      return known;
    }
    int best = -Score.INF;
    for (int move : position.legalMoves()) {
      position.make(move);
      best = Math.max(best, -truth(game, position, seen));
      position.undo(move);
    }
    seen.put(name, best);
    return best;
  }

  private static List<Options> searches() {
    Options atOnce =
        Options.full(Algorithm.MTDF)
            .with(Feature.FOLD)
            .without(Feature.DEEPENING)
            .withEvaluation("zero");
    Options small = atOnce.withTable(TablePolicy.TWO_BIG, Options.TableSize.ofEntries(ENTRIES));
    return List.of(
        atOnce,
        atOnce.withAlgorithm(Algorithm.PVS).without(Feature.ETC),
        atOnce.withAlgorithm(Algorithm.SSS).with(Feature.DEEPENING),
        atOnce.withAlgorithm(Algorithm.FAIL_HARD).with(Feature.DEEPENING).with(Feature.ASPIRATION),
        small,
        small.withAlgorithm(Algorithm.ALPHABETA));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kalah:3,2",
        "kalah:2,4",
        "kalah:3,3,empty-capture",
        "kalah:1,7",
        "dots:2x2",
        "dots:1x3"
      })
  void valuesAreThoseOfMinimax(String name) {
    agrees(Games.find(name));
  }

  private static <P extends Position> void agrees(Game<P> game) {
    Map<String, Integer> seen = new HashMap<>();
    for (Options options : searches()) {
      Engine engine = Engine.of(game, options);
      for (Walk<P> walk : new GameSample<>(game, Walks.SEED, POSITIONS).ongoing()) {
        P position = walk.copy();
        if (position.isSkipped()) {
          continue;
        }
        Result result = engine.search(position, Limits.NONE, Detail.ALL, done -> {});
        for (RootMove move : result.moves()) {
          position.make(move.move());
          assertThat(move.value().score())
              .as("%s %s %s", walk, game.formatMove(move.move()), options)
              .isEqualTo(-truth(game, position, seen));
          assertThat(move.value().kind()).isEqualTo(Bound.EXACT);
          position.undo(move.move());
        }
      }
    }
  }

  /** Another lead is another question of the same entry. */
  @ParameterizedTest
  @ValueSource(strings = {"kalah:4,3", "dots:3x2"})
  void foldingSavesPositions(String name) {
    Game<?> game = Games.find(name);
    Options options =
        Options.full(Algorithm.MTDF).without(Feature.DEEPENING).withEvaluation("zero");
    long apart = nodes(game, options);
    assertThat(nodes(game, options.with(Feature.FOLD))).isLessThan(apart / 2);
  }

  private static <P extends Position> long nodes(Game<P> game, Options options) {
    return Engine.of(game, options).search(game.start(), Limits.NONE).statistics().nodes();
  }
}
