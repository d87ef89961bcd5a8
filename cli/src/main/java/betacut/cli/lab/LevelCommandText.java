package betacut.cli.lab;

import betacut.cli.core.Command;
import betacut.lab.level.Calibration;
import betacut.lab.level.LevelCheck;
import betacut.lab.report.Provenance;
import betacut.play.level.Level;
import betacut.play.level.Levels;
import betacut.rules.Game;
import betacut.stats.sample.Estimate;
import betacut.text.json.Inline;
import betacut.text.json.OrNull;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What {@code level} prints. */
final class LevelCommandText {
  private record Row(
      String event,
      String game,
      int level,
      @OrNull Integer elo,
      @OrNull Integer error,
      @OrNull Integer stepError,
      long nodes,
      double noise,
      int guard,
      boolean solver) {
    static Row of(Game<?> game, Level level) {
      boolean isRated = level.elo().isPresent();
      return new Row(
          "level",
          game.id(),
          level.number(),
          isRated ? level.elo().getAsInt() : null,
          isRated ? level.error() : null,
          isRated ? level.stepError() : null,
          level.nodes(),
          level.noise(),
          level.guardPlies(),
          level.asksSolver());
    }
  }

  private record Listed(
      String event, String game, int count, boolean isOwn, List<String> provenance) {}

  private record Compared(
      String event, String game, @Inline LevelCheck.Step step, boolean drifted) {}

  private record Checked(String event, String game, int games, String drifted, boolean ok) {}

  private record Candidate(String event, String game, String makings, double elo, double error) {}

  private LevelCommandText() {}

  static void list(Command command, Game<?> game, Levels levels) {
    if (command.json) {
      levels.all().forEach(level -> command.say(Row.of(game, level)));
      command.say(
          new Listed("levels", game.id(), levels.size(), levels.isOwn(), levels.provenance()));
      return;
    }
    command.tell(
        "%s: levels 1 (weakest) to %d; %d is usual. Elo with 95 %% interval, random play being 0."
            .formatted(game.id(), levels.size(), Levels.USUAL));
    command.say("");
    command.say("level        Elo    step      nodes  noise  guard  solver");
    int below = 0;
    for (Level level : levels.all()) {
      command.say(row(level, below));
      below = level.elo().orElse(0);
    }
    command.say("");
    levels.provenance().forEach(command::tell);
  }

  private static String row(Level level, int below) {
    boolean isRated = level.elo().isPresent();
    String elo = isRated ? "%d ± %d".formatted(level.elo().getAsInt(), level.error()) : "?";
    String step = isRated ? "%+d".formatted(level.elo().getAsInt() - below) : "?";
    return String.format(
        Locale.ROOT,
        "%5d %11s %6s %,10d %6s %6d  %s",
        level.number(),
        elo,
        step,
        level.nodes(),
        level.noise(),
        level.guardPlies(),
        level.asksSolver() ? "yes" : "no");
  }

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

  static void calibration(Command command, Game<?> game, Calibration calibration, Levels levels) {
    for (int i = 0; i < calibration.candidates().size(); i++) {
      Level rung = calibration.candidates().get(i);
      Estimate elo = calibration.first().elo().get(i);
      if (command.json) {
        command.say(
            new Candidate(
                "candidate", game.id(), rung.makings(), elo.value(), elo.interval().halfWidth()));
      } else {
        command.report(
            String.format(
                Locale.ROOT,
                "%6.0f ± %-4.0f %s",
                elo.value(),
                elo.interval().halfWidth(),
                rung.makings()));
      }
    }
    list(command, game, levels);
  }

  /** The comment lines of a file of levels. */
  static List<String> provenance(Game<?> game, Calibration found, int games, long seed) {
    var facts = Provenance.collect().facts();
    return List.of(
        "Levels of %s, measured by a tournament of ours; random play is 0 Elo."
            .formatted(game.id()),
        "betacut level calibrate %s --games %d --seed %d".formatted(game.id(), games, seed),
        "%d games of %d candidates, then %d games of the levels; errors are half 95 %% intervals."
            .formatted(found.first().games(), found.candidates().size(), found.second().games()),
        "%s, version %s, commit %s"
            .formatted(
                LocalDate.now(ZoneOffset.UTC),
                facts.getOrDefault("version", "unknown"),
                facts.getOrDefault("commit", "unknown")));
  }
}
