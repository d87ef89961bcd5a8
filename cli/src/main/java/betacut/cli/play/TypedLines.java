package betacut.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;

/** Lines read as they come, without any editing: from a pipe, or for a screen reader. */
final class TypedLines implements LineSource {
  private final BufferedReader in;
  private final PrintWriter out;
  private final boolean isPerson;

  TypedLines(BufferedReader in, PrintWriter out, boolean isPerson) {
    this.in = in;
    this.out = out;
    this.isPerson = isPerson;
  }

  @Override
  public Optional<String> read(String prompt, Duration patience) {
    out.print(prompt);
    if (out.checkError()) {
      return Optional.empty();
    }
    try {
      String line = in.readLine();
      if (!isPerson || line == null) {
        out.println();
      }
      return Optional.ofNullable(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean isPerson() {
    return isPerson;
  }
}
