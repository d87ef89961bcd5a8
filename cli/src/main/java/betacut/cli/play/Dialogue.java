package betacut.cli.play;

import betacut.cli.text.Sentences;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** Asks and listens, line by line. */
public final class Dialogue {
  /** Long enough for everybody. */
  private static final Duration FOR_EVER = Duration.ofDays(365);

  /** A program that cannot answer so many times will never. */
  private static final int PATIENCE = 3;

  private final LineSource lines;
  private final PrintWriter out;
  private int misunderstood;
  private boolean hasGivenUp;

  /**
   * @param isPerson whether somebody types, so that what is typed appears by itself
   */
  public Dialogue(BufferedReader in, PrintWriter out, boolean isPerson) {
    this(new TypedLines(in, out, isPerson), out);
  }

  public Dialogue(LineSource lines, PrintWriter out) {
    this.lines = lines;
    this.out = out;
  }

  public void say(String line) {
    out.println(Sentences.wrapped(line, lines.width()));
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

  /** Whether somebody sits there, for whom we wait. */
  boolean hasPerson() {
    return lines.isPerson();
  }

  /** Whether it ended because a program's answers could not be used. */
  public boolean hasGivenUp() {
    return hasGivenUp;
  }

  /** The words that may come next, for completion. */
  void offer(Supplier<List<String>> words) {
    lines.offer(words);
  }

  /** Prints a text that ends its own lines. */
  public void show(String text) {
    out.print(text.replace("\n", System.lineSeparator()));
    out.flush();
  }

  /** The line typed after a question; empty if there is nobody left to talk to. */
  public Optional<String> ask(String question) {
    return ask(question, FOR_EVER);
  }

  /** The same, asked in vain once the patience is over. */
  Optional<String> ask(String question, Duration patience) {
    if (!lines.isPerson() && misunderstood >= PATIENCE) {
      say("That makes %d answers in a row that I cannot use.".formatted(misunderstood));
      hasGivenUp = true;
      return Optional.empty();
    }
    if (out.checkError()) {
      return Optional.empty();
    }
    return lines.read(question + " ", patience).map(String::strip);
  }

  /** Yes or no, asked until it is one of them; empty if the person leaves. */
  public Optional<Boolean> askYesNo(String question) {
    offer(() -> List.of("yes", "no", "quit"));
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
