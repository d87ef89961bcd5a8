package betacut.studies;

import betacut.lab.report.Provenance;
import betacut.lab.run.Findings;
import betacut.lab.run.Parallelism;
import betacut.lab.run.RunKind;
import betacut.lab.run.RunLogs;
import betacut.lab.tournament.Arena;
import betacut.lab.tournament.Part;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentResults;
import betacut.lab.tournament.TournamentSeries;
import betacut.lab.tournament.TournamentText;
import betacut.lab.unit.LocalExecutor;
import betacut.lab.unit.UnitExecutor;
import betacut.search.StopSignal;
import java.util.LinkedHashMap;
import java.util.Map;

/** A study, in one of its forms, as a kind of run. */
public final class StudyPlan extends TournamentSeries {
  private static final String QUICK = "quick";

  private final Study study;
  private final boolean isQuick;

  public StudyPlan(Study study, boolean isQuick) {
    super(
        RunKind.STUDY,
        isQuick ? study.name() + "-" + QUICK : study.name(),
        "study = %s\nform = %s\n".formatted(study.name(), isQuick ? QUICK : "full"),
        study.games(isQuick),
        study.parts(isQuick).getFirst().spec().seed());
    this.study = study;
    this.isQuick = isQuick;
  }

  static StudyPlan read(String text) {
    Map<String, String> values = TournamentText.values(text);
    return new StudyPlan(
        Studies.named(values.getOrDefault("study", "")), QUICK.equals(values.get("form")));
  }

  @Override
  public boolean isDear() {
    return true;
  }

  @Override
  protected int parts() {
    return study.parts(isQuick).size();
  }

  /** Games by the clock are played one at a time, whatever somebody wants for the others. */
  @Override
  protected UnitExecutor executor(Tournament<?> tournament, Parallelism workers) {
    return tournament.isTimed() ? new LocalExecutor(1) : super.executor(tournament, workers);
  }

  @Override
  protected boolean play(Arena arena) {
    return games(arena).isComplete();
  }

  private StudyGames games(Arena arena) {
    var results = new LinkedHashMap<String, TournamentResults>();
    for (Part part : study.parts(isQuick)) {
      results.put(part.name(), arena.play(part));
    }
    return new StudyGames(isQuick, results);
  }

  @Override
  public Findings findings(RunLogs logs, Provenance provenance, StopSignal stop) {
    StudyGames games = games(kept(logs));
    return games.isComplete()
        ? told(study.report(games, provenance, stop), Map.of())
        : soFar(logs, provenance);
  }

  @Override
  public Findings soFar(RunLogs logs, Provenance provenance) {
    return overview(study.title(), logs, provenance);
  }
}
