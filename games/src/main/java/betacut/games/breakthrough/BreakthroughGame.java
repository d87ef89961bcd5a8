package betacut.games.breakthrough;

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
import java.util.Optional;
import java.util.SequencedMap;

/** Breakthrough of one size; two full rows each at the start. */
public final class BreakthroughGame implements Game<BreakthroughPosition> {
  private final String id;
  private final PawnBoard board;
  private final BoardRows rows;
  private final SequencedMap<String, Evaluator<BreakthroughPosition>> evaluators;

  BreakthroughGame(String id, PawnBoard board) {
    this.id = id;
    this.board = board;
    rows = new BoardRows(board.width, board.height);
    var named = new LinkedHashMap<String, Evaluator<BreakthroughPosition>>();
    named.put("pawns", new BreakthroughEvaluator(BreakthroughEvaluator.BY_HAND));
    named.put("zero", new Evaluator.Constant<>());
    evaluators = Platform.fixed(named);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String title() {
    return "Breakthrough %d×%d".formatted(board.width, board.height);
  }

  @Override
  public BreakthroughPosition start() {
    return new BreakthroughPosition(board, board.firstHome(), board.secondHome(), 0);
  }

  /**
   * Reads rows from the top, of {@code x}, {@code o} and {@code .}, with the side to move behind a
   * space; or moves from the start such as {@code a2a3 b5a4}.
   */
  @Override
  public BreakthroughPosition parse(String text) {
    String wanted = text.strip();
    if (!wanted.contains("/")) {
      return MoveListGame.afterMoves(this, wanted);
    }
    String[] words = wanted.split("\\s+");
    boolean tellsMover = words.length == 2 && words[1].matches("[xo]");
    if (!tellsMover) {
      throw new IllegalPositionException(
          "The board does not say who moves; put a space and x (first player) or o behind it.");
    }
    return read(rows.cells(words[0]), words[1].equals("x") ? 0 : 1);
  }

  private BreakthroughPosition read(String cells, int mover) {
    long[] pieces = new long[2];
    for (int bit = 0; bit < board.cells; bit++) {
      char piece = cells.charAt(board.cell(bit));
      if (piece != Board.EMPTY) {
        pieces[piece == Board.FIRST ? 0 : 1] |= 1L << bit;
      }
    }
    for (int side = 0; side < 2; side++) {
      int count = Long.bitCount(pieces[side]);
      if (count > 2 * board.width) {
        throw new IllegalPositionException(
            "%c has %d pieces; it begins with %d."
                .formatted(SetUp.STONES.charAt(side), count, 2 * board.width));
      }
    }
    if ((pieces[mover] & board.goals[mover]) != 0 || pieces[1 - mover] == 0) {
      throw new IllegalPositionException(
          "%c has won already and cannot be to move; let the other side move."
              .formatted(SetUp.STONES.charAt(mover)));
    }
    return new BreakthroughPosition(board, pieces[0], pieces[1], mover);
  }

  @Override
  public String format(BreakthroughPosition position) {
    return rows.text(cells(position)) + " " + SetUp.STONES.charAt(position.mover());
  }

  private String cells(BreakthroughPosition position) {
    var cells = new StringBuilder(".".repeat(board.cells));
    for (int bit = 0; bit < board.cells; bit++) {
      for (int side = 0; side < 2; side++) {
        if ((position.pieces(side) >>> bit & 1) != 0) {
          cells.setCharAt(board.cell(bit), SetUp.STONES.charAt(side));
        }
      }
    }
    return cells.toString();
  }

  /** Reads where a piece comes from and goes to, with {@code -} or {@code x} between or not. */
  @Override
  public int parseMove(BreakthroughPosition position, String text) {
    return MoveListGame.named(this, position, text.strip().replaceAll("(?<=\\d)[-x:]", ""));
  }

  @Override
  public String formatMove(int move) {
    return name(move / PawnBoard.DIRECTIONS) + name(board.targets[move]);
  }

  private String name(int bit) {
    return (char) ('a' + bit % board.width) + Integer.toString(bit / board.width + 1);
  }

  @Override
  public Board board(BreakthroughPosition position) {
    return new Board(Board.Kind.PIECES, board.width, board.height, cells(position))
        .withLook(Board.Look.CHECKS);
  }

  @Override
  public int targetCell(BreakthroughPosition position, int move) {
    return board.cell(board.targets[move]);
  }

  @Override
  public List<String> path(BreakthroughPosition position, int move) {
    int from = board.cell(move / PawnBoard.DIRECTIONS);
    return List.of(Board.Target.cell(from), Board.Target.cell(targetCell(position, move)));
  }

  @Override
  public Optional<SetUp<BreakthroughPosition>> setUp() {
    return Optional.of(new SetUp<>(SetUp.STONES, board.cells, false, this::read));
  }

  /** Fewer positions than in the usual order, above all at once (measurements: Breakthrough). */
  @Override
  public String preferredOrder() {
    return "hash,evaluation,killers,history";
  }

  @Override
  public boolean owns(Position position) {
    return position instanceof BreakthroughPosition other && other.board().hasSizeOf(board);
  }

  @Override
  public SequencedMap<String, Evaluator<BreakthroughPosition>> evaluators() {
    return evaluators;
  }
}
