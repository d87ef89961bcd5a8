package betacut.cli.core;

import betacut.cli.text.Sentences;
import java.io.PrintWriter;
import java.util.List;

/**
 * Lines at the foot of a terminal that are drawn again in place; what is printed meanwhile goes
 * above them. Elsewhere there is no such place, and only what is printed appears.
 */
public final class LiveArea {
  private static final String UP_AND_CLEAR = "\r\u001B[%dA\u001B[J";

  /** Lines that are too long for a narrow terminal must not take two rows. */
  private static final String NO_WRAPPING = "\u001B[?7l";

  private static final String WRAPPING = "\u001B[?7h";

  private final PrintWriter out;
  private boolean isShown;
  private int drawn;

  public LiveArea(PrintWriter out, boolean isShown) {
    this.out = out;
    this.isShown = isShown;
  }

  /** Prints a line that stays. */
  public synchronized void print(String line) {
    erase();
    out.println(line);
  }

  /** Draws the area again. */
  public synchronized void show(List<String> lines) {
    if (!isShown) {
      return;
    }
    erase();
    out.print(NO_WRAPPING);
    lines.forEach(line -> out.println(Sentences.fitted(line, Terminal.WIDTH - 1)));
    out.print(WRAPPING);
    out.flush();
    drawn = lines.size();
  }

  /** Takes the area away. */
  public synchronized void erase() {
    if (drawn > 0) {
      out.print(UP_AND_CLEAR.formatted(drawn));
      out.flush();
      drawn = 0;
    }
  }

  /** Takes the area away for good, with the ^C that the terminal wrote below it. */
  public synchronized void end() {
    erase();
    isShown = false;
  }
}
