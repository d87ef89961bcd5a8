package betacut.lab.book;

import betacut.lab.store.Columns;
import betacut.lab.unit.Work;
import betacut.lab.unit.Worker;
import betacut.search.StopSignal;
import betacut.solve.connectfour.BookBuilder;
import betacut.solve.exact.SolveStopped;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * The positions of a book with so many stones, as ranges: neighbours share much of their tree, so a
 * range is solved with one table.
 */
final class BookWork implements Work<SolvedRange> {
  private static final long serialVersionUID = 1;

  /** Positions of a unit. */
  static final int RANGE = 256;

  /** Never a table: the scores go into the book's own file. */
  private static final Columns<SolvedRange> COLUMNS = Columns.of(SolvedRange.class, "", Map.of());

  private final int width;
  private final int height;
  private final int stones;
  private final int tableMib;
  private transient BookBuilder builder;
  private transient long[] keys;

  BookWork(int width, int height, int stones, int tableMib) {
    this.width = width;
    this.height = height;
    this.stones = stones;
    this.tableMib = tableMib;
  }

  @Override
  public Columns<SolvedRange> columns() {
    return COLUMNS;
  }

  /** All positions, found anew in every process. */
  synchronized long[] keys() {
    if (keys == null) {
      builder = new BookBuilder(width, height, tableMib, 1);
      keys = builder.positions(stones);
    }
    return keys;
  }

  @Override
  public Worker<SolvedRange> worker(BitSet done, StopSignal stop) {
    long[] all = keys();
    BookBuilder.Scorer scorer = builder.scorer(stop::isGiven);
    return (range, rows) -> {
      List<String> scores = new ArrayList<>();
      try {
        for (int i = range * RANGE; i < Math.min(all.length, (range + 1) * RANGE); i++) {
          scores.add(Integer.toString(scorer.score(all[i])));
        }
      } catch (SolveStopped stopped) {
        return; // half a range is none
      }
      rows.accept(new SolvedRange(range, scores));
    };
  }
}
