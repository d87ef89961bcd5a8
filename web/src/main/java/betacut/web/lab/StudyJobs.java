package betacut.web.lab;

import static betacut.text.json.JsonLine.object;

import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.store.LabStore;
import betacut.lab.store.Log;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentListener;
import betacut.lab.tournament.TournamentResults;
import betacut.studies.KeptStudy;
import betacut.studies.Part;
import betacut.studies.Study;
import betacut.studies.StudyGames;
import betacut.studies.StudyOverview;
import betacut.studies.StudyRun;
import betacut.studies.StudyStore;
import betacut.studies.StudyVerification;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Studies as jobs of the laboratory: tournaments one after the other, then their report. */
final class StudyJobs {
  private final Laboratory laboratory;

  StudyJobs(Laboratory laboratory) {
    this.laboratory = laboratory;
  }

  /** Begins a study, or goes on with an unfinished run of it. */
  Job begin(Study study, boolean isQuick) {
    laboratory.requireIdle();
    String run = laboratory.with(store -> new StudyStore(store, study, isQuick).runName());
    return run(new KeptStudy(run, study, isQuick));
  }

  Job run(KeptStudy kept) {
    Provenance provenance = Provenance.collect();
    var played = new Played(kept, provenance);
    var job = new Job(kept.run(), Job.Kind.STUDY, played::report);
    return laboratory.start(job, store -> play(store, job, kept, played, provenance));
  }

  private boolean play(
      LabStore store, Job job, KeptStudy kept, Played played, Provenance provenance) {
    Map<String, Log<PlayedGame>> logs =
        new StudyStore(store, kept.study(), kept.isQuick()).begin(kept.run(), provenance);
    logs.forEach(played::add);
    StudyGames games =
        new StudyRun(kept.study(), kept.isQuick(), Laboratory.workers(Integer.MAX_VALUE))
            .play(
                part -> logs.get(part.name()),
                (part, tournament, done) -> played.listener(job, part, tournament, done),
                job.signal());
    if (!games.isComplete() || job.signal().isGiven()) {
      return false;
    }
    job.progress(object("done", games.count(), "total", games.count(), "isWriting", true));
    Report report = kept.study().report(games, provenance, job.signal());
    if (job.signal().isGiven()) {
      return false;
    }
    laboratory.studyReports().keep(kept, games, report);
    job.progress(object("done", games.count(), "total", games.count()));
    return true;
  }

  /** Plays again what has to repeat, keeping nothing. */
  Job verify(KeptStudy kept, StudyGames before) {
    var job = new Job(kept.run(), Job.Kind.VERIFICATION, Optional::empty);
    int total = before.count();
    return laboratory.start(
        job,
        store -> {
          var again = new Played(kept, Provenance.collect());
          StudyVerification found =
              StudyVerification.of(
                  kept.study(),
                  before,
                  Laboratory.workers(Integer.MAX_VALUE),
                  (part, tournament, done) -> again.listener(job, part, tournament, done),
                  job.signal());
          boolean isWhole = !job.signal().isGiven();
          if (isWhole) {
            job.progress(verified(found, total));
          }
          return isWhole;
        });
  }

  private static Map<String, Object> verified(StudyVerification found, int total) {
    return object(
        "done",
        total,
        "total",
        total,
        "holds",
        found.different() == 0 && found.compared() > 0,
        "compared",
        found.compared(),
        "different",
        found.different(),
        "skipped",
        found.skipped(),
        "missing",
        0,
        "first",
        found.examples());
  }

  /** The games so far, part by part. */
  private static final class Played {
    private final KeptStudy kept;
    private final Provenance provenance;
    private final Map<String, Log<PlayedGame>> logs = new LinkedHashMap<>();
    private final AtomicInteger count = new AtomicInteger();

    Played(KeptStudy kept, Provenance provenance) {
      this.kept = kept;
      this.provenance = provenance;
      parts().forEach(part -> logs.put(part.name(), Log.inMemory(PlayedGame.COLUMNS)));
    }

    private List<Part> parts() {
      return kept.study().parts(kept.isQuick());
    }

    void add(String part, Log<PlayedGame> log) {
      log.all().forEach(game -> add(part, game));
    }

    private void add(String part, PlayedGame game) {
      logs.get(part).add(game);
      count.incrementAndGet();
    }

    /** Parts differ too much in what a game costs for one guess, so the time left is the part's. */
    TournamentListener listener(Job job, Part part, Tournament<?> tournament, int before) {
      long begun = System.nanoTime();
      int total = kept.study().games(kept.isQuick());
      List<String> names = parts().stream().map(Part::name).toList();
      Map<String, Object> place =
          object(
              "name",
              part.name(),
              "question",
              part.question(),
              "number",
              names.indexOf(part.name()) + 1,
              "parts",
              names.size());
      job.progress(object("done", count.get(), "total", total, "part", place));
      return (game, done, scheduled, ratio) -> {
        add(part.name(), game);
        double each = (double) (System.nanoTime() - begun) / Math.max(1, done - before);
        job.progress(
            object(
                "done",
                count.get(),
                "total",
                total,
                "part",
                place,
                "millisLeft",
                (long) (each * (scheduled - done) / 1e6)));
      };
    }

    Optional<Report> report() {
      var results = new LinkedHashMap<String, TournamentResults>();
      for (Part part : parts()) {
        List<PlayedGame> games = logs.get(part.name()).all();
        results.put(part.name(), TournamentResults.of(part.spec(), part.spec().games(), games));
      }
      var games = new StudyGames(kept.isQuick(), results);
      return games.count() == 0
          ? Optional.empty()
          : Optional.of(StudyOverview.of(kept.study(), games, provenance));
    }
  }
}
