package betacut.games.kalah;

import betacut.rules.Keys;
import betacut.rules.Position;
import betacut.rules.Score;
import java.util.Arrays;

/**
 * A Kalah position: a row of bytes for each side, see {@link Sowing}. A move is the number of a
 * house of the side to move, from its left; the number after the last house is the pass of a side
 * that is skipped because the other's last seed fell into its store.
 *
 * <p>A last seed in an own house that was empty takes the seeds opposite with it into the store;
 * whether it does so where there are none is a matter of the variant. The game ends when the houses
 * of either side are empty; what is left belongs to its owner.
 */
public final class KalahPosition extends Position {
  private static final long SECOND_TO_MOVE = 0x9E3779B97F4A7C15L;
  private static final long SKIPPED = 0xD1B54A32D192ED03L;
  private static final long OPEN = 0xA0761D6478BD642FL;
  private static final int AGAIN = 200;
  private static final int TAKING = 8;

  private final Sowing sowing;
  private final long[] rows;
  private boolean skipped;

  /** Rows before each move, two words each, with the skipped side's bit above the first store. */
  private long[] before = new long[256];

  private int made;

  KalahPosition(Sowing sowing, long first, long second, int mover) {
    this.sowing = sowing;
    rows = new long[] {first, second};
    ply = mover;
    setKey();
  }

  private KalahPosition(KalahPosition other) {
    sowing = other.sowing;
    rows = other.rows.clone();
    skipped = other.skipped;
    before = other.before.clone();
    made = other.made;
    ply = other.ply;
    key = other.key;
  }

  Sowing sowing() {
    return sowing;
  }

  /** The houses and the store of a side. */
  long row(int side) {
    return rows[side];
  }

  private void setKey() {
    key =
        Keys.mix(rows[0], rows[1]) ^ (mover() == 0 ? 0 : SECOND_TO_MOVE) ^ (skipped ? SKIPPED : 0);
  }

  @Override
  public boolean isSkipped() {
    return skipped;
  }

  @Override
  public boolean hasSkips() {
    return true;
  }

  @Override
  public int moves(int[] out, int from) {
    if (skipped) {
      out[from] = sowing.houses;
      return from + 1;
    }
    int end = from;
    long row = rows[mover()];
    for (int house = sowing.houses - 1; house >= 0; house--) { // those near the store first
      if (Sowing.at(row, house) > 0) {
        out[end++] = house;
      }
    }
    return end;
  }

  @Override
  public void make(int move) {
    if (2 * made == before.length) {
      before = Arrays.copyOf(before, 4 * made);
    }
    before[2 * made] = rows[0];
    before[2 * made + 1] = rows[1];
    made++;
    if (skipped) {
      skipped = false;
    } else {
      sow(mover(), move);
    }
    ply++;
    setKey();
  }

  private void sow(int side, int house) {
    int sown = Sowing.at(rows[side], house);
    int last = sowing.last(house, sown);
    long own = (rows[side] & ~(0xFFL << 8 * house)) + sowing.toOwn(house, sown);
    long other = rows[1 - side] + sowing.toOther(house, sown);
    if (last < sowing.houses && Sowing.at(own, last) == 1) {
      int opposite = sowing.houses - 1 - last;
      int taken = Sowing.at(other, opposite);
      if (taken > 0 || sowing.emptyCapture) {
        own = (own & ~(0xFFL << 8 * last)) + ((long) taken + 1 << 8 * sowing.houses);
        other &= ~(0xFFL << 8 * opposite);
      }
    }
    rows[side] = own;
    rows[1 - side] = other;
    skipped = last == sowing.houses && !isOver();
  }

  @Override
  public void undo(int move) {
    made--;
    rows[0] = before[2 * made];
    rows[1] = before[2 * made + 1];
    skipped = move == sowing.houses;
    ply--;
    setKey();
  }

  private boolean isOver() {
    return (rows[0] & sowing.houseBytes) == 0 || (rows[1] & sowing.houseBytes) == 0;
  }

  @Override
  public int outcome() {
    if (!isOver()) {
      return ONGOING;
    }
    int first = owned(0) - owned(1);
    return Score.ofMargin(mover() == 0 ? first : -first);
  }

  private int owned(int side) {
    return sowing.inHouses(rows[side]) + stored(side);
  }

  @Override
  public int moveLimit() {
    return sowing.houses + 1;
  }

  @Override
  public int maxMoves() {
    return sowing.houses;
  }

  /** Nobody knows a bound that is any use: seeds may go round, and games last long in theory. */
  @Override
  public int pliesLeft() {
    return Score.MAX_PLY;
  }

  /** Seeds in a store stay there. */
  @Override
  public boolean banksPoints() {
    return true;
  }

  @Override
  public int banked() {
    return stored(mover()) - stored(1 - mover());
  }

  @Override
  public int openPoints() {
    return sowing.total - stored(0) - stored(1);
  }

  private int stored(int side) {
    return Sowing.at(rows[side], sowing.houses);
  }

  /** The houses as the side to move sees them: both sides play by the same rules. */
  @Override
  public long openKey(int symmetry) {
    long own = rows[mover()] & sowing.houseBytes;
    long other = rows[1 - mover()] & sowing.houseBytes;
    return Keys.mix(own, other) ^ (skipped ? SKIPPED : 0) ^ OPEN;
  }

  @Override
  public KalahPosition copy() {
    return new KalahPosition(this);
  }

  /** Moving again first, then taking. */
  @Override
  public int rank(int move) {
    if (skipped) {
      return 0;
    }
    int side = mover();
    int sown = Sowing.at(rows[side], move);
    int last = sowing.last(move, sown);
    if (last == sowing.houses) {
      return AGAIN + move; // from near the store, so that the others keep their distance
    }
    boolean isEmpty = last < sowing.houses && Sowing.at(rows[side], last) == 0;
    return isEmpty ? TAKING * Sowing.at(rows[1 - side], sowing.houses - 1 - last) : 0;
  }
}
