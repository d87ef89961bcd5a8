package betacut.games.mnk;

import betacut.games.rows.BoardRows;
import betacut.platform.Platform;
import betacut.rules.Board;
import betacut.rules.Board.Look;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.SetUp;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** An m,n,k game of one size; k or more in a row win. */
public final class Mnk implements Game<MnkPosition> {
  /** The smallest board of wood. */
  private static final int GO_BOARD = 9;

  private final LineBoard board;
  private final MnkNotation notation;
  private final SequencedMap<String, Evaluator<MnkPosition>> evaluators;

  Mnk(LineBoard board) {
    this.board = board;
    notation = new MnkNotation(board);
    var named = new LinkedHashMap<String, Evaluator<MnkPosition>>();
    named.put("lines", new MnkLinesEvaluator(board));
    named.put("zero", new Evaluator.Constant<>());
    evaluators = Platform.fixed(named);
  }

  /** The game of this size; {@link MnkFamily} says which sizes there are. */
  public static Mnk of(int width, int height, int inRow) {
    return new MnkFamily().game("%d,%d,%d".formatted(width, height, inRow));
  }

  private String variant() {
    return "%d,%d,%d".formatted(board.width, board.height, board.inRow);
  }

  @Override
  public String id() {
    return switch (variant()) {
      case "3,3,3" -> MnkFamily.TIC_TAC_TOE.id();
      case "15,15,5" -> MnkFamily.GOMOKU.id();
      default -> MnkFamily.ID + ":" + variant();
    };
  }

  @Override
  public String title() {
    return switch (variant()) {
      case "3,3,3" -> "Tic-tac-toe";
      case "15,15,5" -> "Gomoku";
      default -> "%d in a row on %d×%d".formatted(board.inRow, board.width, board.height);
    };
  }

  @Override
  public MnkPosition start() {
    return new MnkPosition(board);
  }

  @Override
  public MnkPosition parse(String text) {
    return notation.parse(text);
  }

  @Override
  public String format(MnkPosition position) {
    return notation.format(position);
  }

  @Override
  public int parseMove(MnkPosition position, String text) {
    return notation.parseMove(position, text);
  }

  @Override
  public String formatMove(int move) {
    return notation.formatMove(move);
  }

  @Override
  public Board board(MnkPosition position) {
    String cells = notation.format(position).replace("/", "");
    return new Board(Board.Kind.CELLS, board.width, board.height, cells)
        .withLook(Math.min(board.width, board.height) < GO_BOARD ? Look.PAPER : Look.WOOD);
  }

  @Override
  public List<List<Integer>> lines() {
    return new BoardRows(board.width, board.height).lines(board.inRow);
  }

  @Override
  public int targetCell(MnkPosition position, int move) {
    return move;
  }

  @Override
  public Optional<SetUp<MnkPosition>> setUp() {
    return Optional.of(SetUp.ofRows(board.width, board.height, notation::parse));
  }

  @Override
  public boolean owns(Position position) {
    return position instanceof MnkPosition other && other.geometry().hasSizeOf(board);
  }

  @Override
  public SequencedMap<String, Evaluator<MnkPosition>> evaluators() {
    return evaluators;
  }
}
