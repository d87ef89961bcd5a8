package betacut.lab.unit;

import betacut.lab.store.Columns;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;

/**
 * Units of work done for another process: its rows go back as plain values, in the order of their
 * columns.
 *
 * @param <R> a row that a unit gives
 */
public final class RemoteUnits<R> {
  private final Work<R> work;
  private final StopSignal stop = new StopSignal();
  private final Worker<R> worker;

  public RemoteUnits(Work<R> work, BitSet done) {
    this.work = work;
    work.prepare(stop);
    worker = work.worker(done, stop);
  }

  /** All rows of a unit, each packed; fewer if it was stopped. */
  public ArrayList<ArrayList<Object>> run(int unit) {
    var rows = new ArrayList<ArrayList<Object>>();
    worker.run(unit, row -> rows.add(new ArrayList<>(work.columns().cells(row).values())));
    return rows;
  }

  /** Ends the unit under way, from another thread. */
  public void stop() {
    stop.stop();
    worker.stop();
  }

  /** A row that came back. */
  public static <R> R unpacked(Work<R> work, List<Object> packed) {
    Columns<R> columns = work.columns();
    if (packed.size() != columns.all().size()) {
      throw new IllegalArgumentException(
          "a row of %d values instead of %d: is another version of Betacut at work there?"
              .formatted(packed.size(), columns.all().size()));
    }
    Iterator<Object> values = packed.iterator();
    return columns.result(column -> values.next());
  }
}
