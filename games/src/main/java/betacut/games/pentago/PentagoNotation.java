package betacut.games.pentago;

import betacut.games.rows.BoardRows;
import betacut.rules.Board;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and writes moves and positions.
 *
 * <p>A move is a cell, a dash, a quadrant (1 2 above 3 4) and a turn: {@code c3-2R}. The turn is
 * {@code L} (counterclockwise) or {@code R} (clockwise) in classic, {@code R} or {@code M}
 * (mirrored left–right) in the twist. In classic a stone that makes five has no turn: {@code c3}.
 * Columns are a–f, rows 1–6 from the bottom. A position is its rows from the top, separated by
 * {@code /}, of {@code x} (first player), {@code o} and {@code .}.
 */
final class PentagoNotation {
  private static final BoardRows ROWS = new BoardRows(6, 6);

  private static final Pattern MOVE =
      Pattern.compile("([a-f])([1-6])(?:-?([1-4])([lrm]))?", Pattern.CASE_INSENSITIVE);

  private final Variant variant;

  PentagoNotation(Variant variant) {
    this.variant = variant;
  }

  /** The rules above for whoever types moves. */
  String help() {
    String turns =
        variant == Variant.CLASSIC
            ? "L (counter-clockwise) or R (clockwise)"
            : "R (clockwise) or M (mirrored left-right)";
    String five = variant.winsBeforeTurning ? " A stone that makes five needs no turn." : "";
    return "A move is a cell (columns a-f, rows 1-6 from the bottom), a dash, the quadrant to turn"
        + " (1 2 above, 3 4 below) and its turn, %s: %s.%s"
            .formatted(turns, format(Moves.of(20, 3)), five);
  }

  PentagoPosition parse(String text) {
    String wanted = text.strip();
    if (wanted.isEmpty() || wanted.equals("-")) {
      return new PentagoPosition(variant, 0, 0);
    }
    boolean isMoveList = wanted.chars().anyMatch(c -> c >= '1' && c <= '9');
    return isMoveList ? parseMoves(wanted) : parseBoard(wanted.toLowerCase(Locale.ROOT));
  }

  private PentagoPosition parseMoves(String text) {
    var position = new PentagoPosition(variant, 0, 0);
    for (String move : text.split("[\\s,]+")) {
      if (position.outcome() != Position.ONGOING) {
        throw new IllegalPositionException(
            "The game is over before move '" + move + "'; leave out the moves after the end.");
      }
      position.make(parseMove(position, move));
    }
    return position;
  }

  private PentagoPosition parseBoard(String text) {
    if (text.split("/", -1).length != ROWS.height()) {
      throw new IllegalPositionException(
          "Cannot read '%s': a position is six rows from the top, separated by '/', or a list of moves like %s."
              .formatted(text, format(Moves.of(20, 3))));
    }
    String cells = ROWS.cells(text);
    long[] stones = new long[2];
    for (int cell = 0; cell < cells.length(); cell++) {
      if (cells.charAt(cell) != Board.EMPTY) {
        int side = cells.charAt(cell) == Board.FIRST ? 0 : 1;
        stones[side] |= 1L << Quadrants.bit(cell % 6, cell / 6);
      }
    }
    int first = Long.bitCount(stones[0]);
    int second = Long.bitCount(stones[1]);
    BoardRows.requireTurns(first, second);
    return new PentagoPosition(variant, stones[first - second], stones[1 - (first - second)]);
  }

  String format(PentagoPosition position) {
    return ROWS.text(cells(position));
  }

  /** The board row by row from the top left. */
  static String cells(PentagoPosition position) {
    char ownStone = position.mover() == 0 ? Board.FIRST : Board.SECOND;
    char otherStone = position.mover() == 0 ? Board.SECOND : Board.FIRST;
    var cells = new StringBuilder();
    for (int cell = 0; cell < 36; cell++) {
      long bit = 1L << Quadrants.bit(cell % 6, cell / 6);
      boolean own = (position.own() & bit) != 0;
      boolean other = (position.opponent() & bit) != 0;
      cells.append(own ? ownStone : other ? otherStone : Board.EMPTY);
    }
    return cells.toString();
  }

  int parseMove(PentagoPosition position, String text) {
    Matcher move = MOVE.matcher(text.strip());
    if (!move.matches()) {
      throw new IllegalPositionException(
          "Cannot read the move '"
              + text
              + "': write the cell, the quadrant (1 2 above 3 4) and the turn ("
              + variant.letters.charAt(0)
              + " or "
              + variant.letters.charAt(1)
              + "), like "
              + format(Moves.of(20, 3))
              + ".");
    }
    if (position.outcome() != Position.ONGOING) {
      throw new IllegalPositionException("The game is over; there is no move '" + text + "'.");
    }
    int column = Character.toLowerCase(move.group(1).charAt(0)) - 'a';
    int cell = Quadrants.bit(column, 6 - Integer.parseInt(move.group(2)));
    if (((position.own() | position.opponent()) >> cell & 1) != 0) {
      throw new IllegalPositionException(
          "There is a stone on " + name(cell) + " already; '" + text + "' needs an empty cell.");
    }
    return position.representative(Moves.of(cell, turn(position, cell, move)));
  }

  private int turn(PentagoPosition position, int cell, Matcher move) {
    if (position.winsUnturned(cell)) {
      return Moves.NO_TURN; // a turn typed after it comes too late to happen
    }
    if (move.group(3) == null) {
      throw new IllegalPositionException(
          "The move '"
              + move.group()
              + "' makes no five, so a turn must follow, like "
              + format(Moves.of(cell, 0))
              + ".");
    }
    int kind = variant.letters.indexOf(Character.toUpperCase(move.group(4).charAt(0)));
    if (kind < 0) {
      throw new IllegalPositionException(
          "There is no turn '"
              + move.group(4)
              + "' in "
              + variant.title
              + "; the turns are "
              + variant.letters.charAt(0)
              + " and "
              + variant.letters.charAt(1)
              + ".");
    }
    return 2 * (move.group(3).charAt(0) - '1') + kind;
  }

  String format(int move) {
    int turn = Moves.turn(move);
    String cell = name(Moves.cell(move));
    return turn == Moves.NO_TURN
        ? cell
        : cell + "-" + (1 + (turn >> 1)) + variant.letters.charAt(turn & 1);
  }

  private static String name(int cell) {
    return "" + (char) ('a' + Quadrants.column(cell)) + (6 - Quadrants.rowFromTop(cell));
  }
}
