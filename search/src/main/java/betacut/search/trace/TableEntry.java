package betacut.search.trace;

import betacut.rules.Value.Bound;
import betacut.search.table.Entry;

/**
 * What the table held, or got, for a position.
 *
 * @param claim what the score says; {@link Bound#UNKNOWN} if the table knew nothing
 * @param score for the side to move there, its distance to a win counted from that position
 * @param move the move to try first, as it is written here (unfolded), or -1
 */
public record TableEntry(Bound claim, int depth, int score, int move) {
  /** What a probe finds that finds nothing. */
  public static final TableEntry MISS = new TableEntry(Bound.UNKNOWN, 0, 0, -1);

  static final Bound[] BOUNDS = Bound.values();

  static TableEntry of(long entry, int move) {
    return entry == Entry.MISS
        ? MISS
        : new TableEntry(BOUNDS[Entry.bound(entry)], Entry.depth(entry), Entry.score(entry), move);
  }

  /** Whether the table knew the position. */
  public boolean isHit() {
    return claim != Bound.UNKNOWN;
  }
}
