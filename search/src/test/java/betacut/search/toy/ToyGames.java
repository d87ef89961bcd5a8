package betacut.search.toy;

import betacut.rules.Game;
import betacut.rules.RulesGame;
import betacut.testkit.Walks;
import java.util.List;

/** Small games with everything a search must cope with, for tests of the search itself. */
public final class ToyGames {
  /** Wins near and far, transpositions, symmetries and forcing moves. */
  public static final Game<TicTacToe> TIC_TAC_TOE = TicTacToe.GAME;

  /** Games of uneven length that end in a win, a draw or a loss. */
  public static final Game<TreePosition> WINS =
      TreePosition.game(Walks.SEED, 4, 9, TreePosition.Ends.WINS);

  /** Games that end in points: decided scores without a distance. */
  public static final Game<TreePosition> MARGINS =
      TreePosition.game(Walks.SEED, 4, 9, TreePosition.Ends.MARGINS);

  public static final List<Game<?>> ALL =
      List.of(
          TIC_TAC_TOE,
          WINS,
          MARGINS,
          RulesGame.of(new Nim(14)),
          RulesGame.of(new Again(17, false)),
          RulesGame.of(new Again(14, true)));

  private ToyGames() {}
}
