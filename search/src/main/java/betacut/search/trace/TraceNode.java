package betacut.search.trace;

import betacut.rules.Value.Bound;
import java.util.Optional;

/**
 * One node of a {@link TraceTree}. Scores and window are for the side to move, as the search has
 * them; {@link #forRoot} turns them round where that is the other side.
 *
 * @param number in the order of the search; the root of the first iteration is 0
 * @param parent the number of the node above, or -1
 * @param iteration from 0
 * @param enter the event that entered it
 * @param leave the event that left it, or -1 if the trace ends before
 * @param move that led here; -1 at the root and where the purpose stays here
 * @param isQuestion whether its window, or that of a node above, only asked yes or no
 * @param isOpinion whether what came back rests on estimates, though it is the value at this depth
 * @param score what came back; it means nothing if the claim is unknown
 * @param size nodes below and including this one
 */
public record TraceNode(
    int number,
    int parent,
    int iteration,
    int enter,
    int leave,
    int ply,
    int depth,
    int alpha,
    int beta,
    int move,
    OrderReason reason,
    Purpose purpose,
    boolean isQuestion,
    boolean isOpinion,
    long key,
    int score,
    Bound claim,
    Optional<TraceEvent.Cut> cut,
    int size) {
  /** Whether the side to move is the one that moves at the root: Max, in the textbooks. */
  public boolean isMax() {
    return ply % 2 == 0;
  }

  /** The same node with all numbers for the side that moves at the root. */
  public TraceNode forRoot() {
    return isMax() ? this : negated();
  }

  /** The same node by somebody who knows more of its value. */
  public TraceNode withClaim(Bound known) {
    return with(known, cut);
  }

  /** The same node by somebody who knows that no move was left to cut off. */
  public TraceNode withoutCut() {
    return with(claim, Optional.empty());
  }

  private TraceNode with(Bound known, Optional<TraceEvent.Cut> realCut) {
    return new TraceNode(
        number,
        parent,
        iteration,
        enter,
        leave,
        ply,
        depth,
        alpha,
        beta,
        move,
        reason,
        purpose,
        isQuestion,
        isOpinion,
        key,
        score,
        known,
        realCut,
        size);
  }

  private TraceNode negated() {
    return new TraceNode(
        number,
        parent,
        iteration,
        enter,
        leave,
        ply,
        depth,
        -beta,
        -alpha,
        move,
        reason,
        purpose,
        isQuestion,
        isOpinion,
        key,
        -score,
        claim.negated(),
        cut,
        size);
  }

  /** Whether one of its moves was too good. */
  public boolean isBetaCut() {
    return cut.isPresent() && cut.get().reason() == CutReason.BETA;
  }

  /** Whether the table answered, so that {@link betacut.search.Statistics} count no node. */
  public boolean isTableHit() {
    return cut.isPresent() && cut.get().reason() == CutReason.TABLE;
  }
}
