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
import java.util.stream.Stream;

/** Threads that take numbered units of work one after the other, each with steps of its own. */
final class UnitPool {
  /** One unit. */
  @FunctionalInterface
  interface Unit {
    void work(LayerSteps steps, int number) throws IOException;
  }

  private final List<LayerSteps> steps;
  private final BooleanSupplier stopped;

  UnitPool(Game<?> game, int threads, BooleanSupplier stopped) {
    steps = Stream.generate(() -> new LayerSteps(game)).limit(threads).toList();
    this.stopped = stopped;
  }

  /** For what the caller does itself, between two runs. */
  LayerSteps steps() {
    return steps.getFirst();
  }

  /** Does all units; the first failure of one, or a stop, ends it when those begun are done. */
  void run(int units, Unit unit) throws IOException {
    AtomicInteger next = new AtomicInteger();
    AtomicReference<Optional<Throwable>> failure = new AtomicReference<>(Optional.empty());
    Workers workers = new Workers("layers");
    for (LayerSteps own : steps) {
      workers.start(
          () -> {
            try {
              for (int i; (i = next.getAndIncrement()) < units; ) {
                if (stopped.getAsBoolean()) {
                  throw SolveStopped.INSTANCE;
                }
                unit.work(own, i);
              }
            } catch (IOException | RuntimeException | Error e) {
              failure.updateAndGet(first -> first.isPresent() ? first : Optional.of(e));
              next.set(units);
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
