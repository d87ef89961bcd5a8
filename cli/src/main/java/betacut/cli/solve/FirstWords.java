package betacut.cli.solve;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/** The first word of each line of an input; a line may have any length and hold anything. */
final class FirstWords {
  /** No position of any board is longer; what follows in its word is not kept. */
  private static final int LONGEST = 1000;

  private static final int END = -1;

  private final BufferedReader in;

  FirstWords(BufferedReader in) {
    this.in = in;
  }

  /** The first word of the next line, empty for a blank one; nothing at the end of the input. */
  Optional<String> next() {
    try {
      int c = in.read();
      if (c == END) {
        return Optional.empty();
      }
      var word = new StringBuilder();
      boolean isOver = false;
      for (; c != END && c != '\n'; c = in.read()) {
        boolean isSpace = Character.isWhitespace(c);
        isOver |= isSpace && !word.isEmpty();
        if (!isOver && !isSpace && word.length() < LONGEST) {
          word.append((char) c);
        }
      }
      return Optional.of(word.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text without what would upset a terminal or break the line. */
  static String printable(String text) {
    return text.replaceAll("\\p{Cntrl}", "?");
  }
}
