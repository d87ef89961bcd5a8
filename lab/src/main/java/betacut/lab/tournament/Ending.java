package betacut.lab.tournament;

import java.util.Locale;

/**
 * Why a game ended.
 *
 * @param detail what a player did wrong, if it says; often empty
 */
public record Ending(Kind kind, String detail) {
  /** The kinds of ends. */
  public enum Kind {
    /** The rules of the game. */
    RULES,
    /** What best play leads to was known. */
    ADJUDICATION,
    /** Too many moves: a draw. */
    LENGTH,
    /** A player gave up. */
    RESIGNATION,
    /** A player did not answer in time. */
    TIME,
    /** A player's answer was no legal move. */
    ILLEGAL_MOVE,
    /** A player could not be started, died, or did not keep to its protocol. */
    CRASH;

    /** In words. */
    public String id() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Whether a player lost by its own fault and not over the board. */
    public boolean isForfeit() {
      return this == TIME || this == ILLEGAL_MOVE || this == CRASH;
    }
  }

  /** One that needs no words. */
  public Ending(Kind kind) {
    this(kind, "");
  }

  /** The ending that a text stands for, {@code crash: exit code 3}. */
  public static Ending of(String text) {
    String[] parts = text.split(": ?", 2);
    String name = parts[0].toUpperCase(Locale.ROOT).replace(' ', '_');
    return new Ending(Kind.valueOf(name), parts.length == 1 ? "" : parts[1]);
  }

  /** On one line. */
  @Override
  public String toString() {
    return detail.isEmpty() ? kind.id() : kind.id() + ": " + detail;
  }
}
