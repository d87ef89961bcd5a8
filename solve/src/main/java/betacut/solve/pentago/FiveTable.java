package betacut.solve.pentago;

/** The {@link FiveSets} of a side with any few of the empty cells filled by it. */
final class FiveTable {
  private static final int CELLS = 36;

  private final long stones;
  private final long[] cells;
  private final long[][] bySize;

  /**
   * A table without a set so far.
   *
   * @param stones of the side
   * @param all stones of both sides
   */
  FiveTable(long stones, long all) {
    this.stones = stones;
    cells = new long[CELLS - Long.bitCount(all)];
    int next = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      if ((all >> cell & 1) == 0) {
        cells[next++] = 1L << cell;
      }
    }
    bySize = new long[cells.length + 1][0];
  }

  /** The sets for all ways to fill so many cells, {@link FiveSets#WORDS} words each. */
  long[] withStones(int size) {
    if (bySize[size].length == 0) {
      int[] subsets = Subsets.all(cells.length, size);
      long[] sets = new long[FiveSets.WORDS * subsets.length];
      for (int i = 0; i < subsets.length; i++) {
        long filled = stones;
        for (int rest = subsets[i]; rest != 0; rest &= rest - 1) {
          filled |= cells[Integer.numberOfTrailingZeros(rest)];
        }
        FiveSets.put(filled, sets, FiveSets.WORDS * i);
      }
      bySize[size] = sets;
    }
    return bySize[size];
  }
}
