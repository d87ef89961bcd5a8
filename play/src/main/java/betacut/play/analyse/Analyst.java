package betacut.play.analyse;

import betacut.play.level.LevelPlayer;
import betacut.play.memory.ScoreMemory;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Value;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.Statistics;
import betacut.search.StopSignal;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.solve.Solvers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Answers people's questions about moves, whatever the opponent's strength: as well as it can in a
 * third of a second. Limits are counted in nodes, and every search begins with empty tables, so an
 * answer depends on nothing but the question: not on the machine, its load or what was asked
 * before. Only where the clock decides anyhow may it have a memory.
 */
public final class Analyst<P extends Position> {
  /** A first opinion before a solver is asked, soon enough to feel immediate. */
  private static final Limits FIRST_LOOK = Limits.nodes(30_000);

  /** Some 50 to 300 ms, by game (2 to 7 million nodes a second). */
  private static final Limits HINTS = patient(500_000);

  /** A solver's positions are cheaper, and half of them are for the search if it fails. */
  private static final Limits HINTS_OF_SOLVED = patient(2_400_000);

  /** What follows a move of known value. */
  private static final Limits LINE = patient(5_000_000);

  /** What a review looks at for each ply, unless its value can be known exactly. */
  public static final int REVIEW_NODES = 40_000;

  /** A solver has half of the nodes, and about four times the work where every move counts. */
  private static final int PARTS_OF_AN_ANSWER = 8;

  /** With so few plies left a search for hints may well see the end, and a review asks for it. */
  private static final int ENDING = 16;

  /**
   * What a solver is given for a ply of a review, four times as much each time: most plies need
   * little, and what is not used for values would go into a line that nobody reads.
   */
  private static final int LEAST_OF_SOLVER = 20_000;

  private static final int MOST_OF_SOLVER = 1_280_000;

  private static final int MOST_LINES = 10;
  private static final int SHORTEST_LINE = 5;

  /** An answer, and the position it is about. */
  private record Hinted(String where, Result result) {}

  private final Game<P> game;
  private final StopSignal signal;
  private final Optional<ScoreMemory> memory;
  private Optional<Hinted> hinted = Optional.empty();
  private Optional<Engine> quick = Optional.empty();
  private Optional<Engine> solving = Optional.empty();
  private Optional<Engine> solver = Optional.empty();

  /**
   * An analyst who has made no search yet.
   *
   * @param signal nobody waits for an answer any more
   */
  public Analyst(Game<P> game, StopSignal signal) {
    this(game, signal, Optional.empty());
  }

  /** One who begins with what earlier sessions found, and leaves what it finds to later ones. */
  public Analyst(Game<P> game, StopSignal signal, Optional<ScoreMemory> memory) {
    this.game = game;
    this.signal = signal;
    this.memory = memory;
  }

  /** So many nodes; the time is for games a hundred times slower than ours. */
  private static Limits patient(long nodes) {
    return Limits.nodes(nodes).withTime(Duration.ofSeconds(30));
  }

  /** What one question about every move may take. */
  public Limits hintLimits(P position) {
    return isInReach(position, HINTS_OF_SOLVED) ? HINTS_OF_SOLVED : HINTS;
  }

  private boolean isInReach(Position position, Limits limits) {
    return Solvers.reach(game, position, limits.nodes() / PARTS_OF_AN_ANSWER);
  }

  /** What every move is worth, best first; asked again about the same position, it remembers. */
  public Result hints(P position) {
    String where = game.format(position);
    if (hinted.isEmpty() || !hinted.get().where.equals(where)) {
      var answer = new Hinted(where, values(position, hintLimits(position), Progress.SILENT));
      hinted = signal.isGiven() ? Optional.empty() : Optional.of(answer);
      return answer.result;
    }
    return hinted.get().result;
  }

  /** What a legal move gives away, by the hints; empty if nobody waits for it any more. */
  public Optional<ReviewedPly> judged(P position, int ply, int move) {
    Result result = hints(position);
    return result.moves().isEmpty() || signal.isGiven()
        ? Optional.empty()
        : Optional.of(ReviewedPly.of(game, ply, position.mover(), result, Optional.of(move)));
  }

  /** The same within other limits; tells of every finished depth, and the last one is the best. */
  public Result values(P position, Limits limits, Progress progress) {
    if (limits.depth() == Limits.MAX_DEPTH && Solvers.isInBook(game, position)) {
      return search(solving(), position, limits, Detail.ALL, progress);
    }
    if (!isInReach(position, limits)) {
      return remembering(quick(), position, limits, progress);
    }
    Limits little = limits.withNodes(Math.min(limits.nodes(), FIRST_LOOK.nodes()));
    Result first = search(quick(), position, little, Detail.ALL, progress);
    if (isSolved(first) || first.end() == Result.End.DEPTH || signal.isGiven()) {
      return first;
    }
    Progress deeper =
        result -> {
          if (result.depth() > first.depth() || isSolved(result)) {
            progress.finished(result);
          }
        };
    Result second = remembering(solving(), position, limits, deeper);
    boolean isBetter = isSolved(second) || second.depth() >= first.depth();
    return isBetter && !second.moves().isEmpty() ? second : first;
  }

  /** What is wrong with a memory is no answer to a question about moves, and harms none. */
  private Result remembering(Engine engine, Position position, Limits limits, Progress progress) {
    engine.forget();
    memory.ifPresent(scores -> scores.recall(engine));
    Result result = engine.search(position, limits, Detail.ALL, progress, signal);
    if (!signal.isGiven()) { // who has left, or closes the server, is not kept waiting for a disk
      memory.ifPresent(scores -> scores.keep(engine));
    }
    return result;
  }

