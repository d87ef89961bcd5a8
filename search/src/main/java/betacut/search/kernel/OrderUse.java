package betacut.search.kernel;

import betacut.search.Options;
import betacut.search.OrderPart;

/** Which parts have a say in the order of the moves. */
public record OrderUse(
    boolean hash,
    boolean killers,
    boolean history,
    boolean evaluation,
    boolean fixed,
    boolean random) {
  static OrderUse of(KernelParts parts) {
    Options options = parts.options();
    return new OrderUse(
        parts.table() != null && options.has(OrderPart.HASH),
        options.has(OrderPart.KILLERS),
        options.has(OrderPart.HISTORY),
        options.has(OrderPart.EVALUATION),
        options.has(OrderPart.STATIC),
        options.has(OrderPart.RANDOM));
  }

  /** Whether moves are reordered at all. */
  boolean any() {
    return hash || killers || history || evaluation || fixed || random;
  }
}
