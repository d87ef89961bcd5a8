package betacut.play.protocol;

/** Text that is fit for one line of a protocol, whatever the other side put into it. */
final class Quoted {
  private static final int LONGEST_WORD = 60;
  private static final int LONGEST_LINE = 400;

  private Quoted() {}

  /** What the other side said, short enough to be part of a sentence. */
  static String of(String text) {
    return cut(text, LONGEST_WORD);
  }

  /** A sentence of ours, which may hold what the other side said. */
  static String oneLine(String text) {
    return cut(text, LONGEST_LINE);
  }

  private static String cut(String text, int longest) {
    String clean = text.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
    return clean.length() <= longest ? clean : clean.substring(0, longest - 3) + "...";
  }
}
