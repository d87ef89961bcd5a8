package betacut.cluster;

import betacut.lab.store.Columns;
import betacut.lab.unit.Work;
import betacut.lab.unit.Worker;
import betacut.rules.Games;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import java.util.BitSet;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Units that take about as long as each other: a search of so many nodes, with a new engine; or, to
 * see what handing out costs on a machine that is busy or small, so many milliseconds of waiting.
 */
final class BurnWork implements Work<Burned> {
  private static final long serialVersionUID = 1;

  private static final AtomicBoolean IS_WARM = new AtomicBoolean();

  private final long nodes;
  private final long millis;

  private BurnWork(long nodes, long millis) {
    this.nodes = nodes;
    this.millis = millis;
  }

  static BurnWork ofNodes(long nodes) {
    return new BurnWork(nodes, 0);
  }

  static BurnWork ofMillis(long millis) {
    return new BurnWork(0, millis);
  }

  @Override
  public Columns<Burned> columns() {
    return Columns.of(Burned.class, "", Map.of());
  }

  /** What is compared is the executor, not how long a JVM takes to get warm. */
  @Override
  public void prepare(StopSignal stop) {
    if (!IS_WARM.getAndSet(true)) {
      burn();
    }
  }

  @Override
  public Worker<Burned> worker(BitSet done, StopSignal stop) {
    return (unit, rows) -> rows.accept(new Burned(unit, burn()));
  }

  long burn() {
    if (nodes == 0) {
      return waited();
    }
    var game = Games.find("connect4");
    return Engine.of(game, Options.full(Algorithm.PVS))
        .search(game.start(), Limits.nodes(nodes))
        .statistics()
        .nodes();
  }

  private long waited() {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return millis;
  }
}
