package betacut.search.toy;

import betacut.rules.Outcome;
import betacut.rules.Rules;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Take one to four; whoever leaves a multiple of three moves again, at the end too. The last one
 * wins, or, with points, each has what it took.
 */
public record Again(int heap, boolean forPoints) implements Rules<Again.Heap, Integer> {
  /**
   * @param lead what the first player took more than the second; 0 where nobody counts
   */
  public record Heap(int left, int mover, int lead) {}

  @Override
  public String name() {
    return forPoints ? "again-points" : "again";
  }

  @Override
  public Heap start() {
    return new Heap(heap, 0, 0);
  }

  @Override
  public List<Integer> moves(Heap at) {
    return IntStream.rangeClosed(1, Math.min(4, at.left)).boxed().toList();
  }

  @Override
  public Heap play(Heap at, Integer taken) {
    int left = at.left - taken;
    int lead = forPoints ? at.lead + (at.mover == 0 ? taken : -taken) : 0;
    return new Heap(left, left % 3 == 0 ? at.mover : 1 - at.mover, lead);
  }

  @Override
  public int mover(Heap at) {
    return at.mover;
  }

  /** The heap ends at a multiple of three: the side that took the last one is still to move. */
  @Override
  public Outcome result(Heap at) {
    if (at.left > 0) {
      return Outcome.ONGOING;
    }
    return forPoints ? Outcome.by(at.mover == 0 ? at.lead : -at.lead) : Outcome.WIN;
  }

  /** Whose turn it is counts, so that an opinion given to the wrong side shows. */
  @Override
  public int evaluate(Heap at) {
    return at.left % 5 + (at.mover == 0 ? at.lead : -at.lead);
  }

  @Override
  public int pliesLeft(Heap at) {
    return at.left;
  }
}
