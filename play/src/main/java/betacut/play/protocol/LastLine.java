package betacut.play.protocol;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Reads a stream of any length to its end and keeps the beginning of its last line. */
final class LastLine {
  private static final int KEPT = 100;

  private volatile String text = "";

  String text() {
    return text;
  }

  void read(InputStream raw) {
    var line = new StringBuilder();
    try (var stream = new BufferedInputStream(raw)) {
      for (int next = stream.read(); next >= 0; next = stream.read()) {
        if (next == '\n') {
          keep(line);
        } else if (line.length() < KEPT) {
          line.append(next >= ' ' && next < 0x7F ? (char) next : '?');
        }
      }
    } catch (IOException e) {
      // What was read before is all there is to know.
    }
    keep(line);
  }

  private void keep(StringBuilder line) {
    if (!line.isEmpty()) {
      text = line.toString();
      line.setLength(0);
    }
  }
}
