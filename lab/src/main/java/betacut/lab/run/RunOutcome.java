package betacut.lab.run;

/**
 * How a run ended.
 *
 * @param done trials measured, earlier runs included
 * @param total trials there are
 */
public record RunOutcome(End end, int done, int total) {
  /** Why it ended. */
  public enum End {
    /** Nothing is left to measure. */
    COMPLETE,
    /** The intervals are narrow enough. */
    NARROW,
    /** Somebody asked it to. */
    STOPPED
  }

  public boolean isFinished() {
    return end != End.STOPPED;
  }
}
