package betacut.lab.tournament;

import betacut.lab.report.Provenance;
import betacut.lab.run.Findings;
import betacut.lab.run.RunKind;
import betacut.lab.run.RunLogs;
import betacut.search.StopSignal;
import betacut.text.json.Inline;
import betacut.text.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A tournament as a kind of run. */
public final class TournamentPlan extends TournamentSeries {
  private final TournamentSpec spec;

  public TournamentPlan(TournamentSpec spec) {
    super(
        RunKind.TOURNAMENT,
        nameOf(spec.game()),
        TournamentText.format(spec),
        spec.games(),
        spec.seed());
    this.spec = spec;
  }

  public TournamentSpec spec() {
    return spec;
  }

  /** A game's name without what names of runs and files had better not hold. */
  public static String nameOf(String game) {
    return game.replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
  }

  private Part part() {
    return Part.of(RunLogs.WHOLE, "", spec);
  }

  @Override
  protected boolean play(Arena arena) {
    return arena.play(part()).isComplete();
  }

  /** What the games by now say. */
  public TournamentResults played(RunLogs logs) {
    return kept(logs).play(part());
  }

  @Override
  public Findings findings(RunLogs logs, Provenance provenance, StopSignal stop) {
    TournamentResults results = played(logs);
    List<TournamentAnswer.GameAnswer> games = TournamentAnswer.games(results);
    var said = TournamentAnswer.of(results);
    List<Record> json = new ArrayList<>(games);
    json.add(said);
    return new Findings(
        TournamentReport.of(results, provenance),
        () -> files(results, new Played(said, games)),
        ResultsText.of(results).lines().toList(),
        json);
  }

  private record Played(
      @Inline TournamentAnswer results, List<TournamentAnswer.GameAnswer> games) {}

  private static Map<String, String> files(TournamentResults results, Played played) {
    return Map.of(
        "games.pgn",
        GameTexts.of(results.spec(), results.games()),
        "games.json",
        Json.of(played) + "\n");
  }
}
