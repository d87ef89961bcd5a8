package betacut.web.lab;

import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.store.RunHeader;
import betacut.lab.tournament.GameTexts;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.TournamentAnswer;
import betacut.lab.tournament.TournamentReport;
import betacut.lab.tournament.TournamentResults;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.tournament.TournamentText;
import betacut.rules.UsageException;
import betacut.text.json.Inline;
import betacut.text.json.Json;
import java.util.List;
import java.util.Map;

/** A tournament in the store. */
record KeptTournament(Laboratory laboratory, RunHeader header) implements KeptInStore {
  private record Played(
      @Inline TournamentAnswer results, List<TournamentAnswer.GameAnswer> games) {}

  @Override
  public int done() {
    return laboratory.with(store -> store.log(name(), PlayedGame.COLUMNS).done().cardinality());
  }

  @Override
  public Integer total() {
    try {
      return read().games();
    } catch (UsageException outdated) {
      return null;
    }
  }

  /** A test that is decided has games left that nobody will play. */
  @Override
  public boolean isOpen() {
    return KeptInStore.super.isOpen() && (read().sprt().isEmpty() || !results().isComplete());
  }

  private TournamentSpec read() {
    return TournamentText.parse(header.spec());
  }

  private TournamentResults results() {
    TournamentSpec spec = read();
    List<PlayedGame> games = laboratory.with(store -> store.log(name(), PlayedGame.COLUMNS).all());
    return TournamentResults.of(spec, spec.games(), games);
  }

  private Report report(TournamentResults results) {
    return TournamentReport.of(results, Provenance.parse(header.provenance()));
  }

  @Override
  public Map<String, Object> view() {
    return ReportView.of(report(results()));
  }

  @Override
  public Downloads files() {
    TournamentResults results = results();
    List<PlayedGame> games = laboratory.with(store -> store.log(name(), PlayedGame.COLUMNS).all());
    return Downloads.of(report(results))
        .with("spec.txt", header.spec())
        .with("games.pgn", GameTexts.of(results.spec(), games))
        .with("games.json", json(results));
  }

  private static String json(TournamentResults results) {
    return Json.of(new Played(TournamentAnswer.of(results), TournamentAnswer.games(results)))
        + "\n";
  }

  @Override
  public Job resume() {
    return new Tournaments(laboratory).run(name(), read());
  }
}
