package betacut.games.connectfour;

import betacut.games.rows.BoardRows;
import betacut.platform.Platform;
import betacut.rules.Board;
import betacut.rules.Board.Target;
import betacut.rules.Evaluator;
import betacut.rules.Evaluator.CutModel;
import betacut.rules.Evaluator.DepthFit;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.SetUp;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** Connect-4 of one size. */
public final class ConnectFour implements Game<ConnectFourPosition> {
  private final ColumnBoard board;
  private final ConnectFourNotation notation;
  private final SequencedMap<String, Evaluator<ConnectFourPosition>> evaluators;

  ConnectFour(ColumnBoard board) {
    this.board = board;
    notation = new ConnectFourNotation(board);
    var named = new LinkedHashMap<String, Evaluator<ConnectFourPosition>>();
    named.put("threats", ThreatEvaluator.of(board, "threats.weights"));
    named.put("essay", EssayEvaluator.of(board, "essay.weights"));
    named.put("essay-learned", EssayEvaluator.of(board, "essay-learned.weights"));
    named.put("kang", new KangEvaluator(board));
    named.put("zero", new Evaluator.Constant<>());
    named.put(Evaluator.WIN_ONLY, new Evaluator.Constant<>());
    evaluators = Platform.fixed(named);
  }

  /** The game on a board of this size; {@link ConnectFourFamily} says which sizes there are. */
  public static ConnectFour of(int width, int height) {
    return new ConnectFourFamily().game(width + "x" + height);
  }

  private String size() {
    return board.width() + "x" + board.height();
  }

  @Override
  public String id() {
    boolean isDefault = size().equals(ConnectFourFamily.DEFAULT_VARIANT);
    return isDefault ? ConnectFourFamily.ID : ConnectFourFamily.ID + ":" + size();
  }

  @Override
  public String title() {
    return "Connect-4 " + board.width() + "×" + board.height();
  }

  @Override
  public ConnectFourPosition start() {
    return new ConnectFourPosition(board);
  }

  @Override
  public ConnectFourPosition parse(String text) {
    return notation.parse(text);
  }

  @Override
  public String format(ConnectFourPosition position) {
    return notation.format(position);
  }

  @Override
  public int parseMove(ConnectFourPosition position, String text) {
    return notation.parseMove(position, text);
  }

  @Override
  public String formatMove(int move) {
    return Integer.toString(move + 1);
  }

  /** Measured on the usual board only. */
  @Override
  public List<DepthFit> depthFits(String evaluation) {
    return id().equals(ConnectFourFamily.ID)
        ? DepthFit.beside(ConnectFour.class, "probcut.txt", evaluation)
        : List.of();
  }

  @Override
  public Optional<CutModel> cutModel(String evaluation) {
    return id().equals(ConnectFourFamily.ID)
        ? Optional.of(CutModel.beside(ConnectFour.class, "multi-probcut.txt"))
            .filter(model -> model.evaluation().equals(evaluation))
        : Optional.empty();
  }

  /** Half the nodes of the usual order, at equal time per node (measurements: order). */
  @Override
  public String preferredOrder() {
    return "hash,evaluation,static";
  }

  @Override
  public Board board(ConnectFourPosition position) {
    String cells = notation.format(position).replace("/", "");
    return new Board(Board.Kind.COLUMNS, board.width(), board.height(), cells);
  }

  @Override
  public List<List<Integer>> lines() {
    return new BoardRows(board.width(), board.height()).lines(4);
  }

  @Override
  public int targetCell(ConnectFourPosition position, int move) {
    long column = position.playableCells() >>> move * board.step();
    int row = Long.numberOfTrailingZeros(column);
    return (board.height() - 1 - row) * board.width() + move;
  }

  @Override
  public List<String> path(ConnectFourPosition position, int move) {
    return List.of(Target.column(move));
  }

  @Override
  public Optional<SetUp<ConnectFourPosition>> setUp() {
    return Optional.of(SetUp.ofRows(board.width(), board.height(), notation::parse));
  }

  @Override
  public boolean owns(Position position) {
    return position instanceof ConnectFourPosition other
        && other.width() == board.width()
        && other.height() == board.height();
  }

  @Override
  public SequencedMap<String, Evaluator<ConnectFourPosition>> evaluators() {
    return evaluators;
  }
}
