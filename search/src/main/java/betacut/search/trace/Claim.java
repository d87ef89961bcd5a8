package betacut.search.trace;

import betacut.search.table.Bound;
import java.util.Locale;

/** What a node's score says about its value at the depth it was searched to. */
public enum Claim {
  /** Nothing: the search was stopped, or the trace was full. In a probe: nothing was found. */
  UNKNOWN("?"),
  /** The value is at most the score. */
  UPPER("≤"),
  /** The value is at least the score. */
  LOWER("≥"),
  /** The value is the score. */
  EXACT("="),
  /** The score is an evaluator's opinion at the horizon. */
  ESTIMATE("~"),
  /** The game is over here, and this is the result. */
  OVER("=");

  private static final Claim[] ALL = values();

  private final String sign;

  Claim(String sign) {
    this.sign = sign;
  }

  static Claim at(int code) {
    return ALL[code];
  }

  /** What one of the constants of {@link Bound} claims. */
  public static Claim ofBound(int bound) {
    assert bound >= Bound.UPPER && bound <= Bound.EXACT : bound;
    return ALL[bound];
  }

  /** The name in JSON. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The sign before the number. */
  public String sign() {
    return sign;
  }

  /** The same claim about the negated score. */
  public Claim negated() {
    return switch (this) {
      case UPPER -> LOWER;
      case LOWER -> UPPER;
      default -> this;
    };
  }
}
