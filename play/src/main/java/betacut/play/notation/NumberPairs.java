package betacut.play.notation;

import betacut.play.notation.Pasted.Format;
import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moves of gomoku as pairs of numbers, column and row from the top left. The Gomocup protocol
 * counts from 0; its saved games ({@code Piskvorky 15x15, …}) count from 1 and have a time behind.
 */
final class NumberPairs implements GameText.Writing {
  private static final Pattern HEADER = Pattern.compile("^Piskvorky\\s+(\\d+)x(\\d+)[^\\n]*\\n");
  private static final Pattern PAIR =
      Pattern.compile("\\s*(\\d{1,2})\\s*,\\s*(\\d{1,2})(,\\d+)?\\s*(?:;|(?=\\s)|$)");

  @Override
  public Optional<Pasted> read(String text, Game<?> game) {
    Board board = GameText.boardOf(game);
    boolean hasLines = game.id().matches("(mnk|gomoku|tictactoe)(:.*)?");
    Matcher header = HEADER.matcher(text);
    boolean isSaved = header.find();
    if (!hasLines) {
      return Optional.empty();
    }
    if (isSaved && !header.group(1).equals(Integer.toString(board.width()))) {
      throw new IllegalPositionException(
          "This game was played on %s×%s; choose mnk:%s,%s,5 for it."
              .formatted(header.group(1), header.group(2), header.group(1), header.group(2)));
    }
    String pairs = isSaved ? movesOf(text.substring(header.end())) : text;
    return cells(pairs, isSaved ? 1 : 0, board)
        .map(cells -> Pasted.of(game.id(), String.join(" ", cells), Format.PAIRS));
  }

  /** Behind the moves stand the names of two programs. */
  private static String movesOf(String lines) {
    return String.join(
        "\n", lines.lines().takeWhile(line -> line.matches("\\s*\\d+,\\d+,\\d+\\s*")).toList());
  }

  private static Optional<List<String>> cells(String text, int first, Board board) {
    List<String> cells = new ArrayList<>();
    Matcher pair = PAIR.matcher(text);
    int at = 0;
    for (; at < text.length() && pair.region(at, text.length()).lookingAt(); at = pair.end()) {
      int column = Integer.parseInt(pair.group(1)) - first;
      int row = Integer.parseInt(pair.group(2)) - first;
      if (column < 0 || column >= board.width() || row < 0 || row >= board.height()) {
        throw new IllegalPositionException(
            "'%s' is not on this board of %d×%d; columns and rows count from %d, from the top left."
                .formatted(pair.group().strip(), board.width(), board.height(), first));
      }
      cells.add(board.columnName(column) + board.rowName(row));
    }
    return at == text.length() && !cells.isEmpty() ? Optional.of(cells) : Optional.empty();
  }
}
