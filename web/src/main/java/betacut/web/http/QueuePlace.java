package betacut.web.http;

/**
 * What somebody who waits is told.
 *
 * @param before how many tasks have to end before this one begins; none once it has begun
 * @param sharing with how many others it shares the processors
 */
public record QueuePlace(int before, int sharing) {
  /** The event of a live answer that tells it. */
  public static final String EVENT = "queue";

  static final QueuePlace FIRST = new QueuePlace(0, 0);
}
