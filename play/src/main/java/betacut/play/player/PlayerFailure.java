package betacut.play.player;

import java.util.Locale;

/**
 * A player is at fault, and loses the game by it. This is a result of the game, no failure of ours.
 */
public final class PlayerFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final int LONGEST = 160;

  /** What went wrong. */
  public enum Fault {
    /** No answer in time. */
    TIME,
    /** An answer that is no legal move. */
    ILLEGAL_MOVE,
    /** It gives the game up, as some protocols allow. */
    RESIGNATION,
    /** It could not be started, died, or does not keep to the protocol. */
    CRASH;

    /** The word a result begins with. */
    public String id() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  private final Fault fault;

  public PlayerFailure(Fault fault, String detail) {
    super(detail);
    this.fault = fault;
  }

  public Fault fault() {
    return fault;
  }

  /** The fault and its detail on one short line: {@code crash: exit code 3}. */
  public String reason() {
    String detail = getMessage().isEmpty() ? "" : ": " + getMessage();
    String line = (fault.id() + detail).replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST - 3) + "...";
  }
}
