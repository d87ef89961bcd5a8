package betacut.games.pentago;

import betacut.games.rows.BoardRows;
import betacut.platform.Platform;
import betacut.rules.Board;
import betacut.rules.Board.Target;
import betacut.rules.Evaluator;
import betacut.rules.Evaluator.CutModel;
import betacut.rules.Game;
import betacut.rules.Game.LateMoves;
import betacut.rules.Position;
import betacut.rules.SetUp;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** Pentago in one of its variants; the notation is described where a move is read. */
public final class PentagoGame implements Game<PentagoPosition> {
  private final Variant variant;
  private final PentagoNotation notation;
  private final SequencedMap<String, Evaluator<PentagoPosition>> evaluators;

  PentagoGame(Variant variant) {
    this.variant = variant;
    notation = new PentagoNotation(variant);
    var named = new LinkedHashMap<String, Evaluator<PentagoPosition>>();
    named.put("quadrants", new QuadrantsEvaluator(variant));
    named.put("sides-learned", SidesEvaluator.of(variant, "sides-learned.weights"));
    named.put("sides", SidesEvaluator.byHand(variant));
    named.put("lines", PentagoLinesEvaluator.of(variant, "lines.weights"));
    named.put("report", new ReportEvaluator(true));
    named.put("report-original", new ReportEvaluator(false));
    named.put("zero", new Evaluator.Constant<>());
    evaluators = Platform.fixed(named);
  }

  /** Whether the rules are those of the classic game, which is solved. */
  public boolean isClassic() {
    return variant == Variant.CLASSIC;
  }

  @Override
  public String id() {
    return variant == Variant.CLASSIC ? PentagoFamily.ID : PentagoFamily.ID + ":" + variant.id;
  }

  @Override
  public String title() {
    return variant.title;
  }

  @Override
  public PentagoPosition start() {
    return new PentagoPosition(variant, 0, 0);
  }

  /**
   * Reads six rows from the top, separated by {@code /}, of {@code x} (first player), {@code o} and
   * {@code .}, or moves from the start separated by spaces or commas.
   */
  @Override
  public PentagoPosition parse(String text) {
    return notation.parse(text);
  }

  @Override
  public String format(PentagoPosition position) {
    return notation.format(position);
  }

  /**
   * Reads a move like {@code c3-2R}: the cell (columns a–f, rows from the bottom), the quadrant (1
   * 2 above 3 4) and its turn. Any legal move is understood; of those that lead to the same board,
   * the one that {@link PentagoPosition#moves} gives is returned. In classic a stone that makes
   * five is written without a turn, {@code c3}; a turn typed after it is ignored.
   */
  @Override
  public int parseMove(PentagoPosition position, String text) {
    return notation.parseMove(position, text);
  }

  @Override
  public String formatMove(int move) {
    return notation.format(move);
  }

  @Override
  public Board board(PentagoPosition position) {
    return new Board(Board.Kind.PLACE_AND_TURN, 6, 6, PentagoNotation.cells(position));
  }

  @Override
  public List<List<Integer>> lines() {
    return new BoardRows(6, 6).lines(5);
  }

  /** Where the stone is put, before the turn. */
  @Override
  public int targetCell(PentagoPosition position, int move) {
    int cell = Moves.cell(move);
    return 6 * Quadrants.rowFromTop(cell) + Quadrants.column(cell);
  }

  /** Where the stone of a move is after the turn; cells are counted as in {@link #targetCell}. */
  @Override
  public int restingCell(PentagoPosition position, int move) {
    int bit = Moves.cell(move);
    int turn = Moves.turn(move);
    if (turn != Moves.NO_TURN && turn >> 1 == bit / 9) {
      int image = Quadrants.IMAGE[variant.turn(turn & 1) << 9 | 1 << bit % 9];
      bit = 9 * (bit / 9) + Integer.numberOfTrailingZeros(image);
    }
    return 6 * Quadrants.rowFromTop(bit) + Quadrants.column(bit);
  }

  @Override
  public String notationHelp() {
    return notation.help();
  }

  /** The cell, and the turn if one follows. */
  @Override
  public List<String> path(PentagoPosition position, int move) {
    String cell = Target.cell(targetCell(position, move));
    int turn = Moves.turn(move);
    return turn == Moves.NO_TURN
        ? List.of(cell)
        : List.of(cell, Target.action("turn", turn >> 1, variant.seenTurn(turn & 1)));
  }

  @Override
  public Optional<SetUp<PentagoPosition>> setUp() {
    return Optional.of(SetUp.ofRows(6, 6, notation::parse));
  }

  @Override
  public boolean owns(Position position) {
    return position instanceof PentagoPosition other && other.variant() == variant;
  }

  @Override
  public Optional<CutModel> cutModel(String evaluation) {
    return Optional.of(
            CutModel.beside(PentagoGame.class, "multi-probcut-%s.txt".formatted(variant.id)))
        .filter(model -> model.evaluation().equals(evaluation));
  }

  /** What it gains is in docs/measurements.md. */
  @Override
  public boolean cutsInPlay() {
    return true;
  }

  /** Of some two hundred (measurements: wide trees). */
  @Override
  public LateMoves lateMoves() {
    return new LateMoves(8, 24);
  }

  @Override
  public boolean reducesInPlay() {
    return true;
  }

  @Override
  public SequencedMap<String, Evaluator<PentagoPosition>> evaluators() {
    return evaluators;
  }
}
