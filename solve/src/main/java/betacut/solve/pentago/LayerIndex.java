package betacut.solve.pentago;

import betacut.games.pentago.Quadrants;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Numbers all positions with so many stones, the eight symmetries of the board removed.
 *
 * <p>The classes of the four quadrants make a <em>super</em>: all boards that differ by rotations
 * only. A symmetry takes a super to a super; the one with the least key stands for its images.
 * Supers are numbered by key, the boards of one by the turns of their quadrants, those of the last
 * quadrant fastest. Where a super is its own image, boards that look alike have several numbers, of
 * which {@link #number} gives one.
 */
final class LayerIndex {
  private static final int CLASS_BITS = 13;

  /** Where a symmetry takes a quadrant: {@code [symmetry << 2 | quadrant]}, as bits to shift. */
  private static final int[] PLACES =
      IntStream.range(0, 4 * Quadrants.SYMMETRIES)
          .map(i -> CLASS_BITS * (3 - Quadrants.quadrantImage(i & 3, i >> 2)))
          .toArray();

  private final long[] keys;

  /** The number of each super's first board, and behind them that of all boards. */
  private final int[] starts;

  LayerIndex(int stones) {
    keys = new Enumeration(stones).keys();
    starts = new int[keys.length + 1];
    for (int i = 0; i < keys.length; i++) {
      starts[i + 1] = Math.addExact(starts[i], boards(keys[i]));
    }
  }

  int supers() {
    return keys.length;
  }

  int boards() {
    return starts[keys.length];
  }

  /** The number of a super's first board. */
  int start(int which) {
    return starts[which];
  }

  /** The class of a super's quadrant. */
  int quadrantClass(int which, int quadrant) {
    return quadrantClass(keys[which], quadrant);
  }

  private static int quadrantClass(long key, int quadrant) {
    return (int) (key >>> CLASS_BITS * (3 - quadrant)) & (1 << CLASS_BITS) - 1;
  }

  private static int boards(long key) {
    int boards = 1;
    for (int quadrant = 0; quadrant < 4; quadrant++) {
      boards *= QuadrantClasses.SIZE[quadrantClass(key, quadrant)];
    }
    return boards;
  }

  /** The stones of a side (0 is the first player) on a board of a super. */
  long board(int which, int number, int side) {
    long stones = 0;
    int turns = number - starts[which];
    for (int quadrant = 3; quadrant >= 0; quadrant--) {
      int own = quadrantClass(which, quadrant);
      int size = QuadrantClasses.SIZE[own];
      int patterns = QuadrantClasses.PATTERNS[QuadrantClasses.state(own, turns % size)];
      stones = stones << 9 | (side == 0 ? patterns >> 9 : patterns & 511);
      turns /= size;
    }
    return stones;
  }

  /** The number of a board with as many stones as this layer. */
  int number(long first, long second) {
    long least = Long.MAX_VALUE;
    int symmetry = 0;
    for (int i = 0; i < Quadrants.SYMMETRIES; i++) {
      long key = key(first, second, i);
      if (key < least) {
        least = key;
        symmetry = i;
      }
    }
    long firstImage = Quadrants.image(first, symmetry);
    long secondImage = Quadrants.image(second, symmetry);
    int turns = 0;
    for (int quadrant = 0; quadrant < 4; quadrant++) {
      int state = state(firstImage, secondImage, quadrant);
      int size = QuadrantClasses.SIZE[QuadrantClasses.CLASS[state]];
      turns = turns * size + QuadrantClasses.TURN[state];
    }
    return starts[Arrays.binarySearch(keys, least)] + turns;
  }

  private static int state(long first, long second, int quadrant) {
    return QuadrantClasses.ofPatterns(
        Quadrants.pattern(first, quadrant), Quadrants.pattern(second, quadrant));
  }

  private static long key(long first, long second, int symmetry) {
    long key = 0;
    for (int quadrant = 0; quadrant < 4; quadrant++) {
      int own = QuadrantClasses.CLASS[state(first, second, quadrant)];
      key |= placed(own, quadrant, symmetry);
    }
    return key;
  }

  /** A quadrant's part of the key after a symmetry. */
  private static long placed(int own, int quadrant, int symmetry) {
    boolean isMirrored = (Integer.bitCount(symmetry) & 1) != 0;
    long image = isMirrored ? QuadrantClasses.MIRROR[own] : own;
    return image << PLACES[symmetry << 2 | quadrant];
  }

  /** Finds the keys that stand for their images. */
  private static final class Enumeration {
    private final int first;
    private final int second;
    private final int[] classes = new int[4];
    private long[] keys = new long[1024];
    private int count;

    Enumeration(int stones) {
      first = stones + 1 >> 1;
      second = stones >> 1;
    }

    long[] keys() {
      add(0, first, second);
      long[] all = Arrays.copyOf(keys, count);
      Arrays.sort(all);
      return all;
    }

    private void add(int quadrant, int firstLeft, int secondLeft) {
      if (quadrant == 4) {
        if (firstLeft == 0 && secondLeft == 0 && isLeast()) {
          keep(key(0));
        }
        return;
      }
      for (int ones = 0; ones <= Math.min(9, firstLeft); ones++) {
        for (int twos = 0; twos <= Math.min(9 - ones, secondLeft); twos++) {
          if (quadrant == 3 && (ones != firstLeft || twos != secondLeft)) {
            continue;
          }
          List<Integer> possible = QuadrantClasses.withStones(ones, twos);
          for (int own : possible) {
            classes[quadrant] = own;
            add(quadrant + 1, firstLeft - ones, secondLeft - twos);
          }
        }
      }
    }

    private boolean isLeast() {
      long own = key(0);
      for (int symmetry = 1; symmetry < Quadrants.SYMMETRIES; symmetry++) {
        if (key(symmetry) < own) {
          return false;
        }
      }
      return true;
    }

    private long key(int symmetry) {
      long key = 0;
      for (int quadrant = 0; quadrant < 4; quadrant++) {
        key |= placed(classes[quadrant], quadrant, symmetry);
      }
      return key;
    }

    private void keep(long key) {
      if (count == keys.length) {
        keys = Arrays.copyOf(keys, 2 * count);
      }
      keys[count++] = key;
    }
  }
}
