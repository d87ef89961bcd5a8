package betacut.search.proof;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Detail;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.spi.Clock;
import betacut.search.spi.Request;
import betacut.search.spi.SearchStopped;
import betacut.search.spi.Searcher;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds out who wins by proof: first whether the side to move wins, then, if not, whether it at
 * least draws. It knows neither how fast nor by how many points, and its values claim neither:
 *
 * <ul>
 *   <li>a win is a lower bound, the latest or smallest win there could be; a loss is the upper
 *       bound that mirrors it;
 *   <li>a draw is exact;
 *   <li>a search stopped after the first question says "at most a draw", an earlier one nothing (an
 *       estimate of 0).
 * </ul>
 *
 * Every move asked for gets such a value, and moves are equally good if they get the same. A depth
 * limit calls the positions at the horizon drawn: wins and losses found that way are true, and a
 * draw is then an estimate. Nodes are positions made, children looked at included. The table is
 * kept between searches, for a proof holds for ever.
 */
public final class ProofSearch implements Searcher {
  private static final int NO_HORIZON = Integer.MAX_VALUE;

  private final ProofKernel kernel;
  private Position root;
  private Verdict verdict = Verdict.UNKNOWN;

  public ProofSearch(int tableMebibytes) {
    this(ProofTable.ofMebibytes(tableMebibytes));
  }

  ProofSearch(ProofTable table) {
    this(table, null);
  }

  private ProofSearch(ProofTable table, ProofLog log) {
    kernel = new ProofKernel(table, log);
  }

  /** A search that is written down. */
  public static ProofSearch logged(int tableMebibytes, ProofLog log) {
    return new ProofSearch(ProofTable.ofMebibytes(tableMebibytes), log);
  }

  @Override
  public void forget() {
    kernel.forget();
  }

  @Override
  public Result search(Position position, Request request) {
    Clock clock = request.clock();
    root = position.copy();
    Position own = position.copy();
    boolean toTheEnd = request.depth() >= position.pliesLeft();
    kernel.begin(own, toTheEnd ? NO_HORIZON : position.ply() + request.depth(), clock);
    Result result =
        request.detail() == Detail.BEST
            ? best(own, clock)
            : everyMove(own, position.legalMoves(), clock);
    request.progress().finished(result);
    return result;
  }

  private Result best(Position own, Clock clock) {
    verdict = Verdict.UNKNOWN;
    try {
      settle(own.mover());
    } catch (SearchStopped stopped) {
      // The verdict so far stands.
    }
    return result(bestMove(), verdict, List.of(), clock);
  }

  /** Asks the two questions of the kernel's position; the verdict is for the side to move there. */
  private void settle(int mover) {
    if (kernel.prove(Question.winOf(mover))) {
      verdict = verdict.atLeast(1);
      return;
    }
    verdict = verdict.atMost(0);
    verdict = kernel.prove(Question.holdOf(mover)) ? verdict.atLeast(0) : verdict.atMost(-1);
  }

  private int bestMove() {
    int proven = verdict.isSettled() ? ProofLine.move(root, verdict.worst(), kernel) : -1;
    int move = proven >= 0 ? proven : kernel.likeliestMove();
    return move >= 0 ? move : root.legalMoves()[0];
  }

  private Result everyMove(Position own, int[] moves, Clock clock) {
    List<Candidate> candidates = new ArrayList<>();
    Verdict whole = Verdict.of(Score.LOSS);
    for (int move : moves) {
      verdict = Verdict.UNKNOWN;
      if (!clock.isStopped()) {
        settleMove(own, move);
      }
      candidates.add(new Candidate(move, verdict.reversed()));
      whole = whole.or(verdict.reversed());
    }
    candidates.sort(Comparator.comparing(Candidate::verdict, Verdict.BY_PROSPECT).reversed());
    List<RootMove> all =
        candidates.stream().map(each -> new RootMove(each.move, value(each.verdict))).toList();
    return result(all.getFirst().move(), whole, all, clock);
  }

  private void settleMove(Position own, int move) {
    try {
      own.make(move);
      int outcome = kernel.outcome(own);
      if (outcome == Position.ONGOING) {
        settle(own.mover());
      } else {
        verdict = Verdict.of(outcome);
      }
      own.undo(move);
    } catch (SearchStopped stopped) {
      // What was found of this move stands; the position is not used again.
    }
  }

  private record Candidate(int move, Verdict verdict) {}

  private Result result(int move, Verdict found, List<RootMove> all, Clock clock) {
    return new Result(
        move,
        value(found),
        found.isSettled() ? ProofLine.from(root, move, found.worst(), kernel) : List.of(move),
        all,
        kernel.statistics(),
        clock.nanos(),
        end(found, clock));
  }

  private Result.End end(Verdict found, Clock clock) {
    if (clock.isStopped()) {
      return clock.end();
    }
    return found.worst() == 0 && kernel.horizonMet() ? Result.End.DEPTH : Result.End.SOLVED;
  }

  private Value value(Verdict found) {
    int depth = kernel.deepest();
    if (found.worst() > 0) {
      return new Value(leastWin(), Bound.LOWER, depth);
    }
    if (found.best() < 0) {
      return new Value(-leastWin(), Bound.UPPER, depth);
    }
    if (kernel.horizonMet() || found.equals(Verdict.UNKNOWN)) {
      return Value.estimate(Score.DRAW, depth);
    }
    if (found.isSettled()) {
      return Value.exact(Score.DRAW, depth);
    }
    return new Value(Score.DRAW, found.worst() == 0 ? Bound.LOWER : Bound.UPPER, depth);
  }

  /** No win of this game, from the root, has a lower score. */
  private int leastWin() {
    return kernel.marginsSeen()
        ? Score.ofMargin(1)
        : Score.WIN - Math.min(root.pliesLeft(), Score.MAX_PLY);
  }
}
