package betacut.zoo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.games.connectfour.ConnectFour;
import betacut.games.mnk.Mnk;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.engine.Engine;
import betacut.search.trace.Trace;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every bug shows where it is said to show, and can be played against. */
final class DemonstrationTest {
  static List<Bug> bugs() {
    return Bug.all();
  }

  @ParameterizedTest
  @MethodSource("bugs")
  void theBugDiffersFromMinimaxAndTheRightEngineDoesNot(Bug bug) {
    var shown = Demonstration.of(bug);
    assertThat(shown.show().differs()).as(shown.toString()).isTrue();
    assertThat(ZooWords.text(shown.asked())).matches("[A-Z].*[.?]");
    assertThat(List.of(bug.title(), bug.harm(), bug.invariant(), bug.fix(), bug.effect()))
        .doesNotContain("");
    if (!bug.isInRules() && shown.question() != Demonstration.Question.GAMES) {
      var right =
          new Demonstration(
              Bug.NONE,
              shown.game(),
              shown.moves(),
              shown.question(),
              shown.depth(),
              shown.nodes());
      assertThat(right.show().differs()).as(right.toString()).isFalse();
    }
  }

  @Test
  void aMissedWinInOneIsSaid() {
    var shown = Demonstration.of(Bug.WIN_WITHOUT_DISTANCE).show();
    assertThat(ZooWords.text(shown.right())).isEqualTo("6, win in 1 ply");
    assertThat(shown.comment().map(ZooWords::text)).contains("2 is worth win in 5 plies.");
  }

  @Test
  void theRightPlayerVariesAndTheOtherDoesNot() {
    var shown = Demonstration.of(Bug.SAME_GAME_EVERY_TIME).show();
    assertThat(ZooWords.text(shown.right())).isEqualTo("48 different games in 50");
    assertThat(ZooWords.text(shown.wrong())).isEqualTo("1 different game in 50");
  }

  @ParameterizedTest
  @MethodSource("bugs")
  void everyBugPlaysAWholeGame(Bug bug) {
    play(bug, Games.find(Demonstration.of(bug).game()));
  }

  private static <P extends Position> void play(Bug bug, Game<P> game) {
    Engine engine = ZooSearcher.engine(bug, game);
    P position = game.start();
    while (position.outcome() == Position.ONGOING) {
      var result =
          engine.search(position, Limits.nodes(2000).withDepth(3), Detail.TIES, Progress.SILENT);
      assertThat(position.legalMoves()).contains(result.move());
      assertThat(result.bestMoves()).contains(result.move());
      position.make(result.move());
    }
  }

  @Test
  void aZooSearchCanBeTraced() {
    var game = ConnectFour.of(7, 6);
    var trace = new Trace(10_000);
    var evaluator = game.evaluators().firstEntry().getValue();
    var searcher = ZooSearcher.of(Bug.RETURN_BEFORE_UNDO, game, evaluator, Optional.of(trace));
    var result =
        Engine.around(
                searcher, game, betacut.search.Options.plain(betacut.search.Algorithm.ALPHABETA))
            .search(game.start(), Limits.depth(3));
    assertThat(trace.size()).isGreaterThan((int) result.statistics().nodes());
  }

  @Test
  void aBugOfOtherRulesIsRefused() {
    assertThatThrownBy(() -> ZooSearcher.engine(Bug.MISSING_DIAGONAL, Mnk.of(3, 3, 3)))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("rules of Connect-4");
  }

  @Test
  void bugsAreFoundByNumber() {
    assertThat(Bug.numbered(" 3C ")).isEqualTo(Bug.BOUND_FROM_RAISED_ALPHA);
    assertThat(Bug.numbered("5")).isEqualTo(Bug.UNFINISHED_DEPTH_USED);
    assertThatThrownBy(() -> Bug.numbered("11")).hasMessageContaining("Bugs: 1, 2, 3a");
  }
}
