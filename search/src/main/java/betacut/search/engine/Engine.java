package betacut.search.engine;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.RulesGame;
import betacut.rules.Score;
import betacut.rules.UsageException;
import betacut.rules.Value;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.OrderPart;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.Statistics;
import betacut.search.StopSignal;
import betacut.search.TablePolicy;
import betacut.search.spi.Clock;
import betacut.search.spi.Request;
import betacut.search.spi.Searcher;
import betacut.search.table.Entry;
import betacut.search.table.Tables;
import betacut.search.table.TranspositionTable;
import betacut.search.trace.Trace;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Searches positions of one game with one set of options, and remembers what it learned until told
 * to forget. Used by one thread at a time; a {@link StopSignal} may come from elsewhere.
 *
 * <pre>{@code
 * Game<?> game = Games.find("name");
 * Result result = Engine.of(game).search(game.start(), Limits.depth(8));
 * }</pre>
 */
public final class Engine {
  private static final String GAMES_OF_THE_HOUSE = "betacut.games.";

  /** The name of an evaluator that came without one. */
  private static final String GIVEN = "given";

  private final Game<?> game;
  private final Options options;
  private final Optional<Evaluator<?>> evaluator;
  private final Optional<TranspositionTable> table;
  private final Searcher searcher;
  private final AtomicBoolean searching = new AtomicBoolean();
  private final AtomicLong searches = new AtomicLong();

  private Engine(
      Game<?> game,
      Options options,
      Optional<Evaluator<?>> evaluator,
      Optional<TranspositionTable> table,
      Searcher searcher) {
    this.game = game;
    this.options = options;
    this.evaluator = evaluator;
    this.table = table;
    this.searcher = searcher;
  }

  private static <P extends Position> Engine of(
      Game<P> game,
      Evaluator<P> evaluator,
      Options wanted,
      Optional<TranspositionTable> table,
      Optional<Trace> trace) {
    Options options = checked(wanted).orderedFor(game, evaluator);
    Searcher searcher = Searchers.create(game, evaluator, options, table, trace);
    return new Engine(game, options, Optional.of(evaluator), table, searcher);
  }

  private static <P extends Position> Engine named(
      Game<P> game, Options options, Optional<TranspositionTable> table, Optional<Trace> trace) {
    return of(game, Searchers.evaluator(game, options), options, table, trace);
  }

  /** The engine most people want: principal variation search with all that never harms. */
  public static Engine of(Game<?> game) {
    return of(game, Options.full(Algorithm.PVS));
  }

  /** An engine with a table of its own, if its options want one. */
  public static Engine of(Game<?> game, Options options) {
    return named(game, options, newTable(options), Optional.empty());
  }

  /** An engine that judges by an evaluator of yours; the options' {@code evaluation} names it. */
  public static <P extends Position> Engine of(
      Game<P> game, Evaluator<P> evaluator, Options options) {
    Options named = options.evaluation().isEmpty() ? options.withEvaluation(GIVEN) : options;
    return of(game, evaluator, named, newTable(named), Optional.empty());
  }

  /** An engine around a search of your own; the options only describe it. */
  @SuppressWarnings("exports") // for the modules of this house
  public static Engine around(Searcher searcher, Game<?> game, Options options) {
    return new Engine(game, options, Optional.empty(), Optional.empty(), searcher);
  }

  /**
   * An engine that asks a search made for this game first and takes its answer if that is
   * {@linkplain Result.End#SOLVED solved} within half of the limits, or from a {@linkplain
   * Result.End#BOOK book}; otherwise the options' own search has the rest of them. A search to a
   * given depth is never handed over.
   */
  @SuppressWarnings("exports") // for the modules of this house
  public static Engine asking(Searcher solver, Game<?> game, Options options) {
    Engine own = of(game, options);
    Searcher both = new SolverFirst(solver, own.searcher);
    return new Engine(game, own.options, own.evaluator, own.table, both);
  }

  private static Optional<TranspositionTable> newTable(Options options) {
    return options.algorithm().usesKernel() && options.table() != TablePolicy.NONE
        ? Optional.of(Tables.create(options.table(), options.tableSize()))
        : Optional.empty();
  }

  /** An engine that writes down everything it does. */
  @SuppressWarnings("exports") // for the modules of this house
  public static Engine traced(Game<?> game, Options options, Trace trace) {
    if (!options.algorithm().usesKernel() || options.threads() > 1) {
      throw new UsageException(
          "A trace needs one thread and a kernel algorithm, not %s with %d threads.%s"
              .formatted(options.algorithm().id(), options.threads(), otherDoor(options)));
    }
    return named(game, options, newTable(options), Optional.of(trace));
  }

  private static String otherDoor(Options options) {
    return switch (options.algorithm()) {
      case MCTS, DFPN -> " The page Tree of 'betacut serve' draws it step by step.";
      default -> "";
    };
  }

