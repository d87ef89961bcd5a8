package betacut.cli.play;

import betacut.cli.text.BoardDrawing;
import betacut.cli.text.HintedBoard;
import betacut.cli.text.Sentences;
import betacut.play.analyse.Analyst;
import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Result.RootMove;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tells a person what each move is worth: on the board, and in a list beside it. */
final class Hints<P extends Position> {
  private static final String HEADING = "What your moves are worth to you:";
  private static final int SHOWN = 10;

  /** Below a board that leaves no room beside it. */
  private static final int SHOWN_BELOW = 3;

  /** Room that a list beside the board needs. */
  private static final int FEWEST_COLUMNS = 26;

  private final Game<P> game;
  private final MoveText<P> moveText;
  private final Analyst<P> analyst;

  Hints(Game<P> game, MoveText<P> moveText, Analyst<P> analyst) {
    this.game = game;
    this.moveText = moveText;
    this.analyst = analyst;
  }

  /** A list of moves and values, best first. */
  String list(P position) {
    return lines(position, analyst.hints(position).moves(), SHOWN).stream()
        .reduce("", (text, line) -> text + line + "\n");
  }

  /** The board with the values on it and the list beside it, or below if it is too wide. */
  String board(P position, BoardDrawing drawing, int markedCell) {
    List<RootMove> moves = analyst.hints(position).moves();
    Board board = game.board(position);
    if (!HintedBoard.fits(board)) {
      return drawing.draw(board, markedCell) + joined(lines(position, moves, SHOWN_BELOW));
    }
    var hinted = new HintedBoard(drawing, values(position, moves), moveText.hasNumberPad());
    List<String> drawn = new ArrayList<>(hinted.draw(board, markedCell));
    int room = LineSource.WIDTH - hinted.width(board) - 2;
    if (room < FEWEST_COLUMNS) {
      return joined(drawn) + joined(lines(position, moves, SHOWN_BELOW));
    }
    drawn.add("");
    List<String> list = lines(position, moves, SHOWN);
    if (list.stream().anyMatch(line -> line.length() > room)) {
      list = list.stream().map(line -> shortened(line, room)).toList();
    }
    return beside(drawn, hinted.width(board) + 2, list) + HintedBoard.LEGEND + "\n";
  }

  /** A line in fewer words, which the legend explains. */
  private static String shortened(String line, int room) {
    String brief = line.equals(HEADING) ? "Worth to you:" : line.replace("estimate at ", "~");
    return Sentences.fitted(brief, room);
  }

  private static String joined(List<String> lines) {
    return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
  }

  private static String beside(List<String> left, int column, List<String> right) {
    var text = new StringBuilder();
    for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
      String board = i < left.size() ? left.get(i) : "";
      String line = i < right.size() ? right.get(i) : "";
      int gap = Math.max(1, column - HintedBoard.visibleLength(board));
      text.append((board + " ".repeat(gap) + line).stripTrailing()).append('\n');
    }
    return text.toString();
  }

  /** The best value among the moves that fill a cell, or drop into a column. */
  private Map<Integer, String> values(P position, List<RootMove> moves) {
    boolean isColumns = game.board(position).kind() == Board.Kind.COLUMNS;
    int width = game.board(position).width();
    Map<Integer, String> values = new HashMap<>();
    for (RootMove move : moves) { // best first
      int cell = game.targetCell(position, move.move());
      if (cell >= 0) {
        String brief = HintedBoard.brief(move.value());
        String text = moveText.hasNumberPad() ? (cell + 1) + ":" + brief : brief;
        values.putIfAbsent(isColumns ? cell % width : cell, text);
      }
    }
    return values;
  }

  private List<String> lines(P position, List<RootMove> moves, int shown) {
    List<String> lines = new ArrayList<>(List.of(HEADING));
    for (RootMove move : moves.stream().limit(shown).toList()) {
      String name = moveText.format(position, move.move());
      lines.add(
          Sentences.fitted(" %-5s %s".formatted(name, move.value().text()), LineSource.WIDTH));
    }
    int more = moves.size() - shown;
    if (more > 0) {
      lines.add(" (and " + more + " more)");
    }
    return lines;
  }
}
