package betacut.games.contract;

import betacut.games.breakthrough.BreakthroughFamily;
import betacut.games.breakthrough.BreakthroughPosition;
import betacut.games.connectfour.ConnectFour;
import betacut.games.connectfour.ConnectFourPosition;
import betacut.games.dots.DotsFamily;
import betacut.games.dots.DotsPosition;
import betacut.games.kalah.KalahFamily;
import betacut.games.kalah.KalahPosition;
import betacut.games.mnk.Mnk;
import betacut.games.mnk.MnkPosition;
import betacut.games.othello.OthelloFamily;
import betacut.games.othello.OthelloPosition;
import betacut.games.pentago.PentagoFamily;
import betacut.games.pentago.PentagoPosition;
import betacut.games.tree.TreeFamily;
import betacut.games.tree.TreePosition;
import betacut.rules.Game;
import java.util.List;

/** The games and sizes that all contracts are run on. */
final class TestGames {
  static final Game<MnkPosition> TIC_TAC_TOE = Mnk.of(3, 3, 3);
  static final Game<MnkPosition> MNK_443 = Mnk.of(4, 4, 3);
  static final Game<MnkPosition> MNK_544 = Mnk.of(5, 4, 4);
  static final Game<MnkPosition> GOMOKU = Mnk.of(15, 15, 5);
  static final Game<ConnectFourPosition> CONNECT_FOUR = ConnectFour.of(7, 6);
  static final Game<ConnectFourPosition> CONNECT_FOUR_4X4 = ConnectFour.of(4, 4);
  static final Game<ConnectFourPosition> CONNECT_FOUR_5X4 = ConnectFour.of(5, 4);
  static final Game<ConnectFourPosition> CONNECT_FOUR_6X5 = ConnectFour.of(6, 5);
  static final Game<PentagoPosition> PENTAGO = new PentagoFamily().game("classic");
  static final Game<PentagoPosition> PENTAGO_TWIST = new PentagoFamily().game("twist");
  static final Game<OthelloPosition> OTHELLO = new OthelloFamily().game("8x8");
  static final Game<OthelloPosition> OTHELLO_6X6 = new OthelloFamily().game("6x6");
  static final Game<OthelloPosition> OTHELLO_4X4 = new OthelloFamily().game("4x4");
  static final Game<OthelloPosition> OTHELLO_DISCS_ONLY =
      new OthelloFamily().game("4x4,discs-only");

  static final Game<BreakthroughPosition> BREAKTHROUGH = new BreakthroughFamily().game("8x8");
  static final Game<BreakthroughPosition> BREAKTHROUGH_3X5 = new BreakthroughFamily().game("3x5");
  static final Game<KalahPosition> KALAH = new KalahFamily().game("6,4");
  static final Game<KalahPosition> KALAH_32 = new KalahFamily().game("3,2,empty-capture");
  static final Game<DotsPosition> DOTS = new DotsFamily().game("3x3");
  static final Game<DotsPosition> DOTS_2X1 = new DotsFamily().game("2x1");

  /** Lines of all lengths, and a subtree that comes twice. */
  static final Game<TreePosition> TYPED_TREE =
      new TreeFamily()
          .game("(((8 5 (1 -7))(9 1)) 4 ((4 -6)((3 8)(2 (0 11 -3)))) ((8 5 (1 -7))(6 -4 2)))");

  /** Every game above, largest trees last. */
  static final List<Game<?>> ALL =
      List.of(
          TYPED_TREE,
          TIC_TAC_TOE,
          MNK_443,
          DOTS_2X1,
          KALAH_32,
          BREAKTHROUGH_3X5,
          MNK_544,
          CONNECT_FOUR_4X4,
          CONNECT_FOUR_5X4,
          CONNECT_FOUR_6X5,
          CONNECT_FOUR,
          DOTS,
          KALAH,
          BREAKTHROUGH,
          OTHELLO_4X4,
          OTHELLO_DISCS_ONLY,
          OTHELLO_6X6,
          OTHELLO,
          PENTAGO,
          PENTAGO_TWIST,
          GOMOKU);

  private TestGames() {}
}
