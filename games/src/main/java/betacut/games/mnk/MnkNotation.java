package betacut.games.mnk;

import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * How m,n,k games are written. Cells are a column letter and a row number from the bottom, {@code
 * a1} to {@code t20}; on 3×3 also the digits 1 to 9, row by row from the top left. A position is a
 * board (see {@link MnkBoardText}) or the moves from the start, separated by spaces or commas.
 */
final class MnkNotation {
  private static final Pattern CELL = Pattern.compile("[a-z]\\d{1,2}");

  private final LineBoard board;
  private final MnkBoardText boardText;
  private final boolean hasNumberPad;

  MnkNotation(LineBoard board) {
    this.board = board;
    boardText = new MnkBoardText(board);
    hasNumberPad = board.width == 3 && board.height == 3;
  }

  MnkPosition parse(String text) {
    String wanted = text.strip().toLowerCase(Locale.ROOT);
    if (wanted.isEmpty() || wanted.equals("-")) {
      return new MnkPosition(board);
    }
    return boardText.looksLike(wanted) ? boardText.parse(wanted) : play(wanted);
  }

  String format(MnkPosition position) {
    return boardText.format(position);
  }

  private MnkPosition play(String text) {
    var position = new MnkPosition(board);
    for (String cell : cellNames(text)) {
      Supplier<String> where =
          () -> " (move %d of '%s')".formatted(position.ply() + 1, brief(text));
      position.make(legalCell(position, cell, where));
    }
    return position;
  }

  private List<String> cellNames(String text) {
    List<String> names = new ArrayList<>();
    for (String word : text.split("[\\s,]+")) {
      if (hasNumberPad && word.matches("\\d+")) {
        word.chars().forEach(digit -> names.add(Character.toString(digit)));
      } else {
        names.add(word);
      }
    }
    return names;
  }

  int parseMove(MnkPosition position, String text) {
    return legalCell(position, text.strip().toLowerCase(Locale.ROOT), () -> "");
  }

  private int legalCell(MnkPosition position, String name, Supplier<String> where) {
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      String reason =
          outcome == Score.DRAW
              ? "the board is full"
              : "%s has %d in a row".formatted(position.mover() == 0 ? "o" : "x", board.inRow);
      throw new IllegalPositionException(
          "'%s' cannot be played%s: the game is over, %s. Leave out the moves after the end."
              .formatted(brief(name), where.get(), reason));
    }
    int cell = cell(name, where);
    for (int side = 0; side < 2; side++) {
      if (position.hasStone(side, cell)) {
        throw new IllegalPositionException(
            "Cell %s is taken by %s%s. Choose an empty cell; there are %d."
                .formatted(brief(name), side == 0 ? "x" : "o", where.get(), position.pliesLeft()));
      }
    }
    return cell;
  }

  private int cell(String name, Supplier<String> where) {
    if (hasNumberPad && name.matches("[1-9]")) {
      return name.charAt(0) - '1';
    }
    if (CELL.matcher(name).matches()) {
      int column = name.charAt(0) - 'a';
      int row = board.height - Integer.parseInt(name.substring(1));
      if (column < board.width && row >= 0 && row < board.height) {
        return row * board.width + column;
      }
    }
    throw new IllegalPositionException(
        "'%s' is not a cell%s. Cells are a1 (bottom left) to %s (top right)%s."
            .formatted(
                brief(name),
                where.get(),
                formatMove(board.width - 1),
                hasNumberPad ? ", or 1 (top left) to 9 (bottom right)" : ""));
  }

  String formatMove(int move) {
    char column = (char) ('a' + board.columnOf[move]);
    return "" + column + (board.height - board.rowOf[move]);
  }

  /** Quotes what was typed without repeating a whole pasted file. */
  private static String brief(String text) {
    return text.length() <= 60 ? text : text.substring(0, 57) + "…";
  }
}
