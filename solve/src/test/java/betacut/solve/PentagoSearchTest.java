package betacut.solve;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.games.pentago.PentagoPosition;
import betacut.platform.SplitMix;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.engine.Engine;
import betacut.solve.pentago.PentagoBook;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class PentagoSearchTest {
  private static final Options OPTIONS = Options.full(Algorithm.PVS);
  private static final Game<?> GAME = Games.find("pentago");

  private static Engine solver() {
    return Engine.around(new PentagoSearch(1, 18), GAME, OPTIONS);
  }

  private static Map<Integer, Integer> scores(Result result) {
    return result.moves().stream()
        .collect(Collectors.toMap(RootMove::move, move -> move.value().score()));
  }

  private static Position position(int stones, int seed) {
    for (int sample = 0; ; sample++) {
      var random = SplitMix.of(seed, sample);
      Position position = GAME.start();
      while (position.ply() < stones && position.outcome() == Position.ONGOING) {
        int[] moves = position.legalMoves();
        position.make(moves[random.nextInt(moves.length)]);
      }
      if (position.outcome() == Position.ONGOING) {
        return position;
      }
    }
  }

  @Test
  void aSearchOfSingleBoardsFindsTheSame() {
    var kernel = Engine.of(GAME, OPTIONS.withEvaluation("zero"));
    for (int seed = 0; seed < 12; seed++) {
      Position position = position(28 + seed % 4, seed);
      Result expected = kernel.search(position, Limits.NONE, Detail.ALL, Progress.SILENT);
      Result all = solver().search(position, Limits.NONE, Detail.ALL, Progress.SILENT);
      Result ties = solver().search(position, Limits.NONE, Detail.TIES, Progress.SILENT);
      assertThat(scores(all)).as("seed " + seed).isEqualTo(scores(expected));
      assertThat(ties.bestMoves()).containsExactlyInAnyOrderElementsOf(all.bestMoves());
      assertThat(all.end()).isEqualTo(Result.End.SOLVED);
      assertThat(all.line().getFirst()).isEqualTo(all.move());
      Position end = position.copy();
      all.line().forEach(end::make);
      assertThat(end.outcome()).isNotEqualTo(Position.ONGOING);
      int score = all.value().score();
      assertThat(Score.hasDistance(score) ? Score.distance(score) : all.line().size())
          .isEqualTo(all.line().size());
    }
  }

  @Test
  void everyMoveOfTheFirstSixPliesIsValuedFromTheBook() {
    PentagoBook book = PentagoBook.shipped().orElseThrow();
    for (int stones = 0; stones < 6; stones++) {
      Position position = position(stones, 30);
      Result all = solver().search(position, Limits.nodes(1), Detail.ALL, Progress.SILENT);
      assertThat(all.end()).isEqualTo(Result.End.SOLVED);
      assertThat(all.moves()).hasSize(position.legalMoves().length);
      for (RootMove move : all.moves()) {
        position.make(move.move());
        var after = (PentagoPosition) position;
        int value = book.value(after.own(), after.opponent()).orElseThrow();
        position.undo(move.move());
        assertThat(Integer.signum(move.value().score())).isEqualTo(-value);
        assertThat(move.value().kind()).isEqualTo(Value.Bound.EXACT);
        assertThat(Score.countsPlies(move.value().score())).isFalse();
      }
    }
    Result start = solver().search(GAME.start(), Limits.NONE);
    assertThat(start.value().text()).isEqualTo("win (exact ✓)");
    assertThat(start.line()).hasSize(6);
  }

  @Test
  void whatCannotBeDoneIsNotBegun() {
    Position middle = position(12, 3);
    Result none = solver().search(middle, Limits.NONE, Detail.ALL, Progress.SILENT);
    assertThat(none.end()).isNotEqualTo(Result.End.SOLVED);
    assertThat(none.statistics().nodes()).isZero();
    Position late = position(24, 3);
    Limits few = Limits.nodes(1_000);
    assertThat(solver().search(late, few, Detail.ALL, Progress.SILENT).end())
        .isNotEqualTo(Result.End.SOLVED);
    Limits enough = Limits.nodes(200_000);
    assertThat(solver().search(late, enough, Detail.ALL, Progress.SILENT).end())
        .isEqualTo(Result.End.SOLVED);
  }

  /** What is proved with a small part of the work is what all of it finds. */
  @Test
  void proofsAreRight() {
    int proofs = 0;
    for (int seed = 0; seed < 40; seed++) {
      Position position = position(22 + seed % 3, seed);
      Result all = solver().search(position, Limits.NONE, Detail.ALL, Progress.SILENT);
      Result proof = solver().search(position, Limits.nodes(100_000));
      if (proof.end() == Result.End.SOLVED) {
        proofs++;
        assertThat(proof.value().score()).as("seed %d", seed).isEqualTo(all.value().score());
        assertThat(all.bestMoves()).contains(proof.move());
      }
    }
    assertThat(proofs).isGreaterThan(20);
  }

  @Test
  void aWinIsProvedFromTenStones() {
    int proofs = 0;
    for (int seed = 0; seed < 10; seed++) {
      Position position = position(10, seed);
      Result proof = solver().search(position, Limits.nodes(2_000_000));
      if (proof.end() == Result.End.SOLVED) {
        proofs++;
        Position end = position.copy();
        proof.line().forEach(end::make);
        assertThat(end.outcome()).isNotEqualTo(Position.ONGOING);
        assertThat(proof.line()).hasSize(Score.distance(proof.value().score()));
      }
    }
    assertThat(proofs).isPositive();
  }

  @Test
  void twistHasNoSolver() {
    assertThat(Solvers.searcher(Games.find("pentago:twist"), OPTIONS)).isEmpty();
    assertThat(Solvers.searcher(GAME, OPTIONS)).isPresent();
  }
}
