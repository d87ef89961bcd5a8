package betacut.cli.core;

import betacut.cli.text.BoardDrawing;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Map;

/**
 * What one run talks to. Everything the program reads or prints goes through here, so that a test
 * can stand in for the person.
 *
 * @param isInteractive whether somebody sits there: input and output are a terminal
 * @param isOfProcess whether these are the streams of the process, so that its terminal is ours
 */
public record Terminal(
    BufferedReader in,
    PrintWriter out,
    PrintWriter err,
    Map<String, String> environment,
    boolean isInteractive,
    boolean isOfProcess) {
  /** The widest line we print. */
  public static final int WIDTH = 80;

  /** Streams that stand in for a terminal. */
  public Terminal(
      BufferedReader in,
      PrintWriter out,
      PrintWriter err,
      Map<String, String> environment,
      boolean isInteractive) {
    this(in, out, err, environment, isInteractive, false);
  }

  /** The terminal this process was started in. */
  public static Terminal ofProcess() {
    var console = System.console();
    Charset typed = Charset.forName(System.getProperty("stdin.encoding", "UTF-8"));
    return new Terminal(
        new BufferedReader(new InputStreamReader(System.in, typed)),
        Output.of(new FileOutputStream(FileDescriptor.out), System.out.charset()),
        Output.of(new FileOutputStream(FileDescriptor.err), System.err.charset()),
        System.getenv(),
        console != null && console.isTerminal(),
        true);
  }

  /** Whether colours can be seen and are wanted (no-color.org). */
  public boolean hasColour() {
    boolean isRefused = !environment.getOrDefault("NO_COLOR", "").isEmpty();
    return isInteractive && !isRefused && canMoveCursor();
  }

  /** Whether the terminal obeys more than line ends. */
  public boolean canMoveCursor() {
    return isInteractive && !"dumb".equals(environment.get("TERM"));
  }

  public BoardDrawing drawing() {
    return BoardDrawing.of(hasColour());
  }

  /** Where a file that nobody asked for may be put. */
  public String temporaryFolder() {
    return environment.getOrDefault("TMPDIR", System.getProperty("java.io.tmpdir"));
  }

  public boolean isDebugging() {
    return "1".equals(environment.get("BETACUT_DEBUG"));
  }
}