  private Result search(
      Engine engine, Position position, Limits limits, Detail detail, Progress progress) {
    engine.forget();
    return engine.search(position, limits, detail, progress, signal);
  }

  /** Made when they are needed, for their tables take a moment. */
  private Engine quick() {
    return (quick = Optional.of(quick.orElseGet(() -> Engine.of(game, options())))).get();
  }

  private Engine solving() {
    return (solving = Optional.of(solving.orElseGet(() -> Solvers.engine(game, options())))).get();
  }

  /** Nobody else is asked here if the solver does not know. */
  private Engine solver() {
    Supplier<Engine> maker =
        () -> Engine.around(Solvers.searcher(game, options()).orElseThrow(), game, options());
    return (solver = Optional.of(solver.orElseGet(maker))).get();
  }

  private static Options options() {
    return Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, LevelPlayer.TABLE_MEBIBYTES);
  }

  /**
   * The same result with lines for more moves: a solver knows what every move is worth, and how the
   * game goes on after the best one only.
   */
  public Result withLines(P position, Result result) {
    return withLines(position, result, MOST_LINES);
  }

  /** The same for as many of the best moves as are wanted. */
  public Result withLines(P position, Result result, int wanted) {
    List<RootMove> moves = new ArrayList<>(result.moves());
    if (isSolved(result)) {
      moves.subList(0, Math.min(wanted, moves.size())).replaceAll(move -> withLine(position, move));
    }
    return new Result(
        result.move(),
        result.value(),
        result.line(),
        moves,
        result.statistics(),
        result.nanos(),
        result.end());
  }

  /** Asked again and again, a solver tells how it goes on. */
  private RootMove withLine(P position, RootMove root) {
    List<Integer> line = new ArrayList<>(root.line());
    Position after = position.copy();
    line.forEach(after::play);
    while (isInReach(after, LINE)
        && line.size() < SHORTEST_LINE
        && after.outcome() == Position.ONGOING) {
      Result reply = search(solving(), after, LINE, Detail.BEST, Progress.SILENT);
      if (!isSolved(reply)) {
        break;
      }
      line.addAll(reply.line());
      reply.line().forEach(after::play);
    }
    return new RootMove(root.move(), root.value(), line);
  }

  private static boolean isSolved(Result result) {
    return result.end() == Result.End.SOLVED;
  }

  /** What becomes of a legal move; empty if nobody waits for it any more. */
  public Optional<Why> why(P position, int move) {
    Result all = hints(position);
    return all.moves().stream()
        .filter(own -> own.move() == move)
        .findFirst()
        .map(own -> isSolved(all) ? withLine(position, own) : own)
        .map(own -> why(own, all.moves().getFirst()))
        .filter(_ -> !signal.isGiven());
  }

  private Why why(RootMove own, RootMove best) {
    return new Why(own, best, GivenAway.between(best, own, game).basis());
  }

  /**
   * Looks at every position of a game, the last one first: exactly wherever hints would know.
   *
   * @param first the position before all moves
   * @param from the first ply of interest
   * @param nodes to look at for each that no solver knows, usually {@link #REVIEW_NODES}
   */
  public void review(
      P first, List<Integer> moves, int from, int nodes, Consumer<ReviewedPly> each) {
    List<P> positions = new ArrayList<>(List.of(first));
    for (int move : moves) {
      P next = copy(positions.getLast());
      next.play(move);
      positions.add(next);
    }
    for (int ply = moves.size(); ply >= from; ply--) {
      P position = positions.get(ply);
      if (position.outcome() == Position.ONGOING) {
        Result result = solved(position).orElseGet(() -> looked(position, nodes));
        if (result.moves().isEmpty() || signal.isGiven()) {
          return;
        }
        Optional<Integer> played =
            ply < moves.size() ? Optional.of(moves.get(ply)) : Optional.empty();
        each.accept(ReviewedPly.of(game, ply, position.mover(), result, played));
      }
    }
  }

  private Result looked(P position, int nodes) {
    if (Solvers.isInBook(game, position)) {
      return search(solving(), position, patient(nodes), Detail.ALL, Progress.SILENT);
    }
    boolean isEnding = position.pliesLeft() <= ENDING;
    long most = isEnding ? Math.max(nodes, HINTS.nodes()) : nodes;
    return search(quick(), position, patient(most), Detail.ALL, Progress.SILENT);
  }

  /** What an ongoing position is worth in truth, if a solver is sure to know soon. */
  public Optional<Value> truth(P position) {
    return solved(position).map(Result::value);
  }

  /** What a solver knows about every move, if it is sure to know soon. */
  private Optional<Result> solved(P position) {
    if (!Solvers.answerSoon(game, position)) {
      return Optional.empty();
    }
    solver().forget();
    Statistics spent = Statistics.NONE;
    for (long nodes = LEAST_OF_SOLVER; nodes <= MOST_OF_SOLVER; nodes *= 4) {
      Result result =
          solver().search(position, patient(nodes), Detail.ALL, Progress.SILENT, signal);
      spent = spent.plus(result.statistics());
      if (isSolved(result)) {
        return Optional.of(result.with(spent));
      }
    }
    return Optional.empty();
  }

  @SuppressWarnings("unchecked") // a copy is of its original's class
  private P copy(P position) {
    return (P) position.copy();
  }
}
