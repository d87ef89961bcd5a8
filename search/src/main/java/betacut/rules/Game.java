package betacut.rules;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * One game of one size: where it starts, how it is written and drawn, and who can judge it.
 *
 * <p>Immutable and shared. Errors in text are reported as {@link IllegalPositionException} with a
 * message that names the thing, the reason and what is allowed.
 */
public interface Game<P extends Position> {
  /** The name that {@link Games#find} turns back into this very game, size included. */
  String id();

  /** The name for people. */
  String title();

  /** A new position where the game begins. */
  P start();

  /**
   * Reads a position: the game's own notation or the moves from the start. An empty text and {@code
   * -} mean the start.
   */
  P parse(String text);

  /** The position in the game's own notation; {@link #parse} gives an equal position back. */
  String format(P position);

  /** Reads a move and checks that it is legal here. */
  int parseMove(P position, String text);

  /** The move in the game's notation; {@link #parseMove} gives it back where it is legal. */
  String formatMove(int move);

  /** A drawing of the position. */
  Board board(P position);

  /** The cell (row by row from the top left) a legal move fills, or -1 for a pass. */
  int targetCell(P position, int move);

  /** The cell where that piece lies after the move; another one only if the board turns. */
  default int restingCell(P position, int move) {
    return targetCell(position, move);
  }

  /**
   * The lines of cells (row by row from the top left) that win for whoever fills one; none where
   * games are won otherwise, or nobody has listed them.
   */
  default List<List<Integer>> lines() {
    return List.of();
  }

  /**
   * What a person points at, one target after the other, to make a legal move: cells, columns,
   * turns, buttons, as {@link Board.Target} writes them. No path of a position is another one's
   * beginning or equal to it, so that a surface that knows the paths of all moves needs no rules.
   *
   * @param move one of {@link Position#allMoves}
   */
  default List<String> path(P position, int move) {
    int cell = targetCell(position, move);
    return List.of(cell >= 0 ? Board.Target.cell(cell) : Board.Target.button(formatMove(move)));
  }

  /** How moves are written, where that needs a sentence for people; otherwise empty. */
  default String notationHelp() {
    return "";
  }

  /**
   * How a position is set up cell by cell; nothing if a board does not tell all about a position,
   * or what lies on it are no pieces.
   */
  default Optional<SetUp<P>> setUp() {
    return Optional.empty();
  }

  /** Named evaluators; the first is the default. */
  SequencedMap<String, Evaluator<P>> evaluators();

  /**
   * How deep values of an evaluation follow shallow ones, which ProbCut needs to know; nothing if
   * nobody has measured it.
   */
  default List<Evaluator.DepthFit> depthFits(String evaluation) {
    return List.of();
  }

  /**
   * The same for Multi-ProbCut: several pairs of depths for a depth, in several stages of the game;
   * nothing if nobody has measured it. {@code CutModel.parse} reads what the command {@code
   * probcut} writes.
   */
  default Optional<Evaluator.CutModel> cutModel(String evaluation) {
    return Optional.empty();
  }

  /**
   * Whether levels cut by the {@link #cutModel} of the first evaluation, where matches have shown
   * that they play better for it. What such a search says is an estimate.
   */
  default boolean cutsInPlay() {
    return false;
  }

  /**
   * From which move on, in the order they are tried, a position's moves are searched less deep at
   * first where late moves are reduced. It is a game's to say, for it depends on how many moves
   * there are; the numbers are measured, not chosen.
   *
   * @param two the index of the first move that is searched two plies less
   * @param four the index of the first that is searched four less, where so many are left
   */
  record LateMoves(int two, int four) {
    /** From the fifth move on, where there are a few dozen at most; never four plies. */
    public static final LateMoves USUAL = new LateMoves(4, Integer.MAX_VALUE);
  }

  /** Which moves are late ones, where a search reduces their depth. */
  default LateMoves lateMoves() {
    return LateMoves.USUAL;
  }

  /**
   * Whether levels search late moves less deep, where matches have shown that they play better for
   * it. What such a search says is an estimate.
   */
  default boolean reducesInPlay() {
    return false;
  }

  /**
   * The move order that suits this game best, as the search names its parts, for example {@code
   * hash,evaluation}; empty for the usual one.
   */
  default String preferredOrder() {
    return "";
  }

  /**
   * Whether a position is one of this game, size and variant included, so that its keys and moves
   * mean the same here. Anything may be asked; {@code owns(start())} is true.
   */
  boolean owns(Position position);

  /** Whether a side without a move passes, instead of the game being over. */
  default boolean hasPasses() {
    return false;
  }

  /**
   * Whether a finished game is worth its points as they are, on the scale of opinions, instead of a
   * win, a draw or a {@linkplain Score#ofMargin margin}.
   */
  default boolean endsInPoints() {
    return false;
  }

  /**
   * Whether equal positions have equal keys in every run, so that a table may be kept in a file.
   */
  default boolean hasStableKeys() {
    return true;
  }

  /**
   * What a game says or does though its contract forbids it: noticed where it would make a search
   * call a wrong value right, and refused there.
   */
  final class Breach extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    private final transient Class<?> type;
    private final String method;

    /**
     * Says which rule is broken, and where.
     *
     * @param game its name
     * @param type the class to be corrected
     * @param method which of its methods said it
     * @param rule what it said, and what it has to say
     */
    public Breach(String game, Class<?> type, String method, String rule) {
      super(game + ": " + rule);
      this.type = type;
      this.method = method;
    }

    /** The class to be corrected. */
    public Class<?> type() {
      return type;
    }

    /** The name of its method that broke the rule. */
    public String method() {
      return method;
    }
  }
}
