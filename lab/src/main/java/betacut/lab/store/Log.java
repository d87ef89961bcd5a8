package betacut.lab.store;

import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;

/**
 * The numbered results of one run, such as measurements or games. Several threads may add.
 *
 * @param <T> a result
 */
public interface Log<T> {
  /** Adds a result; one of the same number that is there already stays, and this returns false. */
  boolean add(T result);

  /** The numbers of the results that are there. */
  BitSet done();

  /** All, by number. */
  List<T> all();

  /** One that lives as long as the process. */
  static <T> Log<T> inMemory(Columns<T> columns) {
    var results = new TreeMap<Integer, T>();
    return new Log<>() {
      @Override
      public synchronized boolean add(T result) {
        return results.putIfAbsent(columns.number(result), result) == null;
      }

      @Override
      public synchronized BitSet done() {
        var done = new BitSet();
        results.keySet().forEach(done::set);
        return done;
      }

      @Override
      public synchronized List<T> all() {
        return List.copyOf(results.values());
      }
    };
  }
}
