package betacut.web.lab;

import betacut.lab.tournament.Mode;
import betacut.lab.tournament.Openings;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.tournament.TournamentText;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.search.Limits;
import betacut.stats.rating.Sprt;
import betacut.web.http.Parameter;
import betacut.web.http.Query;
import betacut.web.http.Refusal;
import java.util.List;
import java.util.Optional;

/** A tournament that came over the net: what may be asked, and how much of it. */
final class TournamentCaps {
  static final List<Parameter> PARAMETERS =
      List.of(
          Parameter.word("game", "such as connect4").required(),
          new Parameter("players", "descriptions, separated by semicolons", true, 2000),
          Parameter.word("mode", "round-robin, gauntlet, ladder or sprt"),
          Parameter.word("rounds", "openings for every two players, each with both colours"),
          Parameter.text("openings", "start, random:2, all:2 or list:A|B"),
          Parameter.word("seed", "fixes every random choice"),
          Parameter.word("elo0", "sprt: the difference not worth it"),
          Parameter.word("elo1", "sprt: the difference hoped for"),
          Parameter.word("errors", "sprt: the probability of each wrong decision, in per cent"));

  private static final int MOST_PLAYERS = 12;
  private static final int MOST_ROUNDS = 500;
  private static final int MOST_GAMES = 4000;
  private static final int DEEPEST_LIST = 4;

  private TournamentCaps() {}

  static TournamentSpec spec(Query query) {
    Game<?> game = Games.find(query.text("game"));
    Mode mode = query.has("mode") ? Mode.named(query.text("mode")) : Mode.ROUND_ROBIN;
    String openings = query.has("openings") ? query.text("openings") : "random:2";
    checkOpenings(openings);
    int seed = query.number("seed", 1, 0, 999_999_999);
    int usual =
        mode == Mode.SPRT
            ? MOST_ROUNDS
            : Math.min(MOST_ROUNDS, Openings.parse(game, openings, seed).distinct().orElse(10));
    List<String> players = TournamentText.players(query.text("players"));
    TournamentSpec spec =
        TournamentSpec.of(game.id(), players.toArray(String[]::new))
            .withMode(mode, mode == Mode.SPRT ? Optional.of(sprt(query)) : Optional.empty())
            .withRounds(query.number("rounds", usual, 1, MOST_ROUNDS), openings, seed)
            .withLimits(Limits.NONE, TournamentSpec.MAX_PLIES);
    check(spec);
    return spec;
  }

  private static Sprt sprt(Query query) {
    int low = query.number("elo0", 0, -1000, 1000);
    int high = query.number("elo1", 10, -1000, 1000);
    double wrong = query.number("errors", 5, 1, 40) / 100.0;
    if (low >= high) {
      throw new Refusal(400, "An SPRT needs elo0 below elo1, not %d and %d.".formatted(low, high));
    }
    return new Sprt(Sprt.Scale.LOGISTIC, low, high, wrong, wrong);
  }

  /** Refuses programs, files, and more games than a shared machine should play. */
  static void check(TournamentSpec spec) {
    spec.players().forEach(PlayerAllowList::check);
    checkOpenings(spec.openings());
    int count = spec.players().size();
    if (count > MOST_PLAYERS) {
      throw new Refusal(
          400, "There are %d players; here at most %d can meet.".formatted(count, MOST_PLAYERS));
    }
    long pairs = spec.mode() == Mode.ROUND_ROBIN ? (long) count * (count - 1) / 2 : 2L * count;
    if (2 * pairs * spec.rounds() > 2L * MOST_GAMES) {
      throw new Refusal(
          400,
          "That would be about %d games; here at most %d are played. Choose fewer rounds."
              .formatted(2 * pairs * spec.rounds(), 2 * MOST_GAMES));
    }
  }

  private static void checkOpenings(String openings) {
    String text = openings.strip();
    if (text.startsWith("file")) {
      throw new Refusal(403, "Openings come from no file here; write list:A|B.");
    }
    boolean isTooDeep =
        text.matches("all:\\s*\\d+") && number(text.replaceAll("\\D", "")) > DEEPEST_LIST;
    if (isTooDeep) {
      throw new Refusal(
          400, "'%s' are too many openings; all:%d is the most.".formatted(text, DEEPEST_LIST));
    }
  }

  private static int number(String digits) {
    return digits.length() > 4 ? Integer.MAX_VALUE : Integer.parseInt(digits);
  }
}
