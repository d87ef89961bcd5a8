package betacut.bench.chaos;

import betacut.cli.Main;
import betacut.cli.core.Terminal;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A command line run in this very process, and what came of it.
 *
 * @param code the exit code; {@link #HANGS} if it did not come back
 */
record Typed(int code, String out, String err) {
  static final int HANGS = -1;

  private static final long LONGEST_MILLIS = 90_000;

  /**
   * Runs it, but not for ever.
   *
   * @param home where it keeps what it would keep for its user
   * @param input what is typed while it runs
   */
  static Typed run(Path home, String input, List<String> words) {
    var out = new StringWriter();
    var err = new StringWriter();
    var terminal =
        new Terminal(
            new BufferedReader(new StringReader(input)),
            new PrintWriter(out, true),
            new PrintWriter(err, true),
            Map.of(
                "HOME", home.toString(),
                "XDG_DATA_HOME", home.toString(),
                "TMPDIR", home.toString()),
            false);
    var code = new AtomicReference<>(HANGS);
    Thread runner =
        Thread.ofPlatform()
            .daemon()
            .start(() -> code.set(Main.run(terminal, words.toArray(String[]::new))));
    try {
      runner.join(LONGEST_MILLIS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    String where =
        runner.isAlive()
            ? Stream.of(runner.getStackTrace())
                .limit(12)
                .map(frame -> "\n  in " + frame)
                .collect(Collectors.joining())
            : "";
    return new Typed(code.get(), out.toString(), err + where);
  }

  /** Whether somebody sees what only we should. */
  boolean tellsOfOurFault() {
    String all = out + err;
    return all.contains("\tat ") || all.contains("is a bug of ours") || code == HANGS;
  }
}
