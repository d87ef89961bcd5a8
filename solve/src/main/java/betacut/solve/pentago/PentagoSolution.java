package betacut.solve.pentago;

import betacut.games.pentago.PentagoLines;

/**
 * What every move of a classic position is worth to the side that makes it: 1 if it wins, 0 if it
 * draws, −1 if it loses; and after how many plies, where that is known.
 *
 * <p>A move is a cell and a turn as {@link betacut.games.pentago.PentagoPosition} numbers them:
 * twice the quadrant, plus 1 if it is clockwise; 8 for a stone that wins before anything turns.
 */
public final class PentagoSolution {
  /** In place of the plies of a win or loss of which nobody knows how soon. */
  public static final int UNKNOWN = 0;

  private static final int TURNS = 8;

  /** The rotation of each turn: its word and its bit in one. */
  private static final int[] ROTATIONS = rotations();

  private final long empty;
  private final int cells;
  private final boolean[] winsUnturned = new boolean[36];
  private final byte[] outcomes = new byte[36 * TURNS];
  private final byte[] plies = new byte[36 * TURNS];

  PentagoSolution(long own, long opponent) {
    empty = (1L << 36) - 1 & ~(own | opponent);
    cells = Long.bitCount(empty);
    for (int cell = 0; cell < 36; cell++) {
      if ((empty >> cell & 1) != 0) {
        winsUnturned[cell] = PentagoLines.five(own | 1L << cell);
      }
    }
  }

  private static int[] rotations() {
    int[] rotations = new int[TURNS];
    for (int turn = 0; turn < TURNS; turn++) {
      int quarters = (turn & 1) == 0 ? 3 : 1;
      int quadrant = turn >> 1;
      // Quadrant 0 is in word 0 by one quarter, in word 1 by three.
      rotations[turn] = quadrant == 0 ? (quarters >> 1) << 6 : quarters << 2 * (3 - quadrant);
    }
    return rotations;
  }

  /** Empty cells. */
  int cells() {
    return cells;
  }

  /** What a legal move is worth. */
  public int outcome(int cell, int turn) {
    return winsUnturned[cell] ? 1 : outcomes[TURNS * cell + turn];
  }

  /**
   * Plies to the end of a won or lost game if both sides play for it; {@link #UNKNOWN} if not
   * known.
   */
  public int plies(int cell, int turn) {
    return winsUnturned[cell] ? 1 : plies[TURNS * cell + turn];
  }

  /** What the best move is worth. */
  public int outcome() {
    int best = -1;
    for (int cell = 0; cell < 36; cell++) {
      for (int turn = 0; turn < TURNS && (empty >> cell & 1) != 0; turn++) {
        best = Math.max(best, outcome(cell, turn));
      }
    }
    return best;
  }

  /** Takes over who wins. */
  void learn(SuperSweep.Answers wins, SuperSweep.Answers holds) {
    forEachMove(
        (at, reply, rotation) -> outcomes[at] = (byte) outcome(wins, holds, reply, rotation));
  }

  /** Takes over what ends within so many plies, and not sooner. */
  void learnPlies(SuperSweep.Answers wins, SuperSweep.Answers holds, int depth) {
    forEachMove(
        (at, reply, rotation) -> {
          int outcome = outcome(wins, holds, reply, rotation);
          if (plies[at] == UNKNOWN && outcome != 0) {
            plies[at] = (byte) depth;
            outcomes[at] = (byte) outcome;
          }
        });
  }

  /** A reply in which the other side reaches its goal is one in which the mover misses its own. */
  private static int outcome(
      SuperSweep.Answers wins, SuperSweep.Answers holds, int reply, int rotation) {
    int word = 2 * reply + (rotation >> 6);
    int isHeld = (int) (wins.replies()[word] >>> rotation) & 1;
    int isLost = (int) (holds.replies()[word] >>> rotation) & 1;
    return 1 - isHeld - isLost;
  }

  /** Whether some move wins or loses, and nobody knows how soon. */
  boolean lacksPlies() {
    boolean[] lacks = new boolean[1];
    forEachMove((at, _, _) -> lacks[0] |= outcomes[at] != 0 && plies[at] == UNKNOWN);
    return lacks[0];
  }

  /** Whatever is not known by now takes until the board is full. */
  void restTakes(int depth) {
    forEachMove(
        (at, _, _) ->
            plies[at] = outcomes[at] != 0 && plies[at] == UNKNOWN ? (byte) depth : plies[at]);
  }

  private interface Move {
    void visit(int at, int reply, int rotation);
  }

  /** Every move but those that win unturned, whose turns are none. */
  private void forEachMove(Move move) {
    int reply = 0;
    for (int cell = 0; cell < 36; cell++) {
      if ((empty >> cell & 1) != 0) {
        for (int turn = 0; turn < TURNS && !winsUnturned[cell]; turn++) {
          move.visit(TURNS * cell + turn, reply, ROTATIONS[turn]);
        }
        reply++;
      }
    }
  }
}
