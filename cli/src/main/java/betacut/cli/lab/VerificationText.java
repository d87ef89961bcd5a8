package betacut.cli.lab;

import betacut.cli.core.Command;
import betacut.lab.run.RunKind;
import betacut.lab.run.Verification;
import betacut.text.json.Inline;
import betacut.text.json.OrNull;
import java.util.Optional;

/** Says what came out of doing a run again. */
final class VerificationText {
  private VerificationText() {}

  private record Verified(boolean holds, @Inline Verification found, @OrNull String seal) {}

  /**
   * Tells all of it.
   *
   * @param isPartial whether what is missing is excused
   * @param seal the number of the run's seal, if it has one
   */
  static void tell(
      Command command, RunKind kind, Verification found, boolean isPartial, Optional<String> seal) {
    if (command.json) {
      command.say(new Verified(found.holds(isPartial), found, seal.orElse(null)));
      return;
    }
    found.first().forEach(command::say);
    tellCompared(command, kind, found);
    tell(command, found.relabelled(), "row is", "rows are", "labelled as something else.");
    tell(command, found.doubled(), "row is", "rows are", "there more than once.");
    tell(command, found.foreign(), "row is", "rows are", "none of this run's.");
    String unit = kind.unit();
    String one = unit.substring(0, unit.length() - 1);
    tell(
        command,
        found.missing(),
        one + " is",
        unit + " are",
        isPartial ? "missing, which --partial excuses." : "missing; --partial excuses that.");
    tell(command, found.changed(), "file is", "files are", "not what was noted.");
    if (found.skipped() > 0) {
      command.tell(
          "%d %s need not repeat (by the clock, several threads, or another program) and %s."
              .formatted(
                  found.skipped(),
                  unit,
                  kind == RunKind.EXPERIMENT
                      ? "were left out"
                      : "were not played again; that their moves lead to their results was"
                          + " checked"));
    }
    command.tell("Times are not verified: no second run gives them again.");
    if (seal.isPresent() && found.changed() == 0) {
      command.tell("The seal is whole: " + seal.get());
    }
  }

  private static void tellCompared(Command command, RunKind kind, Verification found) {
    String what = kind == RunKind.EXPERIMENT ? "counts" : "moves, results and node counts";
    if (found.compared() == 0) {
      command.say("There was nothing to compare.");
    } else if (found.different() == 0) {
      command.tell("All %d %s gave the same %s.".formatted(found.compared(), kind.unit(), what));
    } else {
      command.tell(
          "%d of %d %s gave other %s."
              .formatted(found.different(), found.compared(), kind.unit(), what));
    }
  }

  private static void tell(Command command, int count, String one, String many, String words) {
    if (count > 0) {
      command.tell("%d %s %s".formatted(count, count == 1 ? one : many, words));
    }
  }
}
