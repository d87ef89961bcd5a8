package betacut.lab.run;

import betacut.lab.report.Provenance;
import betacut.text.file.Sha256;
import betacut.text.file.SumFile;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * A file by which anybody can see whether a verified run was changed, without us: comments that say
 * who verified what, the sums of its files, and in the last line the sum of all lines before it.
 * Whoever publishes that last number cannot exchange the rest afterwards.
 *
 * @param text all of it
 */
record Seal(String text) {
  static final String FILE = "seal.sha256";

  private static final String LAST = "# seal ";

  /**
   * A new one.
   *
   * @param program which of our versions has verified the run
   * @param files those it is about, by name
   */
  static Seal of(
      String run, RunKind kind, Verification found, Provenance program, Map<String, byte[]> files) {
    var text = new StringBuilder();
    text.append("# A seal of Betacut, form 1: the run was verified, and these are its files.\n");
    text.append("# The files are the same if this finds nothing: sha256sum --check ")
        .append(FILE)
        .append("\n# This file is the same if this prints its last number: sed '$d' ")
        .append(FILE)
        .append(" | sha256sum\n");
    text.append(
        "# %s %s: %d %s compared, %d that need not repeat\n"
            .formatted(kind.id(), run, found.compared(), kind.unit(), found.skipped()));
    Map<String, String> facts = program.facts();
    for (String fact : new String[] {"version", "commit", "uncommitted changes", "date"}) {
      text.append("# %s %s\n".formatted(fact, facts.get(fact)));
    }
    files.forEach((name, content) -> text.append(SumFile.line(name, content)));
    return new Seal(text + LAST + sum(text.toString()) + "\n");
  }

  private static String sum(String text) {
    return Sha256.of(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The number in its last line. */
  String number() {
    return text.substring(begin() + LAST.length()).strip();
  }

  private int begin() {
    return Math.max(0, text.lastIndexOf(LAST));
  }

  /** Whether its own lines are those it was made of. */
  boolean isWhole() {
    return text.substring(begin()).equals(LAST + sum(text.substring(0, begin())) + "\n");
  }

  Map<String, String> sums() {
    return SumFile.parse(text);
  }
}
