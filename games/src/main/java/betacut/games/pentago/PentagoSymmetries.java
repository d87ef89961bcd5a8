package betacut.games.pentago;

import java.util.ArrayList;
import java.util.List;

/**
 * The symmetries of the board that keep a variant's rules: the image of each turn must be a turn
 * again.
 *
 * <p>Classic has all eight; a reflection exchanges the two ways of turning. The twist has two, the
 * identity and the half turn: reflections make clockwise counterclockwise, and a quarter turn makes
 * the left–right mirror a top–bottom one, neither of which that game has.
 */
final class PentagoSymmetries {
  private static final PentagoSymmetries CLASSIC = new PentagoSymmetries(Variant.CLASSIC);
  private static final PentagoSymmetries TWIST = new PentagoSymmetries(Variant.TWIST);

  private final int[] boardSymmetries;

  /** Image of a move: {@code [symmetry][move]}. */
  private final short[][] moves;

  private final short[][] inverseMoves;

  /** Ternary value of a pattern's image: {@code [symmetry << 9 | pattern]}. */
  private final int[] ternaryImages;

  /** What quadrant q's state counts after it moved: {@code [symmetry << 2 | q]}. */
  private final long[] quadrantPowers;

  private PentagoSymmetries(Variant variant) {
    List<Integer> kept = new ArrayList<>();
    for (int symmetry = 0; symmetry < Quadrants.SYMMETRIES; symmetry++) {
      if (kindImage(variant, 0, symmetry) >= 0 && kindImage(variant, 1, symmetry) >= 0) {
        kept.add(symmetry);
      }
    }
    boardSymmetries = kept.stream().mapToInt(Integer::intValue).toArray();
    moves = new short[count()][Moves.LIMIT];
    inverseMoves = new short[count()][Moves.LIMIT];
    ternaryImages = new int[count() << 9];
    quadrantPowers = new long[count() << 2];
    for (int symmetry = 0; symmetry < count(); symmetry++) {
      fill(variant, symmetry);
    }
  }

  static PentagoSymmetries of(Variant variant) {
    return variant == Variant.CLASSIC ? CLASSIC : TWIST;
  }

  int count() {
    return boardSymmetries.length;
  }

  /** The symmetry of {@link Quadrants} that one of ours is. */
  int ofBoard(int symmetry) {
    return boardSymmetries[symmetry];
  }

  int image(int move, int symmetry) {
    return moves[symmetry][move];
  }

  int preimage(int move, int symmetry) {
    return inverseMoves[symmetry][move];
  }

  /** The ternary value of the image of one side's stones, each counting 1. */
  long ternary(long stones, int symmetry) {
    int at = symmetry << 9;
    int q = symmetry << 2;
    return ternaryImages[at | (int) stones & 511] * quadrantPowers[q]
        + ternaryImages[at | (int) (stones >>> 9) & 511] * quadrantPowers[q | 1]
        + ternaryImages[at | (int) (stones >>> 18) & 511] * quadrantPowers[q | 2]
        + ternaryImages[at | (int) (stones >>> 27) & 511] * quadrantPowers[q | 3];
  }

  private void fill(Variant variant, int symmetry) {
    int ofBoard = boardSymmetries[symmetry];
    for (int move = 0; move < Moves.LIMIT; move++) {
      int turn = Moves.turn(move);
      int turnImage =
          turn == Moves.NO_TURN
              ? turn
              : 2 * Quadrants.quadrantImage(turn >> 1, ofBoard)
                  + kindImage(variant, turn & 1, ofBoard);
      int image = Moves.of(Quadrants.bitImage(Moves.cell(move), ofBoard), turnImage);
      moves[symmetry][move] = (short) image;
      inverseMoves[symmetry][image] = (short) move;
    }
    for (int pattern = 0; pattern < Quadrants.PATTERNS; pattern++) {
      int image = Quadrants.IMAGE[ofBoard << 9 | pattern];
      ternaryImages[symmetry << 9 | pattern] = Quadrants.TERNARY[image];
    }
    for (int quadrant = 0; quadrant < 4; quadrant++) {
      long power = 1;
      for (int i = Quadrants.quadrantImage(quadrant, ofBoard); i > 0; i--) {
        power *= Quadrants.STATES;
      }
      quadrantPowers[symmetry << 2 | quadrant] = power;
    }
  }

  /** The kind of turn that a turn becomes when the board is seen in the mirror, or -1. */
  private static int kindImage(Variant variant, int kind, int symmetry) {
    for (int image = 0; image < 2; image++) {
      if (sameAfter(variant.turn(kind), symmetry, variant.turn(image))) {
        return image;
      }
    }
    return -1;
  }

  /** Whether turning and then reflecting is the same as reflecting and then the other turn. */
  private static boolean sameAfter(int turn, int symmetry, int otherTurn) {
    for (int pattern = 1; pattern < Quadrants.PATTERNS; pattern <<= 1) { // cell by cell
      int turnedFirst = Quadrants.IMAGE[symmetry << 9 | Quadrants.IMAGE[turn << 9 | pattern]];
      int turnedLast = Quadrants.IMAGE[otherTurn << 9 | Quadrants.IMAGE[symmetry << 9 | pattern]];
      if (turnedFirst != turnedLast) {
        return false;
      }
    }
    return true;
  }
}
