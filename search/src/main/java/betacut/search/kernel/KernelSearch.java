package betacut.search.kernel;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.Clock;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Request;
import betacut.search.Result;
import betacut.search.RootMove;
import betacut.search.SearchStopped;
import betacut.search.Searcher;
import betacut.search.Statistics;
import betacut.search.table.Entry;
import betacut.search.table.TablePolicy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Runs kernels from depth to depth and turns what they find into a result: iterative deepening, the
 * values of root moves, threads.
 */
public final class KernelSearch implements Searcher {
  private static final int PROOF_MEBIBYTES = 4;

  private final Setup setup;
  private final Maker maker;
  private final Driver driver;
  private final boolean deepens;
  private final boolean selective;
  private List<KernelState> kernels = List.of();
  private volatile Throwable helperFailure;
  private Statistics proofs = Statistics.NONE;

  /** Makes the kernel that will search positions of this kind. */
  @FunctionalInterface
  public interface Maker {
    KernelState make(Setup setup, Position position);
  }

  public KernelSearch(Setup setup) {
    this(setup, KernelSearch::newKernel);
  }

  public KernelSearch(Setup setup, Maker maker) {
    Options options = setup.options();
    this.setup = setup;
    this.maker = maker;
    deepens = options.has(Feature.DEEPENING);
    selective = options.isSelective();
    driver =
        switch (options.algorithm()) {
          case MTDF -> options.has(Feature.LAST_GUESS) ? Driver::mtdfFromLast : Driver::mtdf;
          case SSS -> Driver::sss;
          case DUAL -> Driver::dual;
          default ->
              options.has(Feature.ASPIRATION) && deepens ? Driver::aspiration : Driver::fullWindow;
        };
  }

  @Override
  public void forget() {
    if (setup.table() != null) {
      setup.table().clear();
    }
  }

  @Override
  public Result search(Position position, Request request) {
    Clock clock = request.clock();
    prepare(position, clock);
    Run run = new Run(position, kernels.getFirst(), request);
    List<Thread> helpers = startHelpers(position, request);
    Result.End end;
    try {
      end = run.search();
    } finally {
      clock.stop(Result.End.DEPTH);
      helpers.forEach(KernelSearch::join); // their counters may be read only now
    }
    if (helperFailure != null) {
      throw new IllegalStateException("a search thread failed", helperFailure);
    }
    return run.result(end);
  }

  private void prepare(Position position, Clock clock) {
    if (kernels.isEmpty()) {
      kernels = new ArrayList<>();
      for (int i = 0; i < setup.options().threads(); i++) {
        kernels.add(maker.make(setup, position));
      }
    }
    if (setup.table() != null) {
      setup.table().nextSearch();
    }
    proofs = Statistics.NONE;
    helperFailure = null;
    if (setup.busy() != null) {
      setup.busy().clear();
    }
    kernels.forEach(kernel -> kernel.setRoot(position, clock));
  }

  private static KernelState newKernel(Setup setup, Position position) {
    if (!setup.options().has(Feature.TWINS)) {
      return new Kernel(setup);
    }
    Object table = setup.table() == null ? setup : setup.table();
    return Twins.create(setup, position.getClass(), setup.evaluator().getClass(), table.getClass());
  }

  /** The other threads search the same depths and help through the table alone. */
  private List<Thread> startHelpers(Position position, Request request) {
    List<Thread> helpers = new ArrayList<>();
    for (KernelState kernel : kernels.subList(1, kernels.size())) {
      helpers.add(
          Thread.ofPlatform()
              .name("search-", helpers.size())
              .start(() -> help(kernel, position, request)));
    }
    return helpers;
  }

