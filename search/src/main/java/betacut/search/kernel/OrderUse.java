package betacut.search.kernel;

import betacut.search.OrderPart;
import java.util.Set;

/** Which parts have a say in the order of the moves. */
public record OrderUse(
    boolean hash,
    boolean killers,
    boolean countermoves,
    boolean history,
    boolean evaluation,
    boolean fixed,
    boolean random) {
  static OrderUse of(KernelParts parts) {
    Set<OrderPart> order = parts.options().order();
    return new OrderUse(
        parts.table() != null && order.contains(OrderPart.HASH),
        order.contains(OrderPart.KILLERS),
        order.contains(OrderPart.COUNTERMOVES),
        order.contains(OrderPart.HISTORY),
        order.contains(OrderPart.EVALUATION),
        order.contains(OrderPart.STATIC),
        order.contains(OrderPart.RANDOM));
  }

  /** Whether moves are reordered at all. */
  boolean any() {
    return hash || killers || countermoves || history || evaluation || fixed || random;
  }
}
