package betacut.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.games.connectfour.ConnectFour;
import betacut.games.connectfour.ConnectFourPosition;
import betacut.games.mnk.Mnk;
import betacut.games.mnk.MnkPosition;
import betacut.games.othello.OthelloFamily;
import betacut.games.othello.OthelloPosition;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Rules;
import betacut.rules.RulesGame;
import betacut.testkit.Check;
import betacut.testkit.GameChecks;
import betacut.testkit.GameSample;
import betacut.testkit.OwnSearch;
import betacut.testkit.RuleBookChecks;
import betacut.testkit.SearchChecks;
import betacut.testkit.SearchSample;
import betacut.testkit.Walks;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every bug of the zoo is killed by a check that fits it, and the right engine passes them all. */
final class ZooTest {
  private static final Game<ConnectFourPosition> CONNECT_FOUR = ConnectFour.of(7, 6);
  private static final Game<OthelloPosition> OTHELLO = new OthelloFamily().game("6x6");
  private static final SearchSample<ConnectFourPosition> SAMPLE = SearchSample.usual(CONNECT_FOUR);
  private static final SearchSample<MnkPosition> MANY_TRANSPOSITIONS =
      SearchSample.usual(Mnk.of(4, 4, 3));

  @ParameterizedTest
  @EnumSource(
      value = Bug.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"NONE", "MISSING_DIAGONAL", "WRAPPED_BITBOARD", "PASS_IS_THE_END"})
  void aBugInASearchIsKilled(Bug bug) {
    Supplier<OwnSearch> mutant = () -> new ZooSearch(bug);
    List<String> killers = new ArrayList<>(failing(SearchChecks.of(SAMPLE, mutant)));
    killers.addAll(failing(SearchChecks.of(MANY_TRANSPOSITIONS, mutant)));
    assertThat(killers).as("checks that see bug %s", bug.number()).contains(expectedKiller(bug));
  }

  /** The check that the zoo promises for each bug. */
  private static String expectedKiller(Bug bug) {
    return switch (bug) {
      case WIN_WITHOUT_DISTANCE -> "a win in one is taken";
      case TIES_FROM_BOUNDS -> "the best moves are minimax's best moves";
      case TABLE_WITHOUT_BOUNDS, TABLE_BOUNDS_SWAPPED, BOUND_FROM_RAISED_ALPHA, KEY_NOT_VERIFIED ->
          "a tree's positions share one table";
      case TABLE_DEPTH_UNCHECKED -> "a kept table changes nothing";
      case WIN_DISTANCE_NOT_ADJUSTED -> "a kept table keeps win distances";
      case UNFINISHED_DEPTH_USED, BEST_SCORE_OVER_DEPTHS -> "a limit gives the last finished depth";
      case ABORTED_VALUES_STORED -> "an aborted search leaves only truth behind";
      case RETURN_BEFORE_UNDO -> "the position is left as it was";
      case SAME_GAME_EVERY_TIME -> "games differ, and only by true ties";
      default -> "the value is minimax's";
    };
  }

  @Test
  void theRightEngineRaisesNoAlarm() {
    Supplier<OwnSearch> right = () -> new ZooSearch(Bug.NONE);
    List<Game<?>> games =
        List.of(CONNECT_FOUR, Mnk.of(3, 3, 3), Mnk.of(4, 4, 3), ConnectFour.of(4, 4), OTHELLO);
    for (Game<?> game : games) {
      assertThat(failing(SearchChecks.of(SearchSample.usual(game), right))).as(game.id()).isEmpty();
    }
  }

  @Test
  void aMissingDiagonalIsKilledBySymmetryAndByTheRuleBook() {
    var game = new BuggyGame<>(CONNECT_FOUR, BuggyRules::missingDiagonal);
    assertThat(failing(checks(game, new ConnectFourRuleBook(7, 6))))
        .contains("a mirrored game has the same course", "the game follows its rule book");
  }

  @Test
  void aWrappedBoardIsKilledBySymmetryAndByTheRuleBook() {
    var game = new BuggyGame<>(CONNECT_FOUR, BuggyRules::wrappedBoard);
    assertThat(failing(checks(game, new ConnectFourRuleBook(7, 6))))
        .contains("a mirrored game has the same course", "the game follows its rule book");
  }

  @Test
  void aPassTakenForTheEndIsKilledByTheRuleBook() {
    var game = new BuggyGame<>(OTHELLO, BuggyRules::passIsTheEnd);
    assertThat(failing(checks(game, new OthelloRuleBook(6))))
        .contains("the game follows its rule book");
  }

  @Test
  void rightRulesRaiseNoAlarm() {
    var connectFour = new BuggyGame<>(CONNECT_FOUR, BuggyRules::allDirections);
    assertThat(failing(checks(connectFour, new ConnectFourRuleBook(7, 6)))).isEmpty();
    var othello = new BuggyGame<>(OTHELLO, OthelloPosition::outcome);
    assertThat(failing(checks(othello, new OthelloRuleBook(6)))).isEmpty();
  }

  private static <P extends Position> List<Check> checks(Game<P> game, Rules<?, ?> ruleBook) {
    var sample = new GameSample<>(game, Walks.SEED, 200);
    List<Check> checks = new ArrayList<>(GameChecks.of(sample));
    checks.addAll(RuleBookChecks.of(sample, RulesGame.of(ruleBook)));
    return checks;
  }

  private static List<String> failing(List<Check> checks) {
    return checks.stream().filter(check -> !check.findings().isEmpty()).map(Check::name).toList();
  }
}
