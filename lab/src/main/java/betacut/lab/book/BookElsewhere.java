package betacut.lab.book;

import betacut.lab.unit.Assignment;
import betacut.lab.unit.UnitExecutor;
import betacut.search.StopSignal;
import betacut.solve.connectfour.BookBuilder;
import java.util.BitSet;
import java.util.List;

/** A book's positions done as units of work. */
public record BookElsewhere(
    UnitExecutor executor, int width, int height, int tableMib, StopSignal stop)
    implements BookBuilder.Solving {
  @Override
  public void solve(int stones, BitSet missing, BookBuilder.Sink sink) {
    var work = new BookWork(width, height, stones, tableMib);
    var ranges = new BitSet();
    missing.stream().forEach(position -> ranges.set(position / BookWork.RANGE));
    executor.run(
        new Assignment<>(
            work, ranges, new BitSet(), solved -> keep(solved, sink), () -> false, stop));
  }

  private static void keep(SolvedRange solved, BookBuilder.Sink sink) {
    List<String> scores = solved.scores();
    for (int i = 0; i < scores.size(); i++) {
      sink.solved(solved.range() * BookWork.RANGE + i, Integer.parseInt(scores.get(i)));
    }
  }
}
