package betacut.web.api;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/**
 * The searches looked at last. They are only a convenience: one that was dropped is made again, and
 * is the same again.
 */
final class TraceCache<T> {
  private static final int KEPT = 12;

  private final long most;
  private final ToLongFunction<T> weight;
  private final Map<String, T> kept = new LinkedHashMap<>(KEPT, 0.75f, true);

  /**
   * @param most what all that are kept may weigh together; the last one is kept whatever it weighs
   */
  TraceCache(long most, ToLongFunction<T> weight) {
    this.most = most;
    this.weight = weight;
  }

  T find(String key, Supplier<T> search) {
    T known;
    synchronized (kept) {
      known = kept.get(key);
    }
    if (known != null) {
      return known;
    }
    T made = search.get();
    keep(key, made);
    return made;
  }

  private void keep(String key, T made) {
    synchronized (kept) {
      kept.put(key, made);
      long all = kept.values().stream().mapToLong(weight).sum();
      var oldest = kept.entrySet().iterator();
      while (kept.size() > KEPT || all > most && kept.size() > 1) {
        all -= weight.applyAsLong(oldest.next().getValue());
        oldest.remove();
      }
    }
  }

  boolean has(String key) {
    synchronized (kept) {
      return kept.containsKey(key);
    }
  }
}
