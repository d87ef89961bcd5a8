package betacut.cli.lab;

import betacut.cli.core.Command;
import betacut.lab.run.RunKind;
import betacut.lab.run.Verification;
import betacut.text.json.Inline;

/** Says what came out of doing a run again. */
final class VerificationText {
  private VerificationText() {}

  private record Verified(boolean holds, @Inline Verification found) {}

  static void tell(Command command, RunKind kind, Verification found) {
    if (command.json) {
      command.say(new Verified(found.holds(), found));
      return;
    }
    String what = kind == RunKind.EXPERIMENT ? "counts" : "moves, results and node counts";
    found.first().forEach(command::say);
    if (found.compared() == 0) {
      command.say("There was nothing to compare.");
    } else if (found.holds()) {
      command.tell("All %d %s gave the same %s.".formatted(found.compared(), kind.unit(), what));
    } else {
      command.tell(
          "%d of %d %s gave other %s."
              .formatted(found.different(), found.compared(), kind.unit(), what));
    }
    if (found.skipped() > 0) {
      command.tell(
          "%d %s need not repeat (by the clock, several threads, or another program) and were left out."
              .formatted(found.skipped(), kind.unit()));
    }
    if (found.missing() > 0) {
      command.tell("%d %s were never %s.".formatted(found.missing(), kind.unit(), kind.verb()));
    }
  }
}
