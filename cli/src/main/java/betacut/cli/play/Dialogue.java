package betacut.cli.play;

import betacut.cli.text.Sentences;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;

/**
 * Asks and listens, line by line.
 *
 * @param echoes whether what is typed appears by itself, as it does on a terminal
 */
public record Dialogue(BufferedReader in, PrintWriter out, boolean echoes) {
  private static final int WIDTH = 80;

  public void say(String line) {
    out.println(Sentences.wrapped(line, WIDTH));
  }

  /** Prints a text that ends its own lines. */
  public void show(String text) {
    out.print(text.replace("\n", System.lineSeparator()));
    out.flush();
  }

  /** The line typed after a question; empty at the end of the input. */
  public Optional<String> ask(String question) {
    out.print(question + " ");
    out.flush();
    try {
      String line = in.readLine();
      if (!echoes || line == null) {
        out.println();
      }
      return Optional.ofNullable(line).map(String::strip);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Yes or no, asked until it is one of them; empty if the person leaves. */
  public Optional<Boolean> askYesNo(String question) {
    while (true) {
      Optional<String> line = ask(question + " Y/N:");
      if (line.isEmpty()) {
        return Optional.empty();
      }
      switch (line.get().toLowerCase(Locale.ROOT)) {
        case "y", "yes" -> {
          return Optional.of(true);
        }
        case "n", "no" -> {
          return Optional.of(false);
        }
        case "q", "quit" -> {
          return Optional.empty();
        }
        default -> say("Try again: type Y for yes or N for no, then Enter (or q to quit).");
      }
    }
  }
}
