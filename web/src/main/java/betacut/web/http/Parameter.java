package betacut.web.http;

/**
 * A parameter of a request.
 *
 * @param isRequired whether the request means nothing without it
 * @param longest characters it may have
 */
public record Parameter(String name, String meaning, boolean isRequired, int longest) {
  private static final int WORD = 100;
  private static final int TEXT = 6000;

  public static Parameter word(String name, String meaning) {
    return new Parameter(name, meaning, false, WORD);
  }

  public static Parameter text(String name, String meaning) {
    return new Parameter(name, meaning, false, TEXT);
  }

  public Parameter required() {
    return new Parameter(name, meaning, true, longest);
  }
}
