package betacut.lab.level;

import betacut.lab.report.Column;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.Table;
import betacut.lab.report.text.Format;
import betacut.lab.run.Findings;
import betacut.lab.run.RunKind;
import betacut.lab.run.RunLogs;
import betacut.lab.tournament.Arena;
import betacut.lab.tournament.TournamentPlan;
import betacut.lab.tournament.TournamentSeries;
import betacut.lab.tournament.TournamentText;
import betacut.play.level.Level;
import betacut.play.level.Levels;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import betacut.stats.sample.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A calibration as a kind of run. */
public final class CalibrationPlan extends TournamentSeries {
  /** Random play, the rungs below and the levels themselves, each of whom meets the next two. */
  private static final int MOST_MEETINGS = 2 * (1 + Candidates.UNGUARDED + Calibration.LEVELS) - 3;

  private final Game<?> game;
  private final int games;
  private final long seed;

  /**
   * @param games of every two that meet; a quarter where they think long
   */
  public CalibrationPlan(Game<?> game, int games, long seed) {
    super(
        RunKind.CALIBRATION,
        "level-" + TournamentPlan.nameOf(game.id()),
        "game = %s\ngames = %d\nseed = %d\n".formatted(game.id(), games, seed),
        candidates(game, games, seed).games() + 2 * MOST_MEETINGS * ((games + 1) / 2),
        seed);
    this.game = game;
    this.games = games;
    this.seed = seed;
  }

  /** The calibration that a text asks for. */
  public static CalibrationPlan read(String text) {
    Map<String, String> values = TournamentText.values(text);
    try {
      return new CalibrationPlan(
          Games.find(values.getOrDefault("game", "")),
          Integer.parseInt(values.get("games")),
          Long.parseLong(values.get("seed")));
    } catch (NumberFormatException e) {
      throw new UsageException("This is no calibration: " + e.getMessage());
    }
  }

  private static Ladder candidates(Game<?> game, int games, long seed) {
    return new Ladder("candidates", game, Candidates.of(game), games, seed);
  }

  @Override
  protected int parts() {
    return 2 * candidates(game, games, seed).parts();
  }

  @Override
  public boolean isReusable() {
    return true;
  }

  @Override
  protected boolean play(Arena arena) {
    return Calibration.of(game, games, seed, arena).isPresent();
  }

  @Override
  public Findings findings(RunLogs logs, Provenance provenance, StopSignal stop) {
    return Calibration.of(game, games, seed, kept(logs))
        .map(found -> findings(found, provenance))
        .orElseGet(() -> overview(title(), logs, provenance));
  }

  private String title() {
    return "Levels of " + game.id();
  }

  private record Candidate(String event, String game, String makings, double elo, double error) {}

  private Findings findings(Calibration found, Provenance provenance) {
    Levels levels = found.withProvenance(comment(found, provenance));
    List<String> lines = new ArrayList<>();
    List<Record> json = new ArrayList<>();
    for (int i = 0; i < found.candidates().size(); i++) {
      Level rung = found.candidates().get(i);
      Estimate elo = found.first().elo().get(i);
      double error = elo.interval().halfWidth();
      lines.add(
          String.format(Locale.ROOT, "%6.0f ± %-4.0f %s", elo.value(), error, rung.makings()));
      json.add(new Candidate("candidate", game.id(), rung.makings(), elo.value(), error));
    }
    lines.addAll(LevelsText.lines(game, levels));
    json.addAll(LevelsText.json(game, levels));
    return new Findings(
        report(found, provenance), () -> Map.of("levels.csv", levels.format()), lines, json);
  }

  /** The comment lines of a file of levels. */
  private List<String> comment(Calibration found, Provenance provenance) {
    var facts = provenance.facts();
    return List.of(
        "Levels of %s, measured by a tournament of ours; random play is 0 Elo."
            .formatted(game.id()),
        "betacut level calibrate %s --games %d --seed %d".formatted(game.id(), games, seed),
        "%d games of %d candidates, then %d games of the levels; errors are half 95 %% intervals."
            .formatted(found.first().games(), found.candidates().size(), found.second().games()),
        "%s, version %s, commit %s"
            .formatted(
                facts.getOrDefault("date", "unknown").replaceFirst("T.*", ""),
                facts.getOrDefault("version", "unknown"),
                facts.getOrDefault("commit", "unknown")));
  }

  private Report report(Calibration found, Provenance provenance) {
    return Report.titled(title())
        .summary(
            "%d games of %d candidates, then %d games of the %d levels chosen from them."
                .formatted(
                    found.first().games(),
                    found.candidates().size(),
                    found.second().games(),
                    found.levels().size()))
        .section("Levels")
        .table(table("Levels", found.levels(), found.second()))
        .section("Candidates")
        .table(table("Candidates", found.candidates(), found.first()))
        .provenance(provenance)
        .build();
  }

  private static Table table(String caption, List<Level> players, LadderRatings ratings) {
    Table.Builder table =
        Table.titled(caption)
            .columns(
                Column.text("player"),
                Column.of("Elo", Format.ELO).withIntervals(),
                Column.of("step", Format.ELO).withIntervals());
    for (int i = 0; i < players.size(); i++) {
      table.row(players.get(i).makings(), ratings.elo().get(i), ratings.steps().get(i));
    }
    return table.summary("Elo with 95 % intervals, random play being 0; a step is from the last.");
  }
}
