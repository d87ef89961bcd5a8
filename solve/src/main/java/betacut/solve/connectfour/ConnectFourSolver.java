package betacut.solve.connectfour;

import betacut.solve.exact.SearchTeam;
import betacut.solve.exact.SolveStopped;
import betacut.solve.exact.Solver;
import betacut.solve.exact.Teamwork;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

/**
 * The exact value of any Connect-4 position.
 *
 * <p>A score counts stones: a side that wins with its last stone scores 1, with the one before 2,
 * and so on; a draw scores 0, a loss the negative of the winner's score. So a higher score is a
 * faster win or a slower loss, and the number of plies follows from it. Scores are those of the
 * side to move.
 *
 * <p>The table is kept from one question to the next, as what it holds is true for ever; {@link
 * #clear} forgets it. A solver may be used by one thread at a time.
 */
public final class ConnectFourSolver implements Solver {
  /**
   * Scores asked first, both signs: short wins are cheap to find and dear to find by small steps
   * (Test_L1_R1: 1,131 nodes a position, 20,890 without). Below 7 they cost more than they bring
   * (Test_L1_R3 +18 % nodes with 5, +26 % with 3 as well).
   */
  private static final int[] PROBES = {16, 13, 10, 7};

  /** A win that takes more plies than this is not short. */
  private static final int PROBE_PLIES = 24;

  private final int width;
  private final int height;
  private final BoundTable table;
  private final SearchTeam<NullWindowSearch> team;
  private final NullWindowSearch kernel;
  private Optional<OpeningBook> book = Optional.empty();

  /** A solver for one size of board, with a table of at most {@code tableMib} MiB. */
  public ConnectFourSolver(int width, int height, int tableMib) {
    this(width, height, tableMib, 1);
  }

