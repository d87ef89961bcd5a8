package betacut.search;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** The parts a move order is made of; with none, moves keep the game's natural order. */
public enum OrderPart {
  /** The move the table remembers. */
  HASH("hash"),
  /** The last two moves that cut at this ply. */
  KILLERS("killers"),
  /** Moves that cut often, anywhere in the tree. */
  HISTORY("history"),
  /** The opinion of the position after the move. */
  EVALUATION("evaluation"),
  /** The game's own static order. */
  STATIC("static"),
  /** A random order, fixed by the seed and the position. */
  RANDOM("random");

  /** The name of the empty order. */
  public static final String NATURAL = "left-to-right";

  /** What is used where neither the options nor the game say otherwise. */
  public static final Set<OrderPart> USUAL =
      Collections.unmodifiableSet(EnumSet.of(HASH, KILLERS, HISTORY, STATIC));

  /** The same with an evaluation that foresees. */
  static final Set<OrderPart> FORESEEN =
      Collections.unmodifiableSet(EnumSet.of(HASH, KILLERS, HISTORY, EVALUATION, STATIC));

  private final String id;

  OrderPart(String id) {
    this.id = id;
  }

  /** The name to type. */
  public String id() {
    return id;
  }

  /** Reads names separated by commas; {@value #NATURAL} and {@code none} mean no part at all. */
  public static Set<OrderPart> parse(String names) {
    Set<OrderPart> parts = EnumSet.noneOf(OrderPart.class);
    for (String name : names.strip().split("\\s*,\\s*")) {
      if (!name.equalsIgnoreCase(NATURAL) && !name.equalsIgnoreCase("none")) {
        parts.add(named(name));
      }
    }
    return parts;
  }

  private static OrderPart named(String name) {
    return Nearest.named(
        name,
        values(),
        OrderPart::id,
        "There is no move order called '%s'.%s Orders: " + NATURAL + ", %s",
        UsageException::new);
  }
}
