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

/** Units that take about as long as each other: a search of so many nodes, with a new engine. */
final class BurnWork implements Work<Burned> {
  private static final long serialVersionUID = 1;

  private static final AtomicBoolean IS_WARM = new AtomicBoolean();

  private final long nodes;

  BurnWork(long nodes) {
    this.nodes = nodes;
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
    var game = Games.find("connect4");
    return Engine.of(game, Options.full(Algorithm.PVS))
        .search(game.start(), Limits.nodes(nodes))
        .statistics()
        .nodes();
  }
}
