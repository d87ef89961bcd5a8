package betacut.search.kernel;

import betacut.rules.Score;
import betacut.search.table.Entry;

/**
 * Table entries of positions in games that {@linkplain betacut.rules.Position#banksPoints bank
 * points}: how many of the open points the side to move wins, at least and at most, a byte each
 * where other entries have their score. Two bounds, for the question changes with what is banked:
 * who leads by 3 may ask whether 5 of 12 can be won, who trails by 3 whether 8 can.
 *
 * <p>Such an entry is true whatever the depth, so the place of the depth tells how much work it
 * took: what was expensive to learn stays in the table.
 */
final class OpenPoints {
  private OpenPoints() {}

  static long entry(int move, int least, int most, long work) {
    int size = Long.SIZE - Long.numberOfLeadingZeros(work);
    return Entry.pack(move, (short) (least << 8 | most), size, Entry.EXACT);
  }

  /** The points that are sure. */
  static int least(long entry) {
    return Entry.score(entry) >> 8 & 0xFF;
  }

  /** The points that may be had at best. */
  static int most(long entry) {
    return Entry.score(entry) & 0xFF;
  }

  /** The least margin that is at least a score, which may be the end of some window. */
  static int leastMargin(int score) {
    return Score.isDecided(score) ? Score.margin(score) : score > 0 ? 1 : 0;
  }

  /** The greatest margin that is at most a score. */
  static int mostMargin(int score) {
    return Score.isDecided(score) ? Score.margin(score) : score < 0 ? -1 : 0;
  }
}
