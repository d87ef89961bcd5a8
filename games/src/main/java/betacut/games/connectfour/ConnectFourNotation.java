package betacut.games.connectfour;

import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * How Connect-4 is written: a move list such as {@code 4453}, columns counted from 1, or a board
 * such as {@code ......./....o../...xx..} (see {@link ConnectFourBoardText}). On boards of more
 * than nine columns numbers are separated by spaces or commas, and letters name columns too.
 */
final class ConnectFourNotation {
  private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");

  private final ColumnBoard board;
  private final ConnectFourBoardText boardText;

  ConnectFourNotation(ColumnBoard board) {
    this.board = board;
    boardText = new ConnectFourBoardText(board);
  }

  ConnectFourPosition parse(String text) {
    String wanted = text.strip().toLowerCase(Locale.ROOT);
    if (wanted.isEmpty() || wanted.equals("-")) {
      return new ConnectFourPosition(board);
    }
    return boardText.looksLike(wanted) ? boardText.parse(wanted) : play(wanted);
  }

  String format(ConnectFourPosition position) {
    return boardText.format(position);
  }

  private ConnectFourPosition play(String text) {
    var position = new ConnectFourPosition(board);
    for (String column : columnNames(text)) {
      // Lazy: files of a million positions are read here, and hardly one of them is wrong.
      Supplier<String> where =
          () -> " (move %d of '%s')".formatted(position.ply() + 1, brief(text));
      position.make(legalColumn(position, column, where));
    }
    return position;
  }

  /** Up to nine columns every character is one; past that numbers have two digits. */
  private List<String> columnNames(String text) {
    List<String> names = new ArrayList<>();
    for (String word : text.split("[\\s,]+")) {
      boolean isNumber = board.width() > 9 && word.matches("\\d+");
      if (isNumber) {
        names.add(word);
      } else {
        word.chars().forEach(letter -> names.add(Character.toString(letter)));
      }
    }
    return names;
  }

  int parseMove(ConnectFourPosition position, String text) {
    return legalColumn(position, text.strip().toLowerCase(Locale.ROOT), () -> "");
  }

  private int legalColumn(ConnectFourPosition position, String name, Supplier<String> where) {
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      String reason =
          outcome == Score.DRAW
              ? "the board is full"
              : (position.mover() == 0 ? "o" : "x") + " has four in a row";
      throw new IllegalPositionException(
          "'%s' cannot be played%s: the game is over, %s. Leave out the moves after the end."
              .formatted(brief(name), where.get(), reason));
    }
    int column = column(name, where);
    if (position.heightOf(column) == board.height()) {
      throw new IllegalPositionException(
          "Column %d is full%s. Columns with room: %s."
              .formatted(column + 1, where.get(), columnsWithRoom(position)));
    }
    return column;
  }

  private int column(String name, Supplier<String> where) {
    int column = -1;
    if (NUMBER.matcher(name).matches()) {
      column = Integer.parseInt(name) - 1;
    } else if (board.width() > 9 && name.matches("[a-z]")) {
      column = name.charAt(0) - 'a';
    }
    if (column < 0 || column >= board.width()) {
      throw new IllegalPositionException(
          "'%s' is not a column%s. Columns are 1 to %d, from the left."
              .formatted(brief(name), where.get(), board.width()));
    }
    return column;
  }

  private String columnsWithRoom(ConnectFourPosition position) {
    int[] moves = new int[board.width()];
    int end = position.moves(moves, 0);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      names.add(Integer.toString(moves[i] + 1));
    }
    return String.join(", ", names);
  }

  /** Quotes what was typed without repeating a whole pasted file. */
  static String brief(String text) {
    return text.length() <= 60 ? text : text.substring(0, 57) + "…";
  }
}