  private void help(KernelState kernel, Position position, Request request) {
    int last = request.depthFrom(position);
    int[] guesses = new int[last + 1];
    try {
      for (int depth = deepens ? 1 : last; depth <= last; depth++) {
        Found found = driver.search(kernel, depth, guesses);
        guesses[depth] = found.score();
        kernel.promote(found.move());
      }
    } catch (SearchStopped expected) {
      // the first thread has the answer
    } catch (RuntimeException | Error failure) {
      helperFailure = failure;
      request.clock().stop(Result.End.STOPPED);
    }
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true; // helpers end within a poll; finish first, then pass it on
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private Statistics statistics() {
    return kernels.stream().map(KernelState::statistics).reduce(proofs, Statistics::plus);
  }

  /** One search of one position on the first thread. */
  private final class Run {
    private final Position root;
    private final KernelState kernel;
    private final Request request;
    private final Clock clock;
    private final Detail detail;
    private final int[] allMoves;
    private final int pliesLeft;
    private Result last;

    Run(Position root, KernelState kernel, Request request) {
      this.root = root;
      this.kernel = kernel;
      this.request = request;
      clock = request.clock();
      detail = request.detail();
      allMoves = kernel.rootMoves();
      pliesLeft = root.pliesLeft();
    }

    /** Searches until a limit is met or nothing is left to find; {@link #result} has the answer. */
    Result.End search() {
      last =
          result(allMoves[0], unsearched(), new int[] {allMoves[0]}, List.of(), Result.End.DEPTH);
      try {
        return deepen();
      } catch (SearchStopped stopped) {
        if (setup.trace() != null) {
          setup.trace().abandon();
        }
        keepBetterMove();
        return clock.end();
      }
    }

    Result result(Result.End end) {
      return new Result(
          last.move(), last.value(), last.line(), last.moves(), statistics(), clock.nanos(), end);
    }

    private Value unsearched() {
      return Value.estimate(kernel.evaluator.evaluate(root), 0);
    }

    private Result.End deepen() {
      int deepest = request.depthFrom(root);
      int[] guesses = new int[deepest + 1];
      for (int depth = deepens ? 1 : deepest; depth <= deepest; depth++) {
        long horizon = kernel.horizonLeaves();
        last = detail == Detail.ALL ? everyMove(depth, guesses) : bestMove(depth, guesses);
        if (kernel.horizonLeaves() == horizon && !isSettled(last) && sawTheEnd(depth)) {
          last = withExactValues(last);
        }
        guesses[depth] = last.value().score();
        kernel.promote(last.move());
        request.progress().finished(last);
        if (isSettled(last)) {
          return Result.End.SOLVED;
        }
      }
      return Result.End.DEPTH;
    }

    /**
     * Whether a search to this depth ends with the game on every line, though the game does not say
     * so. A table may hide lines that earlier, shallower searches left open, so they are searched
     * again with an empty one.
     */
    private boolean sawTheEnd(int depth) {
      boolean known = pliesLeft < Limits.MAX_DEPTH; // then the depth itself tells
      boolean counted = clock.limitsNodes(); // a budget is not for proofs
      if (known || counted || selective || kernels.size() > 1) {
        return false;
      }
      if (setup.table() == null) {
        return true;
      }
      Setup alone = setup.withTable(TablePolicy.BUCKET.create(PROOF_MEBIBYTES));
      KernelState proof = maker.make(alone, root);
      proof.setRoot(root, clock);
      proof.search(depth, -Score.INF, Score.INF);
      for (RootMove move : last.moves()) {
        proof.restrictRoot(new int[] {move.move()});
        proof.search(depth, -Score.INF, Score.INF);
      }
      proofs = proofs.plus(proof.statistics());
      return proof.horizonLeaves() == 0;
    }

    private Result withExactValues(Result result) {
      List<RootMove> moves =
          result.moves().stream()
              .map(move -> new RootMove(move.move(), exact(move.value()), move.line()))
              .toList();
      return new Result(
          result.move(),
          exact(result.value()),
          result.line(),
          moves,
          statistics(),
          clock.nanos(),
          result.end());
    }

    private static Value exact(Value value) {
      return Value.exact(value.score(), value.depth());
    }

    /** Whether a deeper search could add nothing. */
    private boolean isSettled(Result result) {
      boolean all = result.moves().stream().allMatch(m -> m.value().kind() == Value.Kind.EXACT);
      return result.value().kind() == Value.Kind.EXACT && all;
    }

    private Result bestMove(int depth, int[] guesses) {
      Found found = driver.search(kernel, depth, guesses);
      Value value = valued(found.score(), depth);
      if (detail == Detail.BEST) {
        return result(found.move(), value, found.line(), List.of(), Result.End.DEPTH);
      }
      RootMove best = new RootMove(found.move(), value, boxed(found.line()));
      // Known whatever becomes of the questions about the others.
      last = result(found.move(), value, found.line(), List.of(best), Result.End.DEPTH);
      List<RootMove> ties = ties(best, depth);
      return result(found.move(), value, found.line(), ties, Result.End.DEPTH);
    }

    /** Asks of each other move whether it reaches the best score: a bound is enough to say no. */
    private List<RootMove> ties(RootMove best, int depth) {
      List<RootMove> ties = new ArrayList<>(List.of(best));
      int score = best.value().score();
      int[] order = kernel.rootMoves();
      for (int move : order) {
        if (move != best.move()) {
          kernel.restrictRoot(new int[] {move});
          if (kernel.search(depth, score - 1, score) >= score) {
            ties.add(new RootMove(move, best.value()));
          }
        }
      }
      kernel.restoreRoot(order);
      return ties;
    }

    private Result everyMove(int depth, int[] guesses) {
      List<RootMove> values = new ArrayList<>();
      Found best = null;
      int[] order = kernel.rootMoves();
      for (int move : order) {
        kernel.restrictRoot(new int[] {move});
        Found found = driver.search(kernel, depth, guesses);
        values.add(
            new RootMove(
                move, valued(found.score(), depth), boxed(completed(found.line(), depth))));
        best = best == null || found.score() > best.score() ? found : best;
      }
      values.sort(Comparator.comparingInt((RootMove m) -> m.value().score()).reversed());
      kernel.restoreRoot(values.stream().mapToInt(RootMove::move).toArray());
      Value value = valued(best.score(), depth);
      return result(best.move(), value, best.line(), values, Result.End.DEPTH);
    }

    /** A move finished in the depth under way counts if it already beat the old best move. */
    private void keepBetterMove() {
      boolean better =
          detail == Detail.BEST
              && !setup.options().algorithm().needsTable()
              && kernel.hasWholeWindow()
              && kernel.movesDone() > (last.depth() == 0 ? 0 : 1)
              && (kernel.bestMove() != last.move() || last.depth() == 0);
      if (better) {
        int score = kernel.bestScore();
        Value value =
            Score.isDecided(score) && score > 0 && !selective
                ? new Value(score, Value.Kind.LOWER, kernel.searchedDepth())
                : Value.estimate(score, kernel.searchedDepth());
        last = result(kernel.bestMove(), value, kernel.line(), List.of(), clock.end());
      }
    }

    /** Says how much a score claims. */
    private Value valued(int score, int depth) {
      if (selective) {
        return Value.estimate(score, depth);
      }
      if (depth >= pliesLeft || Score.hasDistance(score)) {
        return Value.exact(score, depth);
      }
      if (Score.isDecided(score)) { // a margin somebody can force, maybe not the best one
        return new Value(score, score > 0 ? Value.Kind.LOWER : Value.Kind.UPPER, depth);
      }
      return Value.estimate(score, depth);
    }

    private Result result(int move, Value value, int[] line, List<RootMove> moves, Result.End end) {
      List<Integer> whole = boxed(completed(line, value.depth()));
      return new Result(move, value, whole, moves, statistics(), clock.nanos(), end);
    }

    private static List<Integer> boxed(int[] moves) {
      return Arrays.stream(moves).boxed().toList();
    }

    /** Goes on from where the line ends: with the table's moves, and at depth 1 with the best. */
    private int[] completed(int[] line, int depth) {
      if (line.length >= depth || setup.table() == null) {
        return line;
      }
      Position position = root.copy();
      int[] whole = Arrays.copyOf(line, depth);
      int length = line.length;
      for (int i = 0; i < length; i++) {
        position.make(whole[i]);
      }
      while (length < depth && position.outcome() == Position.ONGOING) {
        int move = length == depth - 1 ? bestLeaf(position) : remembered(position);
        if (move == Entry.NO_MOVE) {
          break;
        }
        position.make(move);
        whole[length++] = move;
      }
      return Arrays.copyOf(whole, length);
    }

    private int remembered(Position position) {
      boolean folds = setup.options().has(Feature.FOLD);
      int symmetry = folds ? position.canonicalSymmetry() : 0;
      long entry = setup.table().probe(position.key(symmetry));
      if (entry == Entry.MISS || Entry.move(entry) == Entry.NO_MOVE) {
        return Entry.NO_MOVE;
      }
      int move = position.unmapMove(Entry.move(entry), symmetry);
      return isLegal(position, move) ? move : Entry.NO_MOVE;
    }

    /** The last ply of a line is not in the table: too shallow to be stored. */
    private int bestLeaf(Position position) {
      int[] moves = new int[position.maxMoves()];
      int end = position.moves(moves, 0);
      int best = Entry.NO_MOVE;
      int bestScore = -Score.INF;
      for (int i = 0; i < end; i++) {
        position.make(moves[i]);
        int outcome = position.outcome();
        int score = -(outcome != Position.ONGOING ? outcome : kernel.evaluator.evaluate(position));
        position.undo(moves[i]);
        if (score > bestScore) {
          bestScore = score;
          best = moves[i];
        }
      }
      return best;
    }

    private static boolean isLegal(Position position, int move) {
      int[] moves = new int[position.maxMoves()];
      int end = position.moves(moves, 0);
      return Arrays.stream(moves, 0, end).anyMatch(legal -> legal == move);
    }
  }
}
