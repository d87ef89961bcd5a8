package betacut.search.proof;

import java.util.Comparator;

/**
 * What is known of who wins: the worst and the best that may still be true for one side, each -1
 * (loss), 0 (draw) or 1 (win).
 */
record Verdict(int worst, int best) {
  static final Verdict UNKNOWN = new Verdict(-1, 1);

  /** The better one last: by what is likely, then by what is safe. */
  static final Comparator<Verdict> BY_PROSPECT =
      Comparator.comparingInt((Verdict verdict) -> verdict.worst + verdict.best)
          .thenComparingInt(Verdict::worst);

  static Verdict of(int outcome) {
    return new Verdict(Integer.signum(outcome), Integer.signum(outcome));
  }

  boolean isSettled() {
    return worst == best;
  }

  Verdict atLeast(int bound) {
    return new Verdict(Math.max(worst, bound), best);
  }

  Verdict atMost(int bound) {
    return new Verdict(worst, Math.min(best, bound));
  }

  /** The same knowledge from the other side. */
  Verdict reversed() {
    return new Verdict(-best, -worst);
  }

  /** What a choice between two moves is worth. */
  Verdict or(Verdict other) {
    return new Verdict(Math.max(worst, other.worst), Math.max(best, other.best));
  }
}
