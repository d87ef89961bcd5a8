package betacut.play.analyse;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.play.analyse.GivenAway.Basis;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnalystTest {

  private static <P extends Position> Analyst<P> analyst(Game<P> game) {
    return new Analyst<>(game, new StopSignal());
  }

  /** A position some way into a game, and the moves that led there. */
  private static <P extends Position> P walk(Game<P> game, int plies, List<Integer> moves) {
    var random = new SplittableRandom(plies);
    P position = game.start();
    while (moves.size() < plies) {
      int[] legal = position.legalMoves();
      int move = legal[random.nextInt(legal.length)];
      position.make(move);
      if (position.outcome() == Position.ONGOING) {
        moves.add(move);
      } else {
        position.undo(move);
        return position;
      }
    }
    return position;
  }

  /** Not on the load, the machine, or what was asked before. */
  @ParameterizedTest
  @ValueSource(strings = {"connect4", "connect4:9x6", "mnk:5,5,4", "gomoku", "othello:6x6"})
  void anAnswerDependsOnTheQuestionAlone(String name) {
    dependsOnTheQuestion(Games.find(name));
  }

  private static <P extends Position> void dependsOnTheQuestion(Game<P> game) {
    P position = walk(game, 12, new ArrayList<>());
    P other = walk(game, 7, new ArrayList<>());
    Analyst<P> busy = analyst(game);
    busy.hints(other);
    busy.review(other, List.of(), 0, Analyst.REVIEW_NODES, ply -> {});
    Result after = busy.hints(position);
    Result fresh = analyst(game).hints(position);
    assertThat(after.moves()).isEqualTo(fresh.moves());
    assertThat(after.statistics().nodes()).isEqualTo(fresh.statistics().nodes());
    int move = fresh.moves().getLast().move();
    assertThat(busy.why(position, move)).isEqualTo(analyst(game).why(position, move));
  }

  /** Whoever looks as deep as we say, and without any of our tricks, finds what we say. */
  @ParameterizedTest
  @ValueSource(strings = {"connect4:9x6", "mnk:5,5,4", "gomoku", "othello:6x6", "pentago"})
  void theDepthThatIsSaidIsTheOneSearched(String name) {
    depthIsTrue(Games.find(name));
  }

  private static <P extends Position> void depthIsTrue(Game<P> game) {
    P position = walk(game, 9, new ArrayList<>());
    Result few = analyst(game).values(position, Limits.nodes(20_000), Progress.SILENT);
    Engine plain = Engine.of(game, Options.plain(Algorithm.ALPHABETA));
    for (RootMove move : few.moves().stream().limit(4).toList()) {
      if (move.value().kind() == Bound.ESTIMATE && move.value().depth() > 1) {
        position.make(move.move());
        Result reply = plain.search(position, Limits.depth(move.value().depth() - 1));
        position.undo(move.move());
        assertThat(-reply.value().score()).isEqualTo(move.value().score());
      }
    }
    int move = few.moves().getLast().move();
    Result all = analyst(game).hints(position);
    Value hint =
        all.moves().stream().filter(one -> one.move() == move).findFirst().orElseThrow().value();
    assertThat(analyst(game).why(position, move).orElseThrow().move().value()).isEqualTo(hint);
  }

  /** The book knows every move of the first six plies, the solver those of many stones. */
  @ParameterizedTest
  @ValueSource(ints = {0, 3, 5, 24, 27})
  void pentagoIsKnownWithFewAndWithManyStones(int stones) {
    isKnown(Games.find("pentago"), stones);
  }

  private static <P extends Position> void isKnown(Game<P> game, int stones) {
    P position = walk(game, stones, new ArrayList<>());
    if (position.ply() < stones) {
      return; // the random game was over before
    }
    Result hints = analyst(game).hints(position);
    assertThat(hints.moves()).hasSize(position.legalMoves().length);
    assertThat(hints.moves()).allMatch(move -> move.value().kind() == Bound.EXACT);
    assertThat(analyst(game).truth(position).orElseThrow().score())
        .isEqualTo(hints.value().score());
    List<RootMove> moves = hints.moves();
    assertThat(analyst(game).why(position, moves.getLast().move()).orElseThrow().basis())
        .isEqualTo(Basis.EXACT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"connect4", "tictactoe", "mnk:5,5,4", "othello:6x6", "pentago"})
  void whyAndReviewBelongTogether(String name) {
    belongTogether(Games.find(name));
  }

  private static <P extends Position> void belongTogether(Game<P> game) {
    List<Integer> moves = new ArrayList<>();
    P last = walk(game, 5, moves);
    String before = game.format(last);
    List<ReviewedPly> whole = new ArrayList<>();
    analyst(game).review(game.start(), moves, 0, Analyst.REVIEW_NODES, whole::addFirst);
    List<ReviewedPly> part = new ArrayList<>();
    analyst(game)
        .review(game.start(), moves, moves.size() - 1, Analyst.REVIEW_NODES, part::addFirst);
    assertThat(whole).hasSize(moves.size() + 1);
    assertThat(part).isEqualTo(whole.subList(moves.size() - 1, moves.size() + 1));
    assertThat(whole.getLast().played()).isEmpty();
    assertThat(game.format(last)).isEqualTo(before);
  }

  @Test
  void aSolverTellsMoreThanItsMove() {
    Game<?> game = Games.find("connect4");
    assertThat(text(game, "1"))
        .startsWith("After 1: loss in 40 plies (exact ✓). The answer: ")
        .endsWith(" Better was 4: win in 41 plies (exact ✓).");
    assertThat(text(game, "4")).contains("The answer: ").endsWith(". There is no better move.");
  }

  private static <P extends Position> String text(Game<P> game, String move) {
    P start = game.start();
    Why why = analyst(game).why(start, game.parseMove(start, move)).orElseThrow();
    assertThat(why.answer()).hasSizeGreaterThanOrEqualTo(4);
    return why.text(start, (_, one) -> game.formatMove(one));
  }

  @Test
  void theWorseTheMoveTheLouderTheMark() {
    assertThat(List.of(0.01, 0.05, 0.1, 0.15))
        .extracting(AnalystTest::mark)
        .containsExactly("", "?!", "?", "??");
  }

  private static String mark(double loss) {
    return GivenAway.of(Basis.EXACT, loss).mark();
  }

  /** Column 5 loses a won game; a look at 40,000 positions thought that it cost 2 %. */
  @Test
  void aMoveThatLosesAWonGameIsABlunder() {
    List<ReviewedPly> plies = reviewed("connect4", "4 4 2 3 4 4 3 3 2 3 4 3 3 5");
    assertThat(plies.get(13).mark()).isEqualTo("??");
    assertThat(plies.get(13).text(move -> "" + (move + 1)))
        .startsWith("14. 5 ?? lost ")
        .contains("loss in 24 plies (exact ✓). Better was ", ": win in 23 plies (exact ✓).");
    assertThat(plies).allMatch(ply -> ply.best().value().kind() == Bound.EXACT);
    // The whole review; with a solver that counts alike on every machine.
    assertThat(plies.stream().mapToLong(ReviewedPly::nodes).sum()).isLessThan(1_500_000);
  }

  private static List<ReviewedPly> reviewed(String name, String moves) {
    return reviewed(Games.find(name), moves);
  }

  private static <P extends Position> List<ReviewedPly> reviewed(Game<P> game, String text) {
    P position = game.start();
    List<Integer> moves = new ArrayList<>();
    for (String word : text.split(" ")) {
      moves.add(game.parseMove(position, word));
      position.play(moves.getLast());
    }
    List<ReviewedPly> plies = new ArrayList<>();
    analyst(game).review(game.start(), moves, 0, Analyst.REVIEW_NODES, plies::addFirst);
    return plies;
  }

  /** Wherever hints are exact, so is the review, and both say the same. */
  @ParameterizedTest
  @ValueSource(strings = {"connect4", "connect4:5x4", "mnk:4,4,4", "othello", "othello:4x4"})
  void aReviewKnowsWhatHintsKnow(String name) {
    knowsTheSame(Games.find(name));
  }

  private static <P extends Position> void knowsTheSame(Game<P> game) {
    List<Integer> moves = new ArrayList<>();
    P last = walk(game, Math.max(4, game.start().pliesLeft() - 10), moves);
    Result hints = analyst(game).hints(last);
    List<ReviewedPly> plies = new ArrayList<>();
    analyst(game).review(game.start(), moves, moves.size(), Analyst.REVIEW_NODES, plies::addFirst);
    assertThat(hints.value().kind()).isEqualTo(Bound.EXACT);
    assertThat(plies.getLast().best().value().kind()).isEqualTo(Bound.EXACT);
    assertThat(plies.getLast().best().value().score()).isEqualTo(hints.value().score());
  }

  @Test
  void exactAndEstimatedValuesAreNotSubtracted() {
    Game<?> game = Games.find("connect4");
    var sureLoss = new RootMove(0, Value.exact(-Score.WIN + 24, 30));
    var sureWin = new RootMove(1, Value.exact(Score.WIN - 9, 30));
    var likely = new RootMove(2, Value.estimate(64, 8));
    var unlikely = new RootMove(3, Value.estimate(-64, 8));
    assertThat(GivenAway.between(likely, sureLoss, game))
        .isEqualTo(new GivenAway(Basis.UNLIKE, Optional.empty(), "?"));
    assertThat(GivenAway.between(sureWin, likely, game))
        .isEqualTo(new GivenAway(Basis.UNLIKE, Optional.empty(), "?!"));
    assertThat(GivenAway.between(sureWin, sureLoss, game).basis()).isEqualTo(Basis.EXACT);
    assertThat(GivenAway.between(likely, unlikely, game).basis()).isEqualTo(Basis.ESTIMATE);
    assertThat(GivenAway.between(likely, unlikely, game).loss()).isPresent();
  }

  @Test
  void accuracyIsAShareAndAForcedMoveHasNone() {
    assertThat(GivenAway.of(Basis.EXACT, 0).accuracy()).contains(1.0);
    assertThat(GivenAway.of(Basis.EXACT, 0.15).accuracy()).contains(0.5);
    List<ReviewedPly> plies = reviewed("connect4", "4 1 4 1 4 2 3");
    assertThat(ReviewedPly.summary(plies))
        .matches(
            "Accuracy: first player \\d+% \\(\\d+\\.\\d% of the winning chance lost per move\\);"
                + " second player \\d\\d?% .*");
    var only = new RootMove(0, Value.exact(0, 1));
    assertThat(new ReviewedPly(0, 0, only, Optional.of(only), Optional.empty(), 1).accuracy())
        .isEmpty();
  }

  @Test
  void nobodyWaits() {
    var signal = new StopSignal();
    signal.stop();
    Game<?> game = Games.find("connect4");
    assertThat(given(game, signal)).isEmpty();
  }

  private static <P extends Position> Optional<Why> given(Game<P> game, StopSignal signal) {
    return new Analyst<>(game, signal).why(game.start(), 0);
  }
}
