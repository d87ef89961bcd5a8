package betacut.cli.measure;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.lab.census.GameCensus;
import betacut.lab.tournament.TournamentText;
import betacut.play.PlayerText;
import betacut.play.player.PlayerMaker;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Limits;
import betacut.stats.sample.Estimate;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code stats GAME}: how big a game is in play. */
@CommandLine.Command(
    name = "betacut stats",
    description = {
      "Lets players play a game many times and says how many moves there were to choose from (the"
          + " branching factor) and how long the games were, with 95 %% intervals (bootstrap by"
          + " game). Strong players see other positions than weak ones, so say who plays:"
          + " --players. A forced pass is no choice and counts as no move."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut stats othello",
      "  betacut stats othello --players 'level:3; level:5' --games 400",
      "  betacut run MyGame.java stats --players random --json"
    })
public final class StatsCommand extends Command {
  private static final int MOST_GAMES = 1_000_000;

  @Parameters(paramLabel = "GAME", description = "such as othello:6x6")
  String gameName;

  @Option(
      names = "--players",
      paramLabel = "LIST",
      description = "one or two players, as of tournament; usually level:3 against itself")
  String players = "level:3";

  @Option(names = "--games", paramLabel = "N", description = "games to play; 200")
  int games = 200;

  @Option(names = "--max-plies", paramLabel = "N", description = "longer games are given up; 1000")
  int maxPlies = 1000;

  @Option(names = "--seed", paramLabel = "S", description = "fixes every random choice; 1")
  long seed = 1;

  public StatsCommand(Terminal terminal) {
    super(terminal);
  }

  /** A number with the ends of its interval, for programs. */
  private record Measured(double value, double low, double high) {
    static Measured of(Estimate estimate) {
      return new Measured(estimate.value(), estimate.interval().low(), estimate.interval().high());
    }
  }

  private record Census(
      String game,
      List<String> players,
      long seed,
      int games,
      long positions,
      Measured branching,
      Measured length,
      int shortest,
      int longest,
      Measured firstWins,
      Measured draws,
      Measured secondWins,
      long passes,
      int unfinished) {}

  @Override
  public Integer call() {
    List<String> names = TournamentText.players(players);
    if (names.isEmpty() || names.size() > 2) {
      throw new UsageException(
          "--players names %d players; one or two play a game, such as 'level:3; random'."
              .formatted(names.size()));
    }
    if (games < 2 || games > MOST_GAMES || maxPlies < 1) {
      throw new UsageException(
          "--games must be from 2 to %d and --max-plies at least 1.".formatted(MOST_GAMES));
    }
    return measure(Games.find(gameName), names);
  }

  private <P extends Position> int measure(Game<P> game, List<String> names) {
    var text = new PlayerText<>(game, Limits.NONE);
    List<PlayerMaker<P>> seats = List.of(text.parse(names.getFirst()), text.parse(names.getLast()));
    GameCensus census = GameCensus.of(game, seats, games, maxPlies, seed);
    if (json) {
      say(answer(game, names, census));
    } else {
      tell(game, names, census);
    }
    return ExitCode.OK;
  }

  private Census answer(Game<?> game, List<String> names, GameCensus census) {
    return new Census(
        game.id(),
        names,
        seed,
        census.games(),
        census.positions(),
        Measured.of(census.branching()),
        Measured.of(census.length()),
        census.shortest(),
        census.longest(),
        Measured.of(census.firstWins()),
        Measured.of(census.draws()),
        Measured.of(census.secondWins()),
        census.passes(),
        census.unfinished());
  }

  private void tell(Game<?> game, List<String> names, GameCensus census) {
    say(
        "%s, %,d games of %s, %,d positions; in brackets 95 %% intervals"
            .formatted(
                game.title(), census.games(), String.join(" and ", names), census.positions()));
    row("moves to choose from", census.branching(), 1);
    row("moves in a game", census.length(), 1);
    say("  %-22s %d to %d".formatted("shortest, longest", census.shortest(), census.longest()));
    row("first player won, %", census.firstWins(), 100);
    row("drawn, %", census.draws(), 100);
    row("second player won, %", census.secondWins(), 100);
    if (census.passes() > 0) {
      say("  %-22s %d, counted nowhere above".formatted("forced passes", census.passes()));
    }
    if (census.unfinished() > 0) {
      say(
          "  %-22s %d, longer than --max-plies; lengths are at least what is said"
              .formatted("given up", census.unfinished()));
    }
  }

  private void row(String what, Estimate estimate, double unit) {
    say(
        String.format(
            Locale.ROOT,
            "  %-22s %.2f (%.2f to %.2f)",
            what,
            unit * estimate.value(),
            unit * estimate.interval().low(),
            unit * estimate.interval().high()));
  }
}
