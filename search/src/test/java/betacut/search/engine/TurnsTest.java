package betacut.search.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Outcome;
import betacut.rules.Position;
import betacut.rules.RulesGame;
import betacut.rules.RulesPosition;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.reference.Perft;
import betacut.search.toy.Again;
import betacut.search.toy.Again.Heap;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games where a side may move again: nobody sees the passes between. */
final class TurnsTest {
  private static final Again WINS = new Again(12, false);

  /** The rules themselves played out: no positions, no passes, one sign per side. */
  private static int truth(Again rules, Heap state, int made) {
    Outcome result = rules.result(state);
    if (result.isOver()) {
      return Score.atPly(result.score(), made);
    }
    int best = -Score.INF;
    for (int move : rules.moves(state)) {
      Heap next = rules.play(state, move);
      int value = truth(rules, next, made + 1);
      best = Math.max(best, next.mover() == state.mover() ? value : -value);
    }
    return best;
  }

  private static Stream<Heap> heaps(Again rules) {
    return Stream.iterate(1, left -> left + 1)
        .limit(rules.heap())
        .flatMap(left -> Stream.of(new Heap(left, 0, 0), new Heap(left, 1, 0)));
  }

  @ParameterizedTest
  @EnumSource(
      value = Algorithm.class,
      names = {"RANDOM", "DFPN", "MCTS"},
      mode = EnumSource.Mode.EXCLUDE)
  void countsOnlyRealMoves(Algorithm algorithm) {
    for (boolean forPoints : new boolean[] {false, true}) {
      Again rules = new Again(12, forPoints);
      RulesGame<Heap, Integer> game = RulesGame.of(rules);
      Engine engine = Engine.of(game, Options.full(algorithm));
      heaps(rules)
          .forEach(
              state -> {
                Result result = engine.search(game.position(state), Limits.NONE);
                int truth = truth(rules, state, 0);
                assertThat(result.value().score()).as("%s %s", algorithm, state).isEqualTo(truth);
                assertThat(result.value().kind()).isEqualTo(Value.Bound.EXACT);
                if (!forPoints && algorithm != Algorithm.STOCKMAN) {
                  assertThat(result.line()).hasSize(Score.distance(truth));
                  requireLegal(rules, state, game.moves(result.line()));
                }
              });
    }
  }

  private static void requireLegal(Again rules, Heap from, List<Integer> line) {
    Heap state = from;
    for (int move : line) {
      assertThat(rules.moves(state)).contains(move);
      state = rules.play(state, move);
    }
    assertThat(rules.result(state).isOver()).isTrue();
  }

  @Test
  void searchesThatProveAgreeWhoWinsAndLeaveOutPasses() {
    for (Algorithm algorithm : List.of(Algorithm.DFPN, Algorithm.MCTS)) {
      RulesGame<Heap, Integer> game = RulesGame.of(WINS);
      Engine engine = Engine.of(game, Options.full(algorithm));
      heaps(WINS)
          .forEach(
              state -> {
                Result result = engine.search(game.position(state), Limits.NONE);
                int truth = truth(WINS, state, 0);
                assertThat(Integer.signum(result.value().score())).isEqualTo(Integer.signum(truth));
                if (result.value().kind() == Value.Bound.EXACT) {
                  assertThat(result.value().score()).as("%s", state).isEqualTo(truth);
                }
                game.moves(result.line()); // no pass among them
              });
    }
  }

  @Test
  void theSkippedSideHasWhatTheOtherLeavesIt() {
    RulesGame<Heap, Integer> game = RulesGame.of(WINS);
    RulesPosition<Heap, Integer> position = game.position(new Heap(7, 0, 0));
    position.make(game.parseMove(position, "1"));
    assertThat(position.isSkipped()).isTrue();
    assertThat(position.mover()).isEqualTo(1);
    Result skipped = Engine.of(game).search(position, Limits.NONE, Detail.ALL, result -> {});
    position.make(position.legalMoves()[0]);
    assertThat(position.isSkipped()).isFalse();
    Result after = Engine.of(game).search(position, Limits.NONE);
    assertThat(skipped.value().score()).isEqualTo(-after.value().score());
    assertThat(skipped.line()).isEqualTo(after.line());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void textsHaveNoPasses(boolean forPoints) {
    RulesGame<Heap, Integer> game = RulesGame.of(new Again(17, forPoints));
    RulesPosition<Heap, Integer> position = game.start();
    List<String> moves = new ArrayList<>();
    while (position.outcome() == Position.ONGOING) {
      int move = position.legalMoves()[moves.size() % position.legalMoves().length];
      moves.add(game.formatMove(move));
      position.play(move);
    }
    String text = String.join(" ", moves);
    assertThat(game.format(position)).isEqualTo(text).doesNotContain("pass");
    assertThat(game.parse(text).key()).isEqualTo(position.key());
    assertThat(position.ply()).isGreaterThan(moves.size());
  }

  @Test
  void perftCountsRealMoves() {
    RulesGame<Heap, Integer> game = RulesGame.of(WINS);
    for (int depth = 1; depth <= 6; depth++) {
      assertThat(new Perft<>(game.start(), false, depth).count(depth))
          .isEqualTo(paths(WINS.start(), depth));
    }
  }

  private static long paths(Heap state, int depth) {
    if (depth == 0) {
      return 1;
    }
    return WINS.result(state).isOver()
        ? 0
        : WINS.moves(state).stream().mapToLong(m -> paths(WINS.play(state, m), depth - 1)).sum();
  }

  @Test
  void marginsAreSaid() {
    assertThat(Outcome.by(3)).hasToString("WIN by 3");
    assertThat(Outcome.by(-3).score()).isEqualTo(Score.ofMargin(-3));
    assertThat(Outcome.by(0)).isSameAs(Outcome.DRAW);
    assertThat(List.of(Outcome.ONGOING, Outcome.WIN, Outcome.LOSS))
        .hasToString("[ONGOING, WIN, LOSS]");
  }

  @Test
  void refusesAMoverThatIsNone() {
    RulesGame<Heap, Integer> game = RulesGame.of(WINS);
    assertThatThrownBy(() -> game.position(new Heap(3, 2, 0)))
        .hasMessageContaining("again: mover(state) is 2")
        .hasMessageContaining("it must be 0 or 1, or IN_TURN");
  }
}
