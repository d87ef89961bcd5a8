package betacut.play.protocol;

import java.util.Locale;

/**
 * One line, taken apart.
 *
 * @param word the command, in small letters
 * @param rest what follows it; empty if there is nothing
 */
record ParsedCommand(String word, String rest) {
  static ParsedCommand parse(String line) {
    String[] parts = line.strip().split("\\s+", 2);
    return new ParsedCommand(
        parts[0].toLowerCase(Locale.ROOT), parts.length < 2 ? "" : parts[1].strip());
  }
}
