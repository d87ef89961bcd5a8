package betacut.games.search;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Evaluator.CutModel;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.engine.Engine;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A search that cuts corners must at least be cheaper, table and all, and never sound sure. */
class SelectiveSearchTest {
  private static final Options FULL = Options.full(Algorithm.PVS);

  @ParameterizedTest
  @CsvSource({
    "PROBCUT, othello, 10, -----------------XXX-------OX-----OXOO-----O-X----OOO----------- X",
    "MULTI_PROBCUT, othello, 9,"
        + " -----------------XXX-------OX-----OXOO-----O-X----OOO----------- X",
    "MULTI_PROBCUT, connect4, 12, ......./......./......./....o../....x../xo.xo..",
    "PROBCUT, connect4, 14, ......./......./......./....o../....x../xo.xo..",
    "LATE_MOVE_REDUCTION, othello, 8,"
        + " -----------------XXX-------OX-----OXOO-----O-X----OOO----------- X",
    "LATE_MOVE_REDUCTION, connect4, 12, ......./......./......./....o../....x../xo.xo..",
    "LATE_MOVE_REDUCTION, connect4, 12, -",
    "LATE_MOVE_REDUCTION, 'mnk:5,5,4', 5, -",
    "LATE_MOVE_REDUCTION, pentago, 4, x..o../..x.../..o.../.x..../....o./......",
    "MULTI_PROBCUT, pentago, 3, xxo.ox/.o..../x.o.x./.ox.../...x.o/o.x..o",
    "MULTI_PROBCUT, pentago:twist, 3, x..o../..x.../..o.../.x..../....o./......"
  })
  void searchesLessAndSaysItGuesses(Feature feature, String name, int depth, String position) {
    Game<?> game = Games.find(name);
    Result exact = search(game, FULL, position, depth);
    Result likely = search(game, FULL.with(feature), position, depth);
    assertThat(likely.statistics().nodes()).isLessThan(exact.statistics().nodes());
    assertThat(likely.value().kind()).isEqualTo(Bound.ESTIMATE);
  }

  /** A model that is never sure enough changes no value; a stage that never comes, nothing. */
  @ParameterizedTest
  @CsvSource({"stage 0 9999", "stage 999 0.5"})
  void aModelThatNeverCutsGivesTheExactValues(String stage) {
    Game<?> game = Games.find("connect4");
    CutModel model =
        CutModel.parse("game connect4\nevaluation threats\n" + stage + "\npair 5 3 1 0 99\n");
    for (String position : List.of("-", "4455", "123456")) {
      Result exact = search(game, FULL, position, 8);
      Result same = search(game, FULL.withCutModel(model), position, 8);
      assertThat(same.value().score()).isEqualTo(exact.value().score());
      assertThat(same.value().kind()).isEqualTo(Bound.ESTIMATE);
    }
  }

  /** The opinion alone cuts the last ply; where it is never far enough off, nothing changes. */
  @Test
  void anOpinionForetellsTheNextPly() {
    Game<?> game = Games.find("pentago");
    String text = "game pentago\nevaluation quadrants\nstage 0 %s\npair 1 0 1 0 100\n";
    String position = "x..o../..x.../..o.../.x..../....o./......";
    Result exact = search(game, FULL, position, 3);
    Result never = search(game, FULL.withCutModel(model(text, 99_999)), position, 3);
    Result bold = search(game, FULL.withCutModel(model(text, 1)), position, 3);
    assertThat(never.value().score()).isEqualTo(exact.value().score());
    assertThat(bold.statistics().nodes()).isLessThan(never.statistics().nodes());
  }

  private static CutModel model(String text, int threshold) {
    return CutModel.parse(text.formatted(threshold));
  }

  /** No shallow search is made where the deep one sees the end of the game itself. */
  @Test
  void theEndOfTheGameIsNotForetold() {
    Game<?> game = Games.find("connect4");
    String text = "game connect4\nevaluation threats\nstage 0 9\npair 5 3 1 0 99\n";
    Options plain = Options.plain(Algorithm.ALPHABETA);
    Position late = walk(game, 34);
    long exact = Engine.of(game, plain).search(late, Limits.depth(8)).statistics().nodes();
    Engine likely = Engine.of(game, plain.withCutModel(CutModel.parse(text)));
    assertThat(likely.search(late, Limits.depth(8)).statistics().nodes()).isEqualTo(exact);
    Position early = walk(game, 8);
    long more = Engine.of(game, plain).search(early, Limits.depth(8)).statistics().nodes();
    assertThat(likely.search(early, Limits.depth(8)).statistics().nodes()).isNotEqualTo(more);
  }

  /** The first random game that lasts so long. */
  private static Position walk(Game<?> game, int plies) {
    var random = new SplittableRandom(1);
    Position position = game.start();
    while (position.ply() < plies) {
      int[] legal = position.legalMoves();
      position.make(legal[random.nextInt(legal.length)]);
      position = position.outcome() == Position.ONGOING ? position : game.start();
    }
    return position;
  }

  private static <P extends Position> Result search(
      Game<P> game, Options options, String position, int depth) {
    return Engine.of(game, options).search(game.parse(position), Limits.depth(depth));
  }
}
