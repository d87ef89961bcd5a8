package betacut.web.api;

import betacut.explain.Watched;
import betacut.search.StopSignal;
import betacut.web.http.Refusal;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The traces asked for last. They are only a convenience: one that was dropped is made again, and
 * is the same again.
 */
final class TraceCache {
  private static final int KEPT = 12;

  /** An event needs 24 bytes, its node 20 more: some 80 MB in all. */
  private static final long MOST_EVENTS = 2_500_000;

  private final Map<String, Watched<?>> kept = new LinkedHashMap<>(KEPT, 0.75f, true);

  Watched<?> find(WatchedSearch<?> search, StopSignal signal) {
    String key = search.key();
    Watched<?> known;
    synchronized (kept) {
      known = kept.get(key);
    }
    if (known != null) {
      return known;
    }
    Watched<?> made = search.run(signal);
    if (signal.isGiven()) {
      throw new Refusal(503, "The search was stopped; ask again.");
    }
    if (made.tree().iterations() == 0) {
      throw new Refusal(422, "This search leaves nothing to look at; choose another engine.");
    }
    keep(key, made);
    return made;
  }

  private void keep(String key, Watched<?> made) {
    synchronized (kept) {
      kept.put(key, made);
      long events = kept.values().stream().mapToLong(one -> one.tree().trace().size()).sum();
      var oldest = kept.entrySet().iterator();
      while (kept.size() > KEPT || events > MOST_EVENTS && kept.size() > 1) {
        events -= oldest.next().getValue().tree().trace().size();
        oldest.remove();
      }
    }
  }

  boolean has(WatchedSearch<?> search) {
    synchronized (kept) {
      return kept.containsKey(search.key());
    }
  }
}
