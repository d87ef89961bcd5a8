package betacut.solve.pentago;

import betacut.platform.Platform;
import betacut.platform.Workers;
import betacut.solve.exact.SolveStopped;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;

/**
 * Answers questions such as "does the side to move win?" about a position and all that can follow
 * it, the fullest boards first.
 *
 * <p>Rotations never move an empty cell out of its quadrant, so cells are named by where they are
 * at the root. A <em>super</em> is a set U of n cells filled since then and the part A of it that
 * the root's mover has taken; two words hold the answer for the 128 rotations that n moves can make
 * ({@link Rotations}).
 *
 * <p>A layer, all supers of n stones more, is ordered by U, then by A in U, both by their numbers
 * among {@link Subsets}. What a row (all A of one U) needs of the layer below are the rows of U
 * with one cell more: a run of memory each, and which of its places belongs to an A depends on the
 * place of that cell in U only, so one table per place serves all rows. A row of ten cells has 4
 * kB: nearly all loads hit the nearest cache.
 *
 * <p>What is kept of a super with n stones is what its parents need: the rotations, of parity n -
 * 1, in which the side that puts the n-th stone there reaches its goal by making five before it
 * turns or by a turn to a rotation in which the other side does not reach its own.
 */
final class SuperSweep {
  private static final int WORDS = FiveSets.WORDS;

  /** Rows between two looks at the clock: some 100 µs. */
  private static final int ROWS_AT_ONCE = 16;

  private final int cells;
  private final int threads;
  private final Subsets subsets;

  /** Of the root's mover and of the other side. */
  private final List<FiveTable> fives;

  /** Told how many supers are valued; says whether to stop. */
  private final LongPredicate stop;

  private volatile boolean isStopped;
  private long supers;

  /** What a layer is written to, by the parity of its stones. */
  private final long[][] memory = new long[2][0];

  SuperSweep(long own, long opponent, int threads, LongPredicate stop) {
    cells = 36 - Long.bitCount(own | opponent);
    this.threads = threads;
    this.stop = stop;
    subsets = new Subsets(cells);
    fives = List.of(new FiveTable(own, own | opponent), new FiveTable(opponent, own | opponent));
  }

  /** The supers of a layer. */
  static long supers(int cells, int n) {
    return Subsets.count(cells, n) * Subsets.count(n, (n + 1) / 2);
  }

  /** Those of all layers down to a depth. */
  static long allSupers(int cells, int depth) {
    long sum = 0;
    for (int n = 0; n <= depth; n++) {
      sum += supers(cells, n);
    }
    return sum;
  }

  /**
   * The rotations in which a question is answered by yes, for the root and for each first stone.
   *
   * @param root two words, for the side to move at the root
   * @param replies two words for each cell, for the other side after a stone there
   */
  record Answers(long[] root, long[] replies) {}

  /**
   * Whether the side to move at the root wins within so many plies or, if it {@code mustWin} not,
   * whether it is not lost within so many.
   *
   * @throws SolveStopped if somebody wants no answer any more
   */
  Answers run(boolean mustWin, int depth) {
    var answers = new Answers(new long[2], new long[2 * cells]);
    for (int n = depth; n >= 0; n--) {
      int size = Math.toIntExact(2 * supers(cells, n));
      if (memory[n & 1].length < size) {
        memory[n & 1] = new long[size];
      }
      new Layer(n, mustWin, n == depth, answers).run();
    }
    return answers;
  }

  /** All supers with so many stones more than the root. */
  private final class Layer {
    private final int n;
    private final boolean isLast;
    private final boolean isStrict;
    private final Answers answers;
    private final int[] parts;
    private final int[] rows;

    /** For each place of a new cell: where in a row of the layer below each part goes on. */
    private final int[][] grown;

    private final int rowBelow;
    private final long[] below;
    private final long[] out;
    private final long[] moversFives;
    private final long[] waitersFives;

    Layer(int n, boolean mustWin, boolean isLast, Answers answers) {
      this.n = n;
      this.isLast = isLast;
      this.answers = answers;
      isStrict = mustWin == ((n & 1) == 0);
      parts = Subsets.all(n, (n + 1) / 2);
      rows = Subsets.all(cells, n);
      grown = new int[n + 1][];
      for (int place = 0; place <= n && !isLast; place++) {
        grown[place] = Subsets.grown(parts, place, (n & 1) == 0);
        for (int i = 0; i < grown[place].length; i++) {
          grown[place][i] *= 2;
        }
      }
      rowBelow = isLast ? 0 : (int) (2 * Subsets.count(n + 1, (n + 2) / 2));
      below = memory[n + 1 & 1];
      out = memory[n & 1];
      int mover = n & 1;
      moversFives = fives.get(mover).withStones(n / 2);
      waitersFives = fives.get(1 - mover).withStones((n + 1) / 2);
    }

