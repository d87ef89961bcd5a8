package betacut.solve.exact;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/** What the members of a {@link SearchTeam} know of each other. */
public final class Teamwork {
  private final boolean isShared;
  private final BusyPositions busy = new BusyPositions();

  /** Set when a member has answered, for the others. */
  private final AtomicBoolean answered = new AtomicBoolean();

  private volatile BooleanSupplier request = () -> false;

  /** Of so many members. */
  public Teamwork(int members) {
    if (members < 1 || members > 256) {
      throw new IllegalArgumentException("threads must be 1 to 256, not " + members);
    }
    isShared = members > 1;
  }

  /** Whether there are others at all. */
  public boolean isShared() {
    return isShared;
  }

  /** What others are searching. */
  public BusyPositions busy() {
    return busy;
  }

  /** Whether a member should leave its question: it is answered, or nobody wants to know. */
  public boolean mustStop() {
    return answered.get() || isUnwanted();
  }

  boolean isUnwanted() {
    return request.getAsBoolean();
  }

  void stopWhen(BooleanSupplier request) {
    this.request = request;
  }

  void answered(boolean answered) {
    this.answered.set(answered);
  }
}
