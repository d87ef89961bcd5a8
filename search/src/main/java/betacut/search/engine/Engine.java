package betacut.search.engine;

import betacut.rules.ConstantEvaluator;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Nearest;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.Value;
import betacut.search.Algorithm;
import betacut.search.Clock;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.Searcher;
import betacut.search.Statistics;
import betacut.search.kernel.BusyMoves;
import betacut.search.kernel.KernelSearch;
import betacut.search.kernel.ProbCutModel;
import betacut.search.kernel.Setup;
import betacut.search.mcts.MonteCarlo;
import betacut.search.mcts.Settings;
import betacut.search.proof.ProofSearch;
import betacut.search.reference.RandomPlayer;
import betacut.search.reference.Stockman;
import betacut.search.table.TablePolicy;
import betacut.search.table.TranspositionTable;
import betacut.search.trace.Trace;
import java.util.List;
import java.util.Optional;

/**
 * Searches positions of one game with one set of options, and remembers what it learned until told
 * to forget. Used by one thread at a time; only {@link #stop} may come from elsewhere.
 */
public final class Engine<P extends Position> {
  /** An evaluation's name that also makes all wins equal; see {@link Feature#FLAT_WINS}. */
  public static final String WIN_ONLY = "win-only";

  private static final double PROBCUT_THRESHOLD = 1.5;

  private final Game<P> game;
  private final Options options;
  private final Searcher searcher;
  private final Optional<TranspositionTable> table;
  private volatile Clock clock;

  private Engine(Game<P> game, Options options, Trace trace) {
    this.game = game;
    this.options = checked(options);
    boolean wantsTable = options.algorithm().usesKernel() && options.table() != TablePolicy.NONE;
    table =
        wantsTable
            ? Optional.of(options.table().create(options.tableMebibytes()))
            : Optional.empty();
    searcher = searcher(trace);
  }

  public static <P extends Position> Engine<P> of(Game<P> game, Options options) {
    return new Engine<>(game, options, null);
  }

  /** An engine that writes down everything it does. */
  public static <P extends Position> Engine<P> traced(Game<P> game, Options options, Trace trace) {
    if (!options.algorithm().usesKernel() || options.threads() > 1) {
      throw new UsageException(
          "A trace needs one thread and a kernel algorithm, not %s with %d threads."
              .formatted(options.algorithm().id(), options.threads()));
    }
    return new Engine<>(game, options, trace);
  }

  private static Options checked(Options options) {
    boolean noTable = options.table() == TablePolicy.NONE;
    if (noTable && options.algorithm().needsTable()) {
      throw new UsageException(
          options.algorithm().id() + " needs a table; choose one, for example --table bucket.");
    }
    if (noTable && options.threads() > 1 && options.algorithm().usesKernel()) {
      throw new UsageException(
          "Several threads help each other through a table; choose one, or one thread.");
    }
    if (options.algorithm().needsTable() && options.has(Feature.FAIL_HARD)) {
      throw new UsageException(
          options.algorithm().id()
              + " needs bounds outside the window; leave out "
              + Feature.FAIL_HARD.id()
              + ".");
    }
    return options.evaluation().equals(WIN_ONLY) ? options.with(Feature.FLAT_WINS) : options;
  }

  private Searcher searcher(Trace trace) {
    Evaluator<P> evaluator = evaluator();
    return switch (options.algorithm()) {
      case STOCKMAN -> new Stockman(evaluator);
      case MCTS ->
          new MonteCarlo(
              evaluator, options.seed(), Settings.DEFAULT.withMebibytes(options.tableMebibytes()));
      case DFPN -> new ProofSearch(options.tableMebibytes());
      case RANDOM -> new RandomPlayer(options.seed());
      default ->
          new KernelSearch(
              new Setup(
                  options,
                  evaluator,
                  table.orElse(null),
                  trace,
                  options.has(Feature.PROBCUT) ? probCutModel() : null,
                  options.threads() > 1 ? new BusyMoves() : null));
    };
  }

  private ProbCutModel probCutModel() {
    return ProbCutModel.of(game.id(), evaluationName(), PROBCUT_THRESHOLD);
  }

  private String evaluationName() {
    return options.evaluation().isEmpty()
        ? game.evaluators().firstEntry().getKey()
        : options.evaluation();
  }

  private Evaluator<P> evaluator() {
    Evaluator<P> evaluator = game.evaluators().get(evaluationName());
    if (evaluator == null && options.evaluation().equals(WIN_ONLY)) {
      return new ConstantEvaluator<>();
    }
    if (evaluator == null) {
      var names = game.evaluators().sequencedKeySet();
      throw new UsageException(
          "%s has no evaluation called '%s'. Did you mean %s? Evaluations: %s"
              .formatted(
                  game.id(),
                  options.evaluation(),
                  Nearest.to(options.evaluation(), names),
                  String.join(", ", names)));
    }
    return evaluator;
  }

  public Game<P> game() {
    return game;
  }

  public Options options() {
    return options;
  }

  /** The table of this engine, if it has one; save or load it between searches only. */
  public Optional<TranspositionTable> table() {
    return table;
  }

  public Result search(P position, Limits limits) {
    return search(position, limits, Detail.BEST, Progress.SILENT);
  }

  /** Searches a position, which stays as it is, and tells of each finished depth. */
  public Result search(P position, Limits limits, Detail detail, Progress progress) {
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return new Result(
          Result.NO_MOVE,
          Value.exact(outcome, 0),
          List.of(),
          List.of(),
          Statistics.NONE,
          0,
          Result.End.SOLVED);
    }
    clock = new Clock(limits, options.threads());
    return searcher.search(position, limits, clock, detail, progress);
  }

  /** Ends the search under way as soon as it looks at its clock; its result is still good. */
  public void stop() {
    Clock running = clock;
    if (running != null) {
      running.stop(Result.End.STOPPED);
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
        ? algorithm.id() + " " + evaluationName() + " table " + options.table().id()
        : algorithm.id();
  }
}
