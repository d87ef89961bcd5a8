package betacut.games.dots;

import betacut.games.rows.BoardRows;
import betacut.platform.Platform;
import betacut.rules.Board;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.MoveListGame;
import betacut.rules.Position;
import betacut.rules.SetUp;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** Dots and boxes of one size. */
public final class DotsGame implements Game<DotsPosition> {
  private final String id;
  private final BoxGrid grid;
  private final BoardRows rows;
  private final SequencedMap<String, Evaluator<DotsPosition>> evaluators;

  DotsGame(String id, BoxGrid grid) {
    this.id = id;
    this.grid = grid;
    rows = new BoardRows(grid.drawnWidth(), grid.drawnHeight());
    var named = new LinkedHashMap<String, Evaluator<DotsPosition>>();
    named.put("boxes", new DotsEvaluator(DotsEvaluator.BY_HAND));
    named.put("zero", new Evaluator.Constant<>());
    evaluators = Platform.fixed(named);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String title() {
    return "Dots and boxes %d×%d".formatted(grid.width, grid.height);
  }

  @Override
  public DotsPosition start() {
    return new DotsPosition(grid, 0, 0, 0, 0);
  }

  /**
   * Reads the drawing row by row from the top, with slashes between the rows and the side to move
   * behind a space, such as {@code +-+/|../+.+ o}; or lines from the start such as {@code b1 a2}.
   */
  @Override
  public DotsPosition parse(String text) {
    String wanted = text.strip();
    if (!wanted.contains("/")) {
      return MoveListGame.afterMoves(this, wanted);
    }
    String[] words = wanted.split("\\s+");
    if (words.length != 2 || !words[1].matches("[xo]")) {
      throw new IllegalPositionException(
          "The board does not say who draws; put a space and x (first player) or o behind it.");
    }
    String[] parts = words[0].split("/", -1);
    boolean fits = parts.length == grid.drawnHeight();
    for (String part : parts) {
      fits &= part.length() == grid.drawnWidth();
    }
    if (!fits) {
      throw new IllegalPositionException(
          "This drawing is not one of %s; write %d rows of %d letters, such as '%s'."
              .formatted(title(), grid.drawnHeight(), grid.drawnWidth(), format(start())));
    }
    return read(String.join("", parts), words[1].equals("x") ? 0 : 1);
  }

  private DotsPosition read(String cells, int mover) {
    long lines = 0;
    for (int line = 0; line < grid.lines; line++) {
      lines |= cells.charAt(grid.cellOfLine(line)) == grid.drawn(line) ? 1L << line : 0;
    }
    long[] owned = new long[2];
    for (int box = 0; box < grid.boxes; box++) {
      int owner = SetUp.STONES.indexOf(cells.charAt(grid.cellOfBox(box)));
      boolean isClosed = (grid.sides[box] & ~lines) == 0;
      if (isClosed != owner >= 0) {
        throw new IllegalPositionException(
            "Box %d of the drawing %s; exactly the boxes with four lines have an owner, x or o."
                .formatted(box + 1, isClosed ? "is closed and nobody's" : "is open and owned"));
      }
      if (isClosed) {
        owned[owner] |= 1L << box;
      }
    }
    var position = new DotsPosition(grid, lines, owned[0], owned[1], mover);
    if (!cells(position).equals(cells)) {
      throw new IllegalPositionException(
          "There is a letter in the wrong place; dots are +, lines - and |, what is open a point.");
    }
    return position;
  }

  @Override
  public String format(DotsPosition position) {
    return rows.text(cells(position)) + " " + SetUp.STONES.charAt(position.mover());
  }

  private String cells(DotsPosition position) {
    var cells = new StringBuilder(".".repeat(grid.drawnWidth() * grid.drawnHeight()));
    for (int row = 0; row < grid.drawnHeight(); row += 2) {
      for (int column = 0; column < grid.drawnWidth(); column += 2) {
        cells.setCharAt(row * grid.drawnWidth() + column, BoxGrid.DOT);
      }
    }
    for (int line = 0; line < grid.lines; line++) {
      if ((position.lines() >>> line & 1) != 0) {
        cells.setCharAt(grid.cellOfLine(line), grid.drawn(line));
      }
    }
    for (int box = 0; box < grid.boxes; box++) {
      for (int side = 0; side < 2; side++) {
        if ((position.owned(side) >>> box & 1) != 0) {
          cells.setCharAt(grid.cellOfBox(box), SetUp.STONES.charAt(side));
        }
      }
    }
    return cells.toString();
  }

  @Override
  public int parseMove(DotsPosition position, String text) {
    return MoveListGame.named(this, position, text);
  }

  /** The column and the row of the line's cell in the drawing. */
  @Override
  public String formatMove(int move) {
    if (move == grid.lines) {
      return Board.Target.PASS;
    }
    int cell = grid.cellOfLine(move);
    int row = grid.drawnHeight() - cell / grid.drawnWidth();
    return (char) ('a' + cell % grid.drawnWidth()) + Integer.toString(row);
  }

  @Override
  public String notationHelp() {
    return "A move is the column and the row of a line, such as b1; dots and boxes count as well.";
  }

  @Override
  public Board board(DotsPosition position) {
    return new Board(Board.Kind.LINES, grid.drawnWidth(), grid.drawnHeight(), cells(position));
  }

  @Override
  public int targetCell(DotsPosition position, int move) {
    return move == grid.lines ? -1 : grid.cellOfLine(move);
  }

  @Override
  public List<String> path(DotsPosition position, int move) {
    int cell = targetCell(position, move);
    return List.of(cell < 0 ? Board.Target.PASS : Board.Target.cell(cell));
  }

  @Override
  public boolean owns(Position position) {
    return position instanceof DotsPosition other && other.grid().hasSizeOf(grid);
  }

  @Override
  public SequencedMap<String, Evaluator<DotsPosition>> evaluators() {
    return evaluators;
  }
}
