package betacut.play.notation;

import betacut.play.notation.Pasted.Format;
import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.SetUp;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A board drawn in lines, one for each row from the top, or in one line with {@code |} between
 * rows. Names of rows and columns and lines between cells are left out. Who is to move may stand
 * below ({@code X}, {@code O to move}); else it follows from the number of stones, which in Othello
 * is right unless somebody passed.
 */
final class DrawnBoard implements GameText.Writing {
  private static final Pattern MOVER =
      Pattern.compile("(?i)^\\s*(x|o|black|white|b|w)(\\s+(to (move|play)|moves))?\\s*[.:]?\\s*$");
  private static final String FIRST = "xX*●⚫bB";
  private static final String SECOND = "oO○⚪wW";
  private static final String EMPTY = ".-_+·";

  @Override
  public Optional<Pasted> read(String text, Game<?> game) {
    return as(text, game);
  }

  private static <P extends Position> Optional<Pasted> as(String text, Game<P> game) {
    Optional<SetUp<P>> setUp = game.setUp();
    Board board = game.board(game.start());
    List<String> lines = List.of(text.split(text.contains("\n") ? "\\r?\\n|\\r" : "[|]"));
    if (setUp.isEmpty() || lines.size() < board.height()) {
      return Optional.empty();
    }
    List<String> rows =
        lines.stream().map(DrawnBoard::row).filter(row -> row.length() == board.width()).toList();
    String cells = String.join("", rows);
    if (rows.size() != board.height() || !setUp.get().pieces().equals("xo")) {
      return Optional.empty();
    }
    OptionalInt told = mover(lines.getLast());
    boolean isTold = told.isPresent() || setUp.get().tellsMover();
    OptionalInt mover =
        isTold ? told : OptionalInt.of((int) cells.chars().filter(one -> one != '.').count() % 2);
    String position = game.format(setUp.get().position(cells, mover));
    return Optional.of(Pasted.of(game.id(), position, Format.GRID));
  }

  private static OptionalInt mover(String line) {
    Matcher mover = MOVER.matcher(line);
    return mover.matches()
        ? OptionalInt.of("xXbB".contains(mover.group(1).substring(0, 1)) ? 0 : 1)
        : OptionalInt.empty();
  }

  /** The cells of a line; empty if it has none. */
  private static String row(String line) {
    String drawn = line.strip().replaceFirst("^\\d{1,2}\\s+", "").replaceFirst("\\s+\\d{1,2}$", "");
    var row = new StringBuilder();
    for (char letter : drawn.toCharArray()) {
      if (FIRST.indexOf(letter) >= 0) {
        row.append(Board.FIRST);
      } else if (SECOND.indexOf(letter) >= 0) {
        row.append(Board.SECOND);
      } else if (EMPTY.indexOf(letter) >= 0) {
        row.append(Board.EMPTY);
      } else if (letter != ' ' && letter != '|' && letter != '\t') {
        return "";
      }
    }
    return row.toString();
  }
}
