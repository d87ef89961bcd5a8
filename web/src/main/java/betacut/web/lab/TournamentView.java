package betacut.web.lab;

import static betacut.text.json.JsonLine.object;

import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.tournament.TournamentText;
import betacut.rules.IllegalPositionException;
import betacut.rules.UsageException;
import betacut.web.http.Query;
import betacut.web.http.Refusal;
import java.util.Map;

/** What a tournament comes to, for the form: its size and its command, or what is wrong. */
final class TournamentView {
  private TournamentView() {}

  static Map<String, Object> of(Query query) {
    try {
      TournamentSpec spec = TournamentCaps.spec(query);
      Tournament<?> tournament = Tournament.of(spec);
      return object(
          "valid",
          true,
          "games",
          tournament.games(),
          "timed",
          tournament.isTimed(),
          "command",
          TournamentText.command(spec),
          "text",
          TournamentText.format(spec));
    } catch (UsageException | IllegalPositionException | Refusal wrong) {
      return object("valid", false, "error", wrong.getMessage());
    }
  }
}
