package betacut.play.protocol;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Lines of any length, of which no more is kept than any protocol needs. */
final class LineInput {
  static final int LONGEST = 1 << 16;

  private static final int END = -1;

  private final Reader in;

  LineInput(Reader in) {
    this.in = in;
  }

  /** The next line without the white space around it; nothing at the end of the input. */
  Optional<String> next() {
    var line = new StringBuilder();
    try {
      int c = in.read();
      if (c == END) {
        return Optional.empty();
      }
      for (; c != END && c != '\n'; c = in.read()) {
        if (line.length() < LONGEST) {
          line.append((char) c);
        }
      }
    } catch (IOException e) {
      return Optional.empty(); // who cannot be heard any more has left
    }
    return Optional.of(line.toString().strip());
  }
}
