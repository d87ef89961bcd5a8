package betacut.web.lab;

import static betacut.web.json.JsonLine.object;

import betacut.lab.experiment.RunProvenance;
import betacut.lab.match.GameTexts;
import betacut.lab.match.MemoryGameLog;
import betacut.lab.match.PlayedGame;
import betacut.lab.match.Tournament;
import betacut.lab.match.TournamentReport;
import betacut.lab.match.TournamentResults;
import betacut.lab.match.TournamentRuns;
import betacut.lab.match.TournamentSpec;
import betacut.lab.match.TournamentText;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.text.Json;
import betacut.lab.store.GameLog;
import betacut.lab.store.LabStore;
import betacut.lab.store.RunHeader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tournaments as jobs of the laboratory, and what is kept of them. */
final class Tournaments {
  private final Laboratory laboratory;

  Tournaments(Laboratory laboratory) {
    this.laboratory = laboratory;
  }

  /** Begins a tournament, or goes on with one of the same specification. */
  Job begin(TournamentSpec spec) {
    return run(TournamentRuns.usualName(spec), spec);
  }

  Job resume(RunHeader header) {
    return run(header.name(), TournamentText.parse(header.spec()));
  }

  private Job run(String name, TournamentSpec spec) {
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
    GameLog log = store.games(job.run());
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

  /** What a kept tournament says. */
  static Report report(RunHeader header, List<PlayedGame> games) {
    return TournamentReport.of(results(header, games), RunProvenance.parse(header.provenance()));
  }

  private static TournamentResults results(RunHeader header, List<PlayedGame> games) {
    Tournament<?> tournament = Tournament.of(TournamentText.parse(header.spec()));
    return TournamentResults.of(tournament.spec(), tournament.games(), games);
  }

  /** A kept tournament as files. */
  static Downloads files(RunHeader header, List<PlayedGame> games) {
    TournamentSpec spec = TournamentText.parse(header.spec());
    return new Downloads(report(header, games))
        .with("spec.txt", header.spec())
        .with("games.pgn", GameTexts.of(spec, games))
        .with("games.json", gamesJson(spec, games));
  }

  private static String gamesJson(TournamentSpec spec, List<PlayedGame> games) {
    List<Map<String, Object>> all = new ArrayList<>();
    for (PlayedGame game : games) {
      all.add(
          object(
              "number",
              game.number(),
              "first",
              spec.players().get(game.first()),
              "second",
              spec.players().get(game.second()),
              "opening",
              game.opening(),
              "moves",
              game.moves(),
              "result",
              game.halves() == 1 ? "draw" : game.halves() == 2 ? "first" : "second",
              "reason",
              game.reason()));
    }
    return Json.of(object("game", spec.game(), "games", all)) + "\n";
  }

  /** The games so far, in the order of their numbers. */
  private static final class Played {
    private final GameLog games = new MemoryGameLog();

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
