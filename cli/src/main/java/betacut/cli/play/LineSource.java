package betacut.cli.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Where typed lines come from: a pipe, a bare terminal or a line editor. */
public interface LineSource extends AutoCloseable {
  /** The widest line we print, however wide the terminal. */
  int WIDTH = 80;

  /**
   * The line typed after a prompt; empty if the input has ended, the person gave up (Ctrl-C), or
   * the patience is over.
   *
   * @param patience after which a line is worth nothing; who cannot wait so long may be late
   */
  Optional<String> read(String prompt, Duration patience);

  /** Whether somebody types, so that what is typed appears by itself. */
  boolean isPerson();

  /** Whether the last line was given up by Ctrl-C. */
  default boolean isInterrupted() {
    return false;
  }

  /** The words that may come next, for completion. */
  default void offer(Supplier<List<String>> words) {}

  default int width() {
    return WIDTH;
  }

  /** Leaves the terminal as it was found. */
  @Override
  default void close() {}
}
