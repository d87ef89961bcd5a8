package betacut.search.kernel;

import betacut.platform.ClassCopies;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Gives each game its own copy of the kernel class: the same bytes under another name.
 *
 * <p>HotSpot keeps one type profile per bytecode. When several games run through one class, its
 * calls to {@code make}, {@code outcome} and the evaluator have many receivers and are no longer
 * inlined, which costs up to half the speed (docs/decisions/0002-twins.md). A twin sees one game,
 * one evaluator and one table, and keeps the speed of hand-written code. Line numbers stay right,
 * and a stack trace shows which twin it was.
 */
final class Twins {
  /** A class before those that extend it; the last is the kernel. */
  private static final List<Class<? extends KernelState>> COPIED =
      List.of(NodeMemory.class, MoveOrder.class, Kernel.class);

  private static final Map<String, Function<KernelParts, KernelState>> CONSTRUCTORS =
      new ConcurrentHashMap<>();

  private Twins() {}

  /** A kernel of the twin class that belongs to these types; their order matters. */
  static KernelState create(KernelParts parts, Class<?>... types) {
    StringBuilder suffix = new StringBuilder();
    for (Class<?> type : types) {
      suffix.append('_').append(nameOf(type));
    }
    return CONSTRUCTORS
        .computeIfAbsent(
            suffix.toString(),
            unseen -> ClassCopies.constructor(COPIED, unseen, KernelParts.class, Kernel::new))
        .apply(parts);
  }

  /** A legal piece of a class name; lambdas and foreign packages get their hash to stay apart. */
  private static String nameOf(Class<?> type) {
    String simple = type.getSimpleName().replaceAll("\\W", "");
    return simple + Integer.toHexString(type.getName().hashCode());
  }
}
