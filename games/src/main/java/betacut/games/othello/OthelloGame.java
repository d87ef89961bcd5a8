package betacut.games.othello;

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

/** Othello of one size, with or without the empty squares counted for the winner. */
public final class OthelloGame implements Game<OthelloPosition> {
  private static final String PATTERNS = "patterns";

  private final String id;
  private final Size size;
  private final boolean winnerTakesEmpties;
  private final OthelloNotation notation;
  private final SequencedMap<String, Evaluator<OthelloPosition>> evaluators;

  OthelloGame(String id, Size size, boolean winnerTakesEmpties) {
    this.id = id;
    this.size = size;
    this.winnerTakesEmpties = winnerTakesEmpties;
    notation = new OthelloNotation(size, winnerTakesEmpties);
    evaluators = Platform.fixed(evaluators(size));
  }

  private static SequencedMap<String, Evaluator<OthelloPosition>> evaluators(Size size) {
    var evaluators = new LinkedHashMap<String, Evaluator<OthelloPosition>>();
    if (size == Size.EIGHT) {
      evaluators.put(PATTERNS, PatternEvaluator.shipped());
    }
    evaluators.put("mobility", new MobilityEvaluator(size));
    evaluators.put("positional", new PositionalEvaluator(size));
    evaluators.put("discs", p -> Long.bitCount(p.own()) - Long.bitCount(p.opponent()));
    evaluators.put("zero", new Evaluator.Constant<>());
    return evaluators;
  }

  @Override
  public String id() {
    return id;
  }

  /** Whether this is the game of the tournaments: 8x8, empty squares counted for the winner. */
  public boolean isStandard() {
    return size == Size.EIGHT && winnerTakesEmpties;
  }

  /** Whether squares that are empty at the end count for the winner. */
  public boolean winnerTakesEmpties() {
    return winnerTakesEmpties;
  }

  /** Squares in a row. */
  public int width() {
    return size.width;
  }

  @Override
  public String title() {
    return "Othello " + size + (winnerTakesEmpties ? "" : ", discs only");
  }

  @Override
  public OthelloPosition start() {
    return notation.start();
  }

  /**
   * Reads the squares from the top left as {@code X}, {@code O} and {@code -} with the side to move
   * behind a space (an OBF line), or moves from the start such as {@code f5d6c3}.
   */
  @Override
  public OthelloPosition parse(String text) {
    return notation.parse(text);
  }

  @Override
  public String format(OthelloPosition position) {
    return notation.format(position);
  }

  /** Reads a column letter and a row counted from the top, or {@code pass} (also {@code ps}). */
  @Override
  public int parseMove(OthelloPosition position, String text) {
    return notation.parseMove(position, text);
  }

  @Override
  public String formatMove(int move) {
    return notation.format(move);
  }

  @Override
  public Board board(OthelloPosition position) {
    int cells = size.width * size.width;
    String drawn =
        notation
            .format(position)
            .substring(0, cells)
            .replace('X', Board.FIRST)
            .replace('O', Board.SECOND)
            .replace('-', Board.EMPTY);
    return new Board(Board.Kind.FLIPPING_DISCS, size.width, size.width, drawn, true);
  }

  @Override
  public int targetCell(OthelloPosition position, int move) {
    return move == OthelloPosition.PASS ? -1 : size.cell(move);
  }

  @Override
  public List<String> path(OthelloPosition position, int move) {
    return List.of(move == OthelloPosition.PASS ? Target.PASS : Target.cell(size.cell(move)));
  }

  /** Sides pass, so the discs do not tell whose turn it is. */
  @Override
  public Optional<SetUp<OthelloPosition>> setUp() {
    return Optional.of(
        new SetUp<>(SetUp.STONES, size.width * size.width, false, notation::parseCells));
  }

  @Override
  public boolean owns(Position position) {
    return position instanceof OthelloPosition other && notation.reads(other);
  }

  @Override
  public SequencedMap<String, Evaluator<OthelloPosition>> evaluators() {
    return evaluators;
  }

  /** Measured on the usual board only. */
  @Override
  public List<DepthFit> depthFits(String evaluation) {
    return id().equals(OthelloFamily.ID)
        ? DepthFit.beside(OthelloGame.class, "probcut.txt", evaluation)
        : List.of();
  }

  @Override
  public Optional<CutModel> cutModel(String evaluation) {
    if (!id().equals(OthelloFamily.ID)) {
      return Optional.empty();
    }
    String file = evaluation.equals(PATTERNS) ? "multi-probcut-patterns.txt" : "multi-probcut.txt";
    return Optional.of(CutModel.beside(OthelloGame.class, file))
        .filter(model -> model.evaluation().equals(evaluation));
  }

  /** What it gains is in docs/measurements.md. */
  @Override
  public boolean cutsInPlay() {
    return true;
  }

  @Override
  public boolean hasPasses() {
    return true;
  }
}
