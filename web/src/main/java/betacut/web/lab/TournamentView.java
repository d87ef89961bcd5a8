package betacut.web.lab;

import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.tournament.TournamentText;
import betacut.rules.IllegalPositionException;
import betacut.rules.UsageException;
import betacut.web.http.Query;
import betacut.web.http.Refusal;
import java.util.Optional;

/** What a tournament comes to, for the form: its size and its command, or what is wrong. */
final class TournamentView {
  private TournamentView() {}

  static LabAnswers.TournamentCheck of(Query query) {
    try {
      TournamentSpec spec = TournamentCaps.spec(query);
      Tournament<?> tournament = Tournament.of(spec);
      var size =
          new LabAnswers.TournamentSize(
              tournament.games(),
              tournament.isTimed(),
              TournamentText.command(spec),
              TournamentText.format(spec));
      return new LabAnswers.TournamentCheck(true, Optional.of(size), Optional.empty());
    } catch (UsageException | IllegalPositionException | Refusal wrong) {
      return new LabAnswers.TournamentCheck(
          false, Optional.empty(), Optional.of(wrong.getMessage()));
    }
  }
}
