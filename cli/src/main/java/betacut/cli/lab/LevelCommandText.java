package betacut.cli.lab;

import betacut.cli.core.Command;
import betacut.lab.level.LevelCheck;
import betacut.rules.Game;
import betacut.text.json.Inline;
import java.util.Locale;
import java.util.stream.Collectors;

/** What {@code level check} prints. */
final class LevelCommandText {
  private record Compared(
      String event, String game, @Inline LevelCheck.Step step, boolean drifted) {}

  private record Checked(String event, String game, int games, String drifted, boolean ok) {}

  private LevelCommandText() {}

  static void check(Command command, Game<?> game, LevelCheck check) {
    if (command.json) {
      check
          .steps()
          .forEach(step -> command.say(new Compared("step", game.id(), step, step.hasDrifted())));
      command.say(
          new Checked("check", game.id(), check.games(), names(check), check.drifted().isEmpty()));
      return;
    }
    command.say("step to level   Elo in the file      Elo now   chance");
    for (LevelCheck.Step step : check.steps()) {
      command.say(row(step));
    }
    String verdict =
        check.drifted().isEmpty()
            ? "%s: %,d games agree with the levels."
            : "%s: %,d games say that these levels have drifted: " + names(check) + ".";
    command.tell(verdict.formatted(game.id(), check.games()));
  }

  private static String names(LevelCheck check) {
    return check.drifted().stream()
        .map(step -> "level " + step.level())
        .collect(Collectors.joining(", "));
  }

  private static String row(LevelCheck.Step step) {
    return String.format(
        Locale.ROOT,
        "%13d %12s %17s   %6s%s",
        step.level(),
        "%+d ± %d".formatted(step.shipped(), step.shippedError()),
        String.format(Locale.ROOT, "%+.0f ± %.0f", step.measured(), step.measuredError()),
        String.format(Locale.ROOT, "%.3f", step.probability()),
        step.hasDrifted() ? "  drifted" : "");
  }
}
