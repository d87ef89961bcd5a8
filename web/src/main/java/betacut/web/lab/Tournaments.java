package betacut.web.lab;

import static betacut.text.json.JsonLine.object;

import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.store.LabStore;
import betacut.lab.store.Log;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentReport;
import betacut.lab.tournament.TournamentResults;
import betacut.lab.tournament.TournamentRuns;
import betacut.lab.tournament.TournamentSpec;
import java.util.Optional;

/** Tournaments as jobs of the laboratory. */
final class Tournaments {
  private final Laboratory laboratory;

  Tournaments(Laboratory laboratory) {
    this.laboratory = laboratory;
  }

  /** Begins a tournament, or goes on with one of the same specification. */
  Job begin(TournamentSpec spec) {
    return run(TournamentRuns.usualName(spec), spec);
  }

  Job run(String name, TournamentSpec spec) {
    TournamentCaps.check(spec);
    Tournament<?> tournament = Tournament.of(spec);
    int wanted = tournament.isTimed() ? 1 : Runtime.getRuntime().availableProcessors();
    int workers = Laboratory.workers(wanted);
    Provenance provenance = Provenance.collect();
    var played = new Played();
    var job = new Job(name, Job.Kind.TOURNAMENT, () -> played.report(tournament, provenance));
    return laboratory.start(job, store -> play(store, job, tournament, workers, played));
  }

  private static boolean play(
      LabStore store, Job job, Tournament<?> tournament, int workers, Played played) {
    TournamentRuns.begin(store, job.run(), tournament.spec());
    Log<PlayedGame> log = store.log(job.run(), PlayedGame.COLUMNS);
    log.all().forEach(played::add);
    int before = played.size();
    long begun = System.nanoTime();
    job.progress(object("done", before, "total", tournament.games()));
    TournamentResults results =
        tournament.run(
            log,
            workers,
            (game, done, scheduled, ratio) -> {
              played.add(game);
              double each = (double) (System.nanoTime() - begun) / Math.max(1, done - before);
              job.progress(
                  object(
                      "done",
                      done,
                      "total",
                      scheduled,
                      "millisLeft",
                      (long) (each * (scheduled - done) / 1e6),
                      "ratio",
                      tournament.spec().sprt().isPresent() ? (Object) ratio : null));
            },
            job.signal());
    return results.isComplete();
  }

  /** The games so far, in the order of their numbers. */
  private static final class Played {
    private final Log<PlayedGame> games = Log.inMemory(PlayedGame.COLUMNS);

    synchronized void add(PlayedGame game) {
      games.add(game);
    }

    synchronized int size() {
      return games.done().cardinality();
    }

    synchronized Optional<Report> report(Tournament<?> tournament, Provenance provenance) {
      return size() == 0
          ? Optional.empty()
          : Optional.of(TournamentReport.of(tournament.results(games), provenance));
    }
  }
}
