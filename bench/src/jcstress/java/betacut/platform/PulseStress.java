package betacut.platform;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/** A watchdog asks while a task beats: one that goes on is never taken for one that hangs. */
public final class PulseStress {
  private PulseStress() {}

  /** Asked once, answered or not yet; the beat after that answers in any case. */
  @JCStressTest
  @Outcome(
      id = "true, true",
      expect = ACCEPTABLE,
      desc = "nothing was open before; what was asked has been answered")
  @Outcome(expect = FORBIDDEN, desc = "a task that goes on is said to hang")
  @State
  public static class AskingAndBeating {
    private final Pulse pulse = Pulse.begin();

    public AskingAndBeating() {}

    @Actor
    public void ask(ZZ_Result result) {
      result.r1 = pulse.ask();
    }

    @Actor
    public void beat() {
      pulse.beat();
    }

    @Arbiter
    public void later(ZZ_Result result) {
      pulse.beat();
      result.r2 = pulse.ask();
    }
  }
}
