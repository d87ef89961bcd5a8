package betacut.cli.play;

import betacut.cli.text.Sentences;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;

/** Asks and listens, line by line. */
public final class Dialogue {
  private static final int WIDTH = 80;

  /** A program that cannot answer so many times will never. */
  private static final int PATIENCE = 3;

  private final BufferedReader in;
  private final PrintWriter out;
  private final boolean isPerson;
  private int misunderstood;

  /**
   * @param isPerson whether somebody types, so that what is typed appears by itself
   */
  public Dialogue(BufferedReader in, PrintWriter out, boolean isPerson) {
    this.in = in;
    this.out = out;
    this.isPerson = isPerson;
  }

  public void say(String line) {
    out.println(Sentences.wrapped(line, WIDTH));
  }

  /** Says why the last answer cannot be used. */
  void refuse(String reason) {
    misunderstood++;
    say(reason);
  }

  /** The last answer could be used. */
  void understand() {
    misunderstood = 0;
  }

  /** Prints a text that ends its own lines. */
  public void show(String text) {
    out.print(text.replace("\n", System.lineSeparator()));
    out.flush();
  }

  /** The line typed after a question; empty if there is nobody left to talk to. */
  public Optional<String> ask(String question) {
    if (!isPerson && misunderstood >= PATIENCE) {
      say("That makes %d answers in a row that I cannot use.".formatted(misunderstood));
      return Optional.empty();
    }
    out.print(question + " ");
    if (out.checkError()) {
      return Optional.empty();
    }
    try {
      String line = in.readLine();
      if (!isPerson || line == null) {
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
          understand();
          return Optional.of(true);
        }
        case "n", "no" -> {
          understand();
          return Optional.of(false);
        }
        case "q", "quit" -> {
          return Optional.empty();
        }
        default -> refuse("Try again: type Y for yes or N for no, then Enter (or q to quit).");
      }
    }
  }
}
