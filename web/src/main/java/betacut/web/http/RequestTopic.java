package betacut.web.http;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a visitor asks for; the next question for it ends the one before. Whoever walks through a
 * game asks faster than a hang-up is noticed. Requests overtake each other, so the visitor may
 * number them, as in {@code values.17}: one that comes late ends nothing.
 *
 * @param name empty for none
 */
record RequestTopic(Visitor visitor, String name) {
  private static final Pattern NUMBERED = Pattern.compile("(.*)\\.(\\d{1,15})");

  static RequestTopic of(Visitor visitor, String text) {
    Matcher numbered = NUMBERED.matcher(text);
    return new RequestTopic(visitor, numbered.matches() ? numbered.group(1) : text);
  }

  static long number(String text) {
    Matcher numbered = NUMBERED.matcher(text);
    return numbered.matches() ? Long.parseLong(numbered.group(2)) : 0;
  }

  boolean isNamed() {
    return !name.isEmpty();
  }
}
