package betacut.platform;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.J_Result;

/**
 * Two threads at one note, behind which are the busy moves of the kernel and the busy positions of
 * the solver: a note may be old or lost, but none is half of one and half of another.
 */
public final class SharedHintsStress {
  private static final long ONE = 0x1111_1111_1111_1111L;
  private static final long OTHER = 0x2222_2222_2222_2222L;

  private SharedHintsStress() {}

  /** Both leave a note, and one of them looks. */
  @JCStressTest
  @Outcome(
      id = {"0", "1229782938247303441", "2459565876494606882"},
      expect = ACCEPTABLE,
      desc = "nothing, or one of the two")
  @Outcome(expect = FORBIDDEN, desc = "a note that nobody left")
  @State
  public static class Noting {
    private final SharedHints notes = new SharedHints(2);

    public Noting() {}

    @Actor
    public void one() {
      notes.set(1, ONE);
      notes.set(1, 0);
    }

    @Actor
    public void other(J_Result result) {
      result.r1 = notes.get(1);
      notes.set(1, OTHER);
    }
  }

  /** One forgets all while the other leaves a note. */
  @JCStressTest
  @Outcome(
      id = {"0", "2459565876494606882"},
      expect = ACCEPTABLE,
      desc = "forgotten, or left afterwards")
  @Outcome(expect = FORBIDDEN, desc = "a note that nobody left")
  @State
  public static class Clearing {
    private final SharedHints notes = new SharedHints(2);

    public Clearing() {
      notes.set(1, ONE);
    }

    @Actor
    public void clear() {
      notes.clear();
    }

    @Actor
    public void set() {
      notes.set(1, OTHER);
    }

    @Arbiter
    public void look(J_Result result) {
      result.r1 = notes.get(1);
    }
  }
}
