package betacut.cli.lab;

import betacut.cli.option.LimitSettings;
import betacut.cli.option.QuantityOptions;
import betacut.lab.tournament.Mode;
import betacut.lab.tournament.Openings;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.tournament.TournamentText;
import betacut.play.clock.TimeControl;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.search.Limits;
import betacut.stats.rating.Sprt;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that say which games a tournament consists of. */
public final class TournamentSettings {
  static final int MOST_WORKERS = 256;

  private static final int USUAL_ROUNDS = 10;
  private static final int MOST_PAIRS = 20_000;
  private static final String USUAL_PLAYERS = "random; level:1; level:3; level:5";

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "such as connect4")
  String gameName;

  @Option(
      names = "--players",
      paramLabel = "LIST",
      description = "descriptions of players, separated by semicolons")
  String players;

  @Option(
      names = "--mode",
      paramLabel = "NAME",
      description =
          "round-robin; gauntlet: the first player against all others; ladder: each against the"
              + " next two; or sprt: two players until a sequential test is decided")
  String mode;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "openings for every two players; usually 10, or all in a list")
  Integer rounds;

  @Option(
      names = "--openings",
      paramLabel = "NAME",
      description =
          "start, random:PLIES (default random:2), even:PLIES (those a short search sees most"
              + " even), drawn:PLIES, won:PLIES, lost:PLIES (by book or solver, for the side to"
              + " move), beside:PLIES (off games of short searches), all:PLIES, list:A|B or"
              + " file:PATH with one position on each line")
  String openings;

  @Option(names = "--seed", paramLabel = "S", description = "fixes every random choice")
  Long seed;

  @Option(names = "--elo0", paramLabel = "E", description = "sprt: the difference not worth it; 0")
  Double elo0;

  @Option(names = "--elo1", paramLabel = "E", description = "sprt: the difference hoped for; 10")
  Double elo1;

  @Option(
      names = "--errors",
      paramLabel = "P",
      description = "sprt: the probability of each wrong decision; 0.05")
  Double errors;

  @Option(
      names = "--adjudicate",
      paramLabel = "PLIES",
      description = "let the exact solver end games after so many plies, where it can")
  Integer adjudicate;

  @Option(
      names = "--judge",
      paramLabel = "N",
      converter = QuantityOptions.Count.class,
      description = "nodes a position may cost to look for blunders; 200k, or 0 for none")
  Long judge;

  @Option(names = "--max-plies", paramLabel = "N", description = "a longer game is a draw; 1000")
  Integer maxPlies;

  @Option(
      names = "--clock",
      paramLabel = "T",
      description = "time for each side and game, as of play: 1m+1s, 40/5m, 1/30s:1/2s")
  String clock = "";

  @Mixin LimitSettings limits = new LimitSettings();

  /** Whether nothing is said about the games. */
  boolean isEmpty() {
    return gameName == null && players == null;
  }

  public TournamentSpec spec() {
    if (gameName == null) {
      throw new UsageException("tournament needs GAME, and there is none.");
    }
    var game = Games.find(gameName);
    Mode chosen = mode == null ? Mode.ROUND_ROBIN : Mode.named(mode);
    String from = openings == null ? "random:2" : openings;
    long fixed = seed == null ? 1 : seed;
    int usual = Openings.parse(game, from, fixed).distinct().orElse(USUAL_ROUNDS);
    int wanted = rounds != null ? rounds : chosen == Mode.SPRT ? MOST_PAIRS : usual;
    var spec =
        TournamentSpec.of(
                game.id(),
                TournamentText.players(players == null ? USUAL_PLAYERS : players)
                    .toArray(String[]::new))
            .withMode(chosen, sprt(chosen))
            .withRounds(wanted, from, fixed)
            .withLimits(
                limits.or(Limits.NONE), maxPlies == null ? TournamentSpec.MAX_PLIES : maxPlies);
    String terms = clock.isEmpty() ? "" : TimeControl.parse(clock).text();
    return spec.withClock(terms)
        .withJudge(
            Optional.ofNullable(adjudicate), judge == null ? TournamentSpec.JUDGE_NODES : judge);
  }

  private Optional<Sprt> sprt(Mode chosen) {
    if (chosen != Mode.SPRT) {
      if (elo0 != null || elo1 != null || errors != null) {
        throw new UsageException("--elo0, --elo1 and --errors belong to --mode sprt; add it.");
      }
      return Optional.empty();
    }
    double low = elo0 == null ? 0 : elo0;
    double high = elo1 == null ? 10 : elo1;
    double wrong = errors == null ? 0.05 : errors;
    if (!(low < high) || !(wrong > 0 && wrong < 0.5)) {
      throw new UsageException(
          "An SPRT needs --elo0 below --elo1 and --errors between 0 and 0.5, not %s, %s and %s."
              .formatted(low, high, wrong));
    }
    return Optional.of(new Sprt(Sprt.Scale.LOGISTIC, low, high, wrong, wrong));
  }
}
