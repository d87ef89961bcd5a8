package betacut.solve.layers;

import betacut.platform.Workers;
import betacut.rules.Game;
import betacut.solve.exact.SolveStopped;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Threads that take numbered units of work one after the other, each with steps of its own. */
final class UnitPool implements LayerExecutor {
  private final List<LayerSteps> steps;
  private final BooleanSupplier stopped;

  UnitPool(Game<?> game, int threads, EndSolver end, BooleanSupplier stopped) {
    steps =
        Stream.generate(() -> new LayerSteps(game, () -> end.scores(stopped)))
            .limit(threads)
            .toList();
    this.stopped = stopped;
  }

  /** Does all units; the first failure of one, or a stop, ends it when those begun are done. */
  @Override
  public void run(LayerUnits units, LayerUnits.Kind kind, Consumer<LayerUnits.Made> made)
      throws IOException {
    int count = units.count(kind);
    AtomicInteger next = new AtomicInteger();
    AtomicReference<Optional<Throwable>> failure = new AtomicReference<>(Optional.empty());
    Workers workers = new Workers("layers");
    for (LayerSteps own : steps) {
      workers.start(
          () -> {
            try {
              for (int i; (i = next.getAndIncrement()) < count; ) {
                if (stopped.getAsBoolean()) {
                  throw SolveStopped.INSTANCE;
                }
                made.accept(units.run(own, kind, i));
              }
            } catch (IOException | RuntimeException | Error e) {
              failure.updateAndGet(first -> first.isPresent() ? first : Optional.of(e));
              next.set(count);
            }
          });
    }
    workers.join();
    switch (failure.get().orElse(null)) {
      case null -> {} // all is done
      case IOException e -> throw e;
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      case Throwable e -> throw new IllegalStateException(e);
    }
  }
}
