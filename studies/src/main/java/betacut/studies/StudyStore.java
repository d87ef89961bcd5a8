package betacut.studies;

import betacut.lab.report.Provenance;
import betacut.lab.store.LabStore;
import betacut.lab.store.Log;
import betacut.lab.store.RunHeader;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.TournamentResults;
import betacut.lab.tournament.TournamentRuns;
import betacut.lab.tournament.TournamentText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The games of a study in a store: every part is a tournament of its own, named {@code STUDY/PART},
 * or {@code STUDY-2/PART} after a first run has been finished.
 */
public final class StudyStore {
  private final LabStore store;
  private final Study study;
  private final boolean isQuick;

  public StudyStore(LabStore store, Study study, boolean isQuick) {
    this.store = store;
    this.study = study;
    this.isQuick = isQuick;
  }

  /** A name for a run: that of one which is not finished, or a new one. */
  public String runName() {
    List<Part> parts = study.parts(isQuick);
    String stem = KeptStudy.stem(study, isQuick);
    for (int i = 1; ; i++) {
      String name = i == 1 ? stem : stem + "-" + i;
      boolean isOurs = parts.stream().allMatch(part -> isFreeOrOurs(name, part));
      boolean isFinished = isOurs && parts.stream().allMatch(part -> isFinished(name, part));
      if (isOurs && !isFinished) {
        return name;
      }
    }
  }

  private boolean isFreeOrOurs(String run, Part part) {
    return store
        .find(name(run, part))
        .map(
            header -> header.kind().equals(TournamentRuns.KIND) && header.spec().equals(text(part)))
        .orElse(true);
  }

  private boolean isFinished(String run, Part part) {
    String name = name(run, part);
    return store.find(name).isPresent()
        && store.log(name, PlayedGame.COLUMNS).done().cardinality() >= part.spec().games();
  }

  /** Begins a run or takes it up again; every part gets its log, before anything is played. */
  public Map<String, Log<PlayedGame>> begin(String run, Provenance provenance) {
    var logs = new LinkedHashMap<String, Log<PlayedGame>>();
    for (Part part : study.parts(isQuick)) {
      String facts = provenance.with("seed", Long.toString(part.spec().seed())).json();
      store.begin(new RunHeader(name(run, part), TournamentRuns.KIND, text(part), facts));
      logs.put(part.name(), store.log(name(run, part), PlayedGame.COLUMNS));
    }
    return logs;
  }

  /** What was played in a run so far. */
  public StudyGames games(String run) {
    var results = new LinkedHashMap<String, TournamentResults>();
    for (Part part : study.parts(isQuick)) {
      String name = name(run, part);
      List<PlayedGame> games =
          store.find(name).isPresent()
              ? store.log(name, PlayedGame.COLUMNS).all()
              : List.<PlayedGame>of();
      results.put(part.name(), TournamentResults.of(part.spec(), part.spec().games(), games));
    }
    return new StudyGames(isQuick, results);
  }

  /** How many games of a run were played. */
  public int count(String run) {
    return study.parts(isQuick).stream()
        .map(part -> name(run, part))
        .filter(name -> store.find(name).isPresent())
        .mapToInt(name -> store.log(name, PlayedGame.COLUMNS).done().cardinality())
        .sum();
  }

  /** Whether some part of a run was begun. */
  public boolean holds(String run) {
    return study.parts(isQuick).stream().anyMatch(part -> store.find(name(run, part)).isPresent());
  }

  /** Forgets a run. */
  public void remove(String run) {
    study.parts(isQuick).forEach(part -> store.remove(name(run, part)));
  }

  private static String name(String run, Part part) {
    return run + KeptStudy.SEPARATOR + part.name();
  }

  private static String text(Part part) {
    return TournamentText.format(part.spec());
  }
}
