package betacut.search.kernel;

import static betacut.search.Result.NO_MOVE;

import betacut.rules.Value.Bound;
import betacut.search.trace.OrderReason;
import betacut.search.trace.Purpose;

/**
 * The part of the kernel that writes the trace. Not copied for each game: it does nothing unless
 * somebody watches.
 */
public abstract class NodeTrace extends KernelState {
  /** What the next node is entered for. */
  private Purpose purpose = Purpose.MAIN;

  private long nodesBefore;
  private long leavesBefore;
  private long endsBefore;

  NodeTrace(KernelParts parts) {
    super(parts);
  }

  /** Tells the trace what the node entered next is for. */
  final void mark(Purpose reason) {
    if (tracing) {
      purpose = reason;
    }
  }

  /** A node is entered by a move, for the purpose marked last. */
  protected final void traceMove(
      int ply, int depth, int alpha, int beta, int move, OrderReason reason) {
    trace.enter(ply, depth, alpha, beta, move, reason, purpose, position.key());
    purpose = Purpose.MAIN;
    nodesBefore = nodes;
    leavesBefore = leaves;
    endsBefore = ends;
  }

  /** The root, or the same position once more. */
  protected final void traceHere(int ply, int depth, int alpha, int beta, Purpose reason) {
    trace.enter(ply, depth, alpha, beta, NO_MOVE, OrderReason.NATURAL, reason, position.key());
    nodesBefore = -1;
  }

  /** The node is done; the counters tell whether it was a leaf, and of which kind. */
  protected final void traceScore(int score, int alpha, int beta) {
    Bound claim = Bound.of(score, alpha, beta);
    boolean isLeaf = nodes == nodesBefore + 1;
    boolean isStandingPat = quiescence && score >= beta;
    if (isLeaf && ends > endsBefore) {
      claim = Bound.OVER;
    } else if (isLeaf && leaves > leavesBefore && !isStandingPat) {
      claim = Bound.ESTIMATE;
    }
    traceClaim(score, claim);
  }

  /** The node is done and claims this of its score. */
  protected final void traceClaim(int score, Bound claim) {
    nodesBefore = -1; // whatever is left next has something below it
    trace.leave(score, claim);
  }
}
