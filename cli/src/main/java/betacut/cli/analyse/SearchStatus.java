package betacut.cli.analyse;

import betacut.cli.core.LiveArea;
import betacut.cli.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Shows how far a search is while it runs: its best lines so far, the depth and the time. */
final class SearchStatus implements AutoCloseable {
  private static final int MILLIS_BETWEEN_LOOKS = 250;

  private final LiveArea area;
  private final long start = System.nanoTime();
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
  private List<String> lines = List.of();
  private int depth;

  SearchStatus(LiveArea area) {
    this.area = area;
    timer.scheduleAtFixedRate(
        this::show, MILLIS_BETWEEN_LOOKS, MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
  }

  /** A depth is finished, and these are the best lines. */
  synchronized void finished(int newDepth, List<String> newLines) {
    depth = newDepth;
    lines = newLines;
    show();
  }

  private synchronized void show() {
    List<String> all = new ArrayList<>(lines);
    all.add(
        "depth %d ... %s   (Ctrl-C: stop and keep this)"
            .formatted(depth + 1, Sentences.seconds(System.nanoTime() - start)));
    area.show(all);
  }

  @Override
  public void close() {
    timer.shutdownNow();
    try {
      timer.awaitTermination(1, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    area.erase();
  }
}
