package betacut.games.breakthrough;

import betacut.rules.Evaluator;
import betacut.rules.Score;
import betacut.rules.Weights;
import java.util.List;

/**
 * Adds up, own minus the other side's: pieces, the rows they have gone, pieces that another one
 * guards, cells of the last two rows, and pieces with a free way to their goal.
 */
final class BreakthroughEvaluator implements Evaluator.Weighted<BreakthroughPosition> {
  private static final String PIECES = "pieces";
  private static final String ROWS = "rows";
  private static final String GUARDED = "guarded";
  private static final String HOME = "home";
  private static final String FREE = "free";

  /** Chosen by hand, in the ratio that players name; {@code tune} learns better ones. */
  static final Weights BY_HAND =
      Weights.of(
          List.of(PIECES, ROWS, GUARDED, HOME, FREE),
          name ->
              switch (name) {
                case PIECES -> 100;
                case ROWS -> 8;
                case GUARDED -> 10;
                case HOME -> 6;
                default -> 120;
              });

  private final Weights weights;
  private final int pieces;
  private final int rows;
  private final int guarded;
  private final int home;
  private final int free;

  BreakthroughEvaluator(Weights weights) {
    this.weights = weights;
    pieces = weights.get(PIECES);
    rows = weights.get(ROWS);
    guarded = weights.get(GUARDED);
    home = weights.get(HOME);
    free = weights.get(FREE);
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public BreakthroughEvaluator with(Weights other) {
    return new BreakthroughEvaluator(other);
  }

  @Override
  public int evaluate(BreakthroughPosition position) {
    int first = side(position, 0) - side(position, 1);
    return Score.clampOpinion(position.mover() == 0 ? first : -first);
  }

  private int side(BreakthroughPosition position, int side) {
    PawnBoard board = position.board();
    int width = board.width;
    long own = position.pieces(side);
    long others = position.pieces(1 - side);
    long left = own & ~board.leftColumn;
    long right = own & ~board.rightColumn;
    long aslant =
        side == 0
            ? left << width - 1 | right << width + 1
            : left >>> width + 1 | right >>> width - 1;
    long homeRows = side == 0 ? board.firstHome() : board.secondHome();
    int gone = Long.bitCount(own) * (board.height - 2) - board.stepsLeft(own, side);
    return pieces * Long.bitCount(own)
        + rows * gone
        + guarded * Long.bitCount(own & aslant)
        + home * Long.bitCount(own & homeRows)
        + free * Long.bitCount(own & ~reach(board, others, 1 - side));
  }

  /** The cells from which nobody gets past these pieces: before them and to all sides ahead. */
  private static long reach(PawnBoard board, long pieces, int side) {
    long reach = pieces;
    for (int row = 1; row < board.height; row++) {
      long wide = reach | (reach & ~board.leftColumn) >>> 1 | (reach & ~board.rightColumn) << 1;
      reach |= (side == 0 ? wide << board.width : wide >>> board.width) & board.all;
    }
    return reach;
  }
}
