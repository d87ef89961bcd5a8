package betacut.solve.pentago;

import betacut.games.pentago.Quadrants;
import java.util.ArrayList;
import java.util.List;

/**
 * The states of a quadrant up to rotation.
 *
 * <p>A state is ternary, as {@link Quadrants} counts it: the first player's stones 1, the second's
 * 2. Its class holds its four rotations, or fewer where some look alike; the least of them stands
 * for it, and the <em>turn</em> of a state says how many quarters clockwise it is from that one.
 */
final class QuadrantClasses {
  /** The class of a state. */
  static final short[] CLASS = new short[Quadrants.STATES];

  /** The turn of a state. */
  static final byte[] TURN = new byte[Quadrants.STATES];

  /** How many states a class has: 1, 2 or 4. */
  static final byte[] SIZE;

  /** The class of the mirror images. */
  static final short[] MIRROR;

  /** The patterns of both sides in a state: {@code first << 9 | second}. */
  static final int[] PATTERNS = patterns();

  /** The state of a class that stands for it. */
  private static final short[] LEAST;

  private static final List<List<Integer>> BY_STONES = new ArrayList<>();

  static {
    var least = new ArrayList<Short>();
    var sizes = new ArrayList<Byte>();
    for (int i = 0; i < 100; i++) {
      BY_STONES.add(new ArrayList<>());
    }
    boolean[] seen = new boolean[Quadrants.STATES];
    for (int state = 0; state < Quadrants.STATES; state++) {
      if (!seen[state]) {
        int size = 0;
        for (int image = state; !seen[image]; image = image(image, Quadrants.CLOCKWISE)) {
          seen[image] = true;
          CLASS[image] = (short) least.size();
          TURN[image] = (byte) size++;
        }
        BY_STONES.get(stones(state)).add(least.size());
        least.add((short) state);
        sizes.add((byte) size);
      }
    }
    int count = least.size();
    LEAST = new short[count];
    SIZE = new byte[count];
    MIRROR = new short[count];
    for (int i = 0; i < count; i++) {
      LEAST[i] = least.get(i);
      SIZE[i] = sizes.get(i);
      MIRROR[i] = CLASS[image(LEAST[i], Quadrants.MIRROR)];
    }
  }

  private QuadrantClasses() {}

  /** The classes with so many stones of each side, the least first. */
  static List<Integer> withStones(int first, int second) {
    return BY_STONES.get(10 * first + second);
  }

  /** A state of a class. */
  static int state(int which, int turn) {
    int state = LEAST[which];
    for (int i = 0; i < turn; i++) {
      state = image(state, Quadrants.CLOCKWISE);
    }
    return state;
  }

  static int image(int state, int symmetry) {
    int patterns = PATTERNS[state];
    return ofPatterns(
        Quadrants.patternImage(patterns >> 9, symmetry),
        Quadrants.patternImage(patterns & 511, symmetry));
  }

  /** The state in which the sides have these patterns. */
  static int ofPatterns(int first, int second) {
    return Quadrants.ternary(first) + 2 * Quadrants.ternary(second);
  }

  private static int stones(int state) {
    int patterns = PATTERNS[state];
    return 10 * Integer.bitCount(patterns >> 9) + Integer.bitCount(patterns & 511);
  }

  private static int[] patterns() {
    int[] patterns = new int[Quadrants.STATES];
    for (int first = 0; first < Quadrants.PATTERNS; first++) {
      for (int second = 0; second < Quadrants.PATTERNS; second++) {
        if ((first & second) == 0) {
          patterns[ofPatterns(first, second)] = first << 9 | second;
        }
      }
    }
    return patterns;
  }
}
