package betacut.games.pentago;

import betacut.rules.Evaluator;
import betacut.rules.Score;
import java.util.ArrayList;
import java.util.List;

/**
 * The evaluation of the Pentago report: runs of stones on every row, column and diagonal of three
 * or more cells, each line one look-up by its ternary value.
 *
 * <p>Per line and side: the line is cut at the other side's stones into blocks. A block with 10111,
 * 11011 or 11101 in it counts as a four; otherwise each run of stones in it counts by its length,
 * and less if the block is too short for five. A stone in the middle of a quadrant counts too. All
 * of the report's weights are divided by ten, to fit the range that opinions have.
 *
 * <p>The report gives pairs and middle stones to the side to move only, so as it stands it is not
 * antisymmetric; the balanced form gives them to both sides.
 */
final class ReportEvaluator implements Evaluator<PentagoPosition> {
  /** Worth of a run by its length, in a block of at least five cells and in a shorter one. */
  private static final int[] OPEN_RUNS = {0, 0, 1, 100, 1_000, 100_000, 100_000};

  private static final int[] BLOCKED_RUNS = {0, 0, 0, 5, 10};
  private static final int MIDDLE = 5;
  private static final long MIDDLES = 1L << 4 | 1L << 13 | 1L << 22 | 1L << 31;

  /** Ten bits hold the ternary value of six cells; so a word holds six lines. */
  private static final int BITS = 10;

  private static final int LINES_PER_WORD = 6;

  /** Cells of the 26 lines, longest first. */
  private static final List<int[]> LINES = lines();

  private static final int WORDS = (LINES.size() + LINES_PER_WORD - 1) / LINES_PER_WORD;

  /** Ternary values of lines, as far as a pattern fills them: {@code [word][quadrant, pattern]}. */
  private static final long[][] PARTS = parts();

  /** Worth of a line for the side whose stones are the ones: {@code [line][ternary value]}. */
  private final int[][] worth = new int[LINES.size()][];

  private final int opponentMiddle;

  ReportEvaluator(boolean balanced) {
    opponentMiddle = balanced ? MIDDLE : 0;
    int[][] byLength = new int[7][];
    for (int length = 3; length <= 6; length++) {
      byLength[length] = worthOfLines(length, balanced);
    }
    for (int line = 0; line < LINES.size(); line++) {
      worth[line] = byLength[LINES.get(line).length];
    }
  }

  @Override
  public int evaluate(PentagoPosition position) {
    long own = position.own();
    long opponent = position.opponent();
    int sum =
        MIDDLE * Long.bitCount(own & MIDDLES) - opponentMiddle * Long.bitCount(opponent & MIDDLES);
    for (int word = 0; word < WORDS; word++) {
      long values = 0;
      for (int quadrant = 0; quadrant < 4; quadrant++) {
        int at = quadrant << 9;
        values += PARTS[word][at | Quadrants.pattern(own, quadrant)];
        values += PARTS[word][at | Quadrants.pattern(opponent, quadrant)] << 1;
      }
      int end = Math.min(LINES.size(), (word + 1) * LINES_PER_WORD);
      for (int line = word * LINES_PER_WORD; line < end; line++, values >>>= BITS) {
        sum += worth[line][(int) values & (1 << BITS) - 1];
      }
    }
    return Score.clampOpinion(sum);
  }

  private static int[] worthOfLines(int length, boolean balanced) {
    int[] worth = new int[(int) Math.pow(3, length)];
    for (int value = 0; value < worth.length; value++) {
      var own = new StringBuilder();
      var opponent = new StringBuilder();
      for (int cell = 0, rest = value; cell < length; cell++, rest /= 3) {
        own.append(rest % 3);
        opponent.append("021".charAt(rest % 3));
      }
      worth[value] = worthOfLine(own.toString(), true) - worthOfLine(opponent.toString(), balanced);
    }
    return worth;
  }

  /** The worth of a line written with 1 for the side's stones and 2 for the other's. */
  private static int worthOfLine(String line, boolean countPairs) {
    int sum = 0;
    for (String block : line.split("2")) {
      if (block.contains("10111") || block.contains("11011") || block.contains("11101")) {
        sum += OPEN_RUNS[4];
      } else {
        for (String run : block.split("0")) {
          boolean isPair = run.length() == 2;
          int[] runs = block.length() < 5 ? BLOCKED_RUNS : OPEN_RUNS;
          sum += isPair && !countPairs ? 0 : runs[run.length()];
        }
      }
    }
    return sum;
  }

  private static List<int[]> lines() {
    List<int[]> lines = new ArrayList<>();
    for (int length = 6; length >= 3; length--) {
      for (int start = 0; start < 36; start++) {
        addLine(lines, start, 1, 0, length);
        addLine(lines, start, 0, 1, length);
        addLine(lines, start, 1, 1, length);
        addLine(lines, start, -1, 1, length);
      }
    }
    return lines;
  }

  /** Adds the line from a cell (row by row) if it goes from edge to edge in just that length. */
  private static void addLine(List<int[]> lines, int start, int right, int down, int length) {
    int column = start % 6;
    int row = start / 6;
    boolean startsAtEdge = !isOnBoard(column - right, row - down);
    boolean endsAtEdge =
        isOnBoard(column + (length - 1) * right, row + (length - 1) * down)
            && !isOnBoard(column + length * right, row + length * down);
    if (startsAtEdge && endsAtEdge) {
      int[] cells = new int[length];
      for (int i = 0; i < length; i++) {
        cells[i] = Quadrants.bit(column + i * right, row + i * down);
      }
      lines.add(cells);
    }
  }

  private static boolean isOnBoard(int column, int row) {
    return column >= 0 && column < 6 && row >= 0 && row < 6;
  }

  private static long[][] parts() {
    long[][] parts = new long[WORDS][4 * Quadrants.PATTERNS];
    for (int line = 0; line < LINES.size(); line++) {
      long power = 1L << line % LINES_PER_WORD * BITS;
      for (int cell : LINES.get(line)) {
        for (int pattern = 0; pattern < Quadrants.PATTERNS; pattern++) {
          parts[line / LINES_PER_WORD][cell / 9 << 9 | pattern] +=
              (pattern >> cell % 9 & 1) * power;
        }
        power *= 3;
      }
    }
    return parts;
  }
}