  private static Options checked(Options options) {
    boolean noTable = options.table() == TablePolicy.NONE;
    if (noTable && options.algorithm().needsTable()) {
      throw new UsageException(
          options.algorithm().id() + " needs a table; choose one, for example bucket.");
    }
    if (noTable && options.threads() > 1 && options.algorithm().takesThreads()) {
      throw new UsageException(
          "Several threads help each other through a table; choose one, or one thread.");
    }
    if (options.tableSize().entries().isPresent() && !options.algorithm().usesKernel()) {
      throw new UsageException(
          options.algorithm().id() + " has no table of entries; give its size by table-mib.");
    }
    if (options.threads() > 1 && !options.algorithm().takesThreads()) {
      throw new UsageException(
          options.algorithm().id() + " uses one thread; leave out the number of threads.");
    }
    return options.evaluation().equals(Evaluator.WIN_ONLY)
        ? options.with(Feature.FLAT_WINS)
        : options;
  }

  /** The game whose positions this engine searches. */
  public Game<?> game() {
    return game;
  }

  /** What it is made of, the order of its game included. */
  public Options options() {
    return options;
  }

  /** What judges positions at the horizon; a search of your own may have nobody to do it. */
  public Optional<Evaluator<?>> evaluator() {
    return evaluator;
  }

  /** The table of this engine, if it has one; save or load it between searches only. */
  @SuppressWarnings("exports") // for the modules of this house
  public Optional<TranspositionTable> table() {
    return table;
  }

  /** How full the table is, in thousandths; 0 without one. */
  public int tableFullPermille() {
    return table.map(TranspositionTable::fullPermille).orElse(0);
  }

  /** Searches a position, which stays as it is. */
  public Result search(Position position, Limits limits) {
    return search(position, limits, Detail.BEST, Progress.SILENT);
  }

  /** Searches a position, which stays as it is, and tells of each finished depth. */
  public Result search(Position position, Limits limits, Detail detail, Progress progress) {
    return search(position, limits, detail, progress, new StopSignal());
  }

  /**
   * Searches a position, which stays as it is, and tells of each finished depth.
   *
   * @param signal ends the search, even if it is given before the search begins
   */
  public Result search(
      Position position, Limits limits, Detail detail, Progress progress, StopSignal signal) {
    if (!game.owns(position)) {
      throw new UsageException(
          "This position is one of %s, not of %s; read it with the engine's own game."
              .formatted(Games.nameOwner(position), game.id()));
    }
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return over(outcome);
    }
    requireFuture(position);
    if (!isTrusted(position)) {
      audit(position);
    }
    position.legalMoves(); // refuses a game that goes on without any
    if (position.isSkipped()) {
      return afterPass(position, limits, detail, progress, signal);
    }
    if (!searching.compareAndSet(false, true)) {
      throw new IllegalStateException("this engine is searching; use one engine per thread");
    }
    try {
      Clock clock = new Clock(limits, options.threads(), signal);
      return searcher.search(position, new Request(limits.depth(), clock, detail, progress));
    } finally {
      searching.set(false);
    }
  }

  /** Games of the house are examined by every build, and rules check whatever they say. */
  private boolean isTrusted(Position position) {
    return game instanceof RulesGame
        || position.getClass().getPackageName().startsWith(GAMES_OF_THE_HOUSE);
  }

  /** Looks at the first search, the second, the fourth …: often enough, and never dear. */
  private void audit(Position position) {
    if (Long.bitCount(searches.incrementAndGet()) == 1) {
      PositionAudit.check(game, position);
    }
  }

  /** A search of no depth would call its opinion the truth. */
  private void requireFuture(Position position) {
    int left = position.pliesLeft();
    if (left <= 0) {
      throw new Game.Breach(
          game.id(),
          position.getClass(),
          "pliesLeft",
          "pliesLeft() is %d at ply %d, where the game goes on".formatted(left, position.ply()));
    }
  }

  /** A side that is skipped has what the other one leaves it. */
  private Result afterPass(
      Position position, Limits limits, Detail detail, Progress progress, StopSignal signal) {
    int pass = position.legalMoves()[0];
    Position next = position.copy();
    next.make(pass);
    Progress reversed = found -> progress.finished(found.before(pass));
    return search(next, limits, detail, reversed, signal).before(pass);
  }

  private static Result over(int outcome) {
    return new Result(
        Result.NO_MOVE,
        Value.exact(outcome, 0),
        List.of(),
        List.of(),
        Statistics.NONE,
        0,
        Result.End.SOLVED);
  }

  /**
   * Tells the next search which moves to try first along a line. The table is told of them, and of
   * nothing else: every position is worth at least a loss, and that was found without a search.
   */
  public void tryFirst(Position from, List<Integer> line) {
    if (table.isEmpty() || !options.has(OrderPart.HASH) || options.has(Feature.FOLD)) {
      throw new UsageException(
          "A line can be tried first by engines with a table, the order 'hash' and without 'fold';"
              + " such as 'alphabeta table=bucket order=hash'.");
    }
    Position at = from.copy();
    for (int move : line) {
      table.get().store(at.key(), Entry.pack(move, Score.LOSS, 0, Entry.LOWER));
      at.play(move);
    }
  }

  /** Forgets everything learned so far. */
  public void forget() {
    searcher.forget();
  }

  /** The options as people name them, for reports. */
  public String describe() {
    Algorithm algorithm = options.algorithm();
    return algorithm.usesKernel()
        ? algorithm.id()
            + " "
            + Searchers.evaluationName(game, options)
            + " table "
            + options.table().id()
        : algorithm.id();
  }
}
