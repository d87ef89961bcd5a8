package betacut.solve.slices;

import betacut.games.pentago.Quadrants;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * How the published files number the states of a quadrant with so many stones of each side: those
 * least under rotation count, pairs of mirror images first, each pair by its lesser member.
 */
final class ForeignQuadrants {
  /** Our pattern in his numbering of cells. */
  private static final int[] CELLS = {2, 5, 8, 1, 4, 7, 0, 3, 6};

  private static final int[] POWERS = {1, 3, 9, 27, 81, 243, 729, 2187, 6561};

  /** For each of his states: its number among those of as many stones × 4 + its turn. */
  private static final short[] NUMBERS = numbers();

  private ForeignQuadrants() {}

  /** Our number of one of his quadrants. */
  static int ours(int his) {
    return 2 * (1 - (his & 1)) + (his >> 1);
  }

  /** The number of a quadrant's class × 4 + quarters to the left from its least state. */
  static int number(int first, int second) {
    return NUMBERS[state(first, second)];
  }

  /** The state of our patterns as he counts it. */
  private static int state(int first, int second) {
    int state = 0;
    for (int cell = 0; cell < 9; cell++) {
      state += ((first >> cell & 1) + 2 * (second >> cell & 1)) * POWERS[CELLS[cell]];
    }
    return state;
  }

  private static short[] numbers() {
    int[] patterns = new int[Quadrants.STATES];
    for (int first = 0; first < Quadrants.PATTERNS; first++) {
      for (int second = 0; second < Quadrants.PATTERNS; second++) {
        if ((first & second) == 0) {
          patterns[state(first, second)] = first << 9 | second;
        }
      }
    }
    int[] next = new int[100];
    short[] numbers = new short[Quadrants.STATES];
    Arrays.fill(numbers, Short.MAX_VALUE);
    IntStream.range(0, Quadrants.STATES)
        .filter(state -> least(patterns[state]) == state)
        .boxed()
        .sorted(
            Comparator.comparing((Integer state) -> isOwnMirror(patterns[state]))
                .thenComparing(state -> Math.min(state, least(mirrored(patterns[state])))))
        .forEach(
            state -> {
              int image = patterns[state];
              int number = next[stones(image)]++;
              for (int turn = 0; turn < 4; turn++, image = turnedLeft(image)) {
                int at = state(image >> 9, image & 511);
                numbers[at] = (short) Math.min(numbers[at], 4 * number + turn);
              }
            });
    return numbers;
  }

  private static int stones(int patterns) {
    return 10 * Integer.bitCount(patterns >> 9) + Integer.bitCount(patterns & 511);
  }

  private static boolean isOwnMirror(int patterns) {
    return least(patterns) == least(mirrored(patterns));
  }

  /** The least state among the rotations. */
  private static int least(int patterns) {
    int least = Integer.MAX_VALUE;
    int image = patterns;
    for (int turn = 0; turn < 4; turn++, image = turnedLeft(image)) {
      least = Math.min(least, state(image >> 9, image & 511));
    }
    return least;
  }

  private static int turnedLeft(int patterns) {
    return image(patterns, Quadrants.COUNTERCLOCKWISE);
  }

  private static int mirrored(int patterns) {
    return image(patterns, Quadrants.MIRROR);
  }

  private static int image(int patterns, int symmetry) {
    return Quadrants.patternImage(patterns >> 9, symmetry) << 9
        | Quadrants.patternImage(patterns & 511, symmetry);
  }
}