  /** The same with several threads that share the table; scores do not depend on their number. */
  public ConnectFourSolver(int width, int height, int tableMib, int threads) {
    this.width = width;
    this.height = height;
    table = new BoundTable(width * (height + 1), tableMib);
    var work = new Teamwork(threads);
    List<NullWindowSearch> members = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      members.add(new NullWindowSearch(width, height, table, work));
    }
    team = new SearchTeam<>("connect-four", members, work, table::growFully);
    kernel = team.leader();
  }

  /** Answers from a book from now on where it can; a book of another size is refused. */
  public void use(OpeningBook opening) {
    if (opening.width() != width || opening.height() != height) {
      throw new IllegalArgumentException(
          "the book is for %d columns and %d rows".formatted(opening.width(), opening.height()));
    }
    book = Optional.of(opening);
  }

  /** Forgets what earlier questions have taught, so that the next one starts from nothing. */
  @Override
  public void clear() {
    table.clear();
    team.clear();
  }

  /**
   * Asks {@code stop} every few thousand nodes, on any of the solver's threads; once it says true,
   * the question ends with {@link SolveStopped}. What was proved stays in the table.
   */
  @Override
  public void stopWhen(BooleanSupplier stop) {
    team.stopWhen(stop);
  }

  /** Nodes searched since the solver was made. */
  @Override
  public long nodes() {
    return team.nodes();
  }

  /** The exact score. */
  public int score(SolverPosition position) {
    check(position);
    if (position.isLost()) {
      return -kernel.winAt(position.stones());
    }
    if (book.isPresent() && position.stones() <= book.get().stones()) {
      return book.get().score(position).orElseThrow();
    }
    return score(position.own(), position.mask());
  }

  /** 1 if the side to move wins, 0 if it draws, −1 if it loses. */
  public int outcome(SolverPosition position) {
    check(position);
    if (position.isLost()) {
      return -1;
    }
    if (book.isPresent() && position.stones() <= book.get().stones()) {
      return Integer.signum(score(position));
    }
    var window = new Window(position.own(), position.mask());
    if (window.open()) {
      window.ask(0);
    }
    if (window.low <= 0 && window.high >= 0 && window.open()) {
      window.ask(-1);
    }
    return Integer.signum(window.low > 0 ? window.low : window.high);
  }

  /** The score of each move by column; empty where the column is full. */
  public List<OptionalInt> columnScores(SolverPosition position) {
    check(position);
    var scores = new ArrayList<OptionalInt>(width);
    for (int column = 0; column < width; column++) {
      boolean legal = !position.isOver() && position.canPlay(column);
      scores.add(legal ? OptionalInt.of(-score(position.play(column))) : OptionalInt.empty());
    }
    return scores;
  }

  /** The columns, counted from 0, whose move keeps the score; none if the game is over. */
  public List<Integer> bestMoves(SolverPosition position) {
    int score = score(position);
    var best = new ArrayList<Integer>();
    for (int column = 0; column < width; column++) {
      if (!position.isOver() && position.canPlay(column) && atLeast(position.play(column), score)) {
        best.add(column);
      }
    }
    return best;
  }

  /** True if a move that led to {@code child} scores at least {@code score}. */
  private boolean atLeast(SolverPosition child, int score) {
    if (child.isLost() || book.isPresent() && child.stones() <= book.get().stones()) {
      return -score(child) >= score;
    }
    var window = new Window(child.own(), child.mask());
    while (window.open() && window.low <= -score && window.high > -score) {
      window.ask(-score);
    }
    return window.high <= -score;
  }

  /** A line of best play to the end: of equal moves the one nearest to the centre. */
  public List<Integer> principalVariation(SolverPosition position) {
    var line = new ArrayList<Integer>();
    var at = position;
    while (!at.isOver()) {
      int move =
          bestMoves(at).stream()
              .min((a, b) -> Integer.compare(fromCentre(a), fromCentre(b)))
              .orElseThrow();
      line.add(move);
      at = at.play(move);
    }
    return line;
  }

  private int fromCentre(int column) {
    return Math.abs(2 * column - width + 1);
  }

  private void check(SolverPosition position) {
    if (position.width() != width || position.height() != height) {
      throw new IllegalArgumentException(
          "this solver is for %d columns and %d rows, not %d and %d"
              .formatted(width, height, position.width(), position.height()));
    }
  }

  /** The exact score of a position that is not lost, by search alone. */
  int score(long own, long mask) {
    var window = new Window(own, mask);
    for (int probe : PROBES) {
      if (kernel.cells + 2 - 2 * probe - window.stones > PROBE_PLIES) {
        break;
      }
      if (window.low < probe && probe <= window.high && window.ask(probe - 1)
          || window.low <= -probe && -probe < window.high && !window.ask(-probe)) {
        break;
      }
    }
    // The side with the first stone more often wins than not: ask that first.
    if ((Long.bitCount(mask) & 1) == 0 && window.low <= 0 && window.high > 0) {
      window.ask(0);
    }
    while (window.open()) {
      int guess = Math.clamp(0, window.low, window.high);
      window.ask(guess == window.low ? guess : guess - 1);
    }
    return window.low;
  }

  /** What is known of the score of a position: it is from low to high. */
  private final class Window {
    private final long own;
    private final long mask;
    private final long ownWins;
    private final long otherWins;
    private final int stones;
    private int low;
    private int high;

    Window(long own, long mask) {
      this.own = own;
      this.mask = mask;
      stones = Long.bitCount(mask);
      ownWins = kernel.winningCells(own, mask);
      otherWins = kernel.winningCells(own ^ mask, mask);
      long playable = kernel.playable(mask);
      long forced = otherWins & playable;
      if ((ownWins & playable) != 0) {
        low = high = kernel.winAt(stones + 1);
      } else if (kernel.cells - stones <= 1) {
        low = high = 0;
      } else if ((forced & forced - 1) != 0
          || (forced << 1 & otherWins) != 0
          || (playable & ~(otherWins >>> 1)) == 0) {
        low = high = -kernel.winAt(stones + 2);
      } else {
        low = -kernel.winAt(stones + 4);
        high = kernel.winAt(stones + 3);
      }
    }

    boolean open() {
      return low < high;
    }

    /** Narrows the window; returns true if the score is greater than alpha. */
    boolean ask(int alpha) {
      int score =
          team.ask(member -> member.search(own, mask, ownWins, otherWins, stones, alpha, 0));
      if (score > alpha) {
        low = Math.max(low, score);
        return true;
      }
      high = Math.min(high, score);
      return false;
    }
  }
}
