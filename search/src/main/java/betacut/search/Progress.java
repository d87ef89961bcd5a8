package betacut.search;

/** Told of each finished depth while a search runs, on the searching thread. */
@FunctionalInterface
public interface Progress {
  /** Nobody listens. */
  Progress SILENT = result -> {};

  /** The result so far; its {@code end} says only that this depth is finished. */
  void finished(Result result);
}