    void run() {
      if (threads == 1 || rows.length < ROWS_AT_ONCE * threads) {
        rows(0, rows.length, true);
      } else {
        var workers = new Workers("supers");
        for (int i = 1; i < threads; i++) {
          int from = (int) ((long) rows.length * i / threads);
          int to = (int) ((long) rows.length * (i + 1) / threads);
          workers.start(() -> rows(from, to, false));
        }
        rows(0, rows.length / threads, true);
        workers.join();
      }
      isStopped |= stop.test(supers);
      if (isStopped) {
        throw SolveStopped.INSTANCE;
      }
    }

    private void rows(int from, int to, boolean isMain) {
      long[] reached = new long[2 * parts.length];
      for (int row = from; row < to && !isStopped; row++) {
        row(row, reached);
        if (isMain) {
          supers += (long) parts.length * Math.min(threads, rows.length);
          isStopped |= row % ROWS_AT_ONCE == 0 && stop.test(supers);
        }
      }
    }

    private void row(int number, long[] reached) {
      int taken = rows[number];
      if (isLast) {
        // The board is full, or nobody looks further: neither has won.
        Arrays.fill(reached, isStrict ? 0 : -1L);
      } else {
        Arrays.fill(reached, 0);
        joinAll(taken, reached);
      }
      finish(taken, number * parts.length, reached);
    }

    /** Two rows at a time: 4.4 s of processor time from 18 stones instead of 7.4. */
    private void joinAll(int taken, long[] reached) {
      int rest = ~taken & (int) ((1L << cells) - 1);
      if ((Integer.bitCount(rest) & 1) != 0) {
        int cell = rest & -rest;
        rest ^= cell;
        join(taken, cell, cell, reached);
      }
      while (rest != 0) {
        int cell = rest & -rest;
        rest ^= cell;
        int other = rest & -rest;
        rest ^= other;
        join(taken, cell, other, reached);
      }
    }

    private void join(int taken, int cell, int other, long[] reached) {
      long[] below = this.below;
      int[] places = grown[Integer.bitCount(taken & cell - 1)];
      int[] otherPlaces = grown[Integer.bitCount(taken & other - 1)];
      int start = subsets.number(taken | cell) * rowBelow;
      int otherStart = subsets.number(taken | other) * rowBelow;
      for (int i = 0; i < places.length; i++) {
        int from = start + places[i];
        int otherFrom = otherStart + otherPlaces[i];
        reached[2 * i] |= below[from] | below[otherFrom];
        reached[2 * i + 1] |= below[from + 1] | below[otherFrom + 1];
      }
    }

    private void finish(int taken, int start, long[] reached) {
      int mover = n & 1;
      int parity = 2 * mover; // of the rotations after n moves; before the last it was the other
      long strict = isStrict ? -1L : 0;
      long[] out = this.out;
      for (int i = 0; i < parts.length; i++) {
        int own = (int) Platform.scattered(parts[i], taken);
        int movers = mover == 0 ? own : taken ^ own;
        int at = WORDS * subsets.number(movers) + parity;
        int waitersAt = WORDS * subsets.number(taken ^ movers);
        long five0 = moversFives[at];
        long five1 = moversFives[at + 1];
        long lost0 = waitersFives[waitersAt + parity];
        long lost1 = waitersFives[waitersAt + parity + 1];
        long yes0 = reached[2 * i] & ~(five0 | lost0) | five0 & ~(lost0 & strict);
        long yes1 = reached[2 * i + 1] & ~(five1 | lost1) | five1 & ~(lost1 & strict);
        long no0 = ~yes0;
        long no1 = ~yes1;
        long either = no0 | no1;
        int before = waitersAt + (parity ^ 2);
        int to = 2 * (start + i);
        out[to] = either | Rotations.neighbours(no0) | waitersFives[before];
        out[to + 1] = either | Rotations.neighbours(no1) | waitersFives[before + 1];
        if (n <= 1) {
          long[] kept = n == 0 ? answers.root : answers.replies;
          kept[to] = yes0;
          kept[to + 1] = yes1;
        }
      }
    }
  }
}
