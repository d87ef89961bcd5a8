package betacut.play.protocol;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * Cuts the output of a program into lines, and refuses a flood: what comes between two lines of
 * ours, and the length of one line, are limited. Blank lines and {@code info} count, but go no
 * further.
 */
final class OutputLines {
  static final String LIMITS = "1 MiB for one answer, or 4 KiB in one line";

  private static final long MOST_BYTES = 1 << 20;
  private static final int LONGEST_LINE = 1 << 12;

  private final AtomicLong allowance = new AtomicLong(MOST_BYTES);

  /** Begins a new count. */
  void allowMore() {
    allowance.set(MOST_BYTES);
  }

  /** Reads to the end and returns true, or returns false at the first byte too many. */
  boolean read(InputStream raw, Consumer<String> listener) throws IOException {
    var stream = new BufferedInputStream(raw);
    var line = new ByteArrayOutputStream();
    for (int next = stream.read(); next >= 0; next = stream.read()) {
      if (allowance.decrementAndGet() < 0 || line.size() >= LONGEST_LINE) {
        return false;
      }
      if (next == '\n') {
        pass(line, listener);
      } else {
        line.write(next);
      }
    }
    pass(line, listener);
    return true;
  }

  private static void pass(ByteArrayOutputStream bytes, Consumer<String> listener) {
    String line = bytes.toString(StandardCharsets.UTF_8).strip();
    bytes.reset();
    if (!line.isEmpty() && !line.equals("info") && !line.startsWith("info ")) {
      listener.accept(line.replace('\0', '?'));
    }
  }
}
