package betacut.cli;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.cli.option.EngineSettings;
import betacut.cli.option.LimitSettings;
import betacut.cli.solve.ConnectFourQuestions;
import betacut.cli.solve.SolverBatch;
import betacut.cli.solve.SolverSettings;
import betacut.games.connectfour.ConnectFour;
import betacut.play.clock.ClockedPlayer;
import betacut.play.clock.TimeControl;
import betacut.play.level.LevelPlayer;
import betacut.play.level.Levels;
import betacut.play.player.EnginePlayer;
import betacut.play.player.Player;
import betacut.play.protocol.Brain;
import betacut.play.protocol.Conversation;
import betacut.play.protocol.ProtocolName;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.solve.Solvers;
import java.util.SplittableRandom;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code engine [GAME]}: answers other programs in a protocol of theirs. */
@CommandLine.Command(
    name = "betacut engine",
    description = {
      "Answers another program, line by line, until it says goodbye or its output ends. Nothing"
          + " but the protocol is written to the output. The protocols, described in"
          + " docs/protocol.md:",
      "",
      "  betacut   our own, for every game (default)%n"
          + "  gtp       the Go Text Protocol, for Othello and m,n,k front ends%n"
          + "  nboard    NBoard and other Othello boards%n"
          + "  gomocup   Piskvork and other managers of five in a row%n"
          + "  pons      a Connect-4 position a line: moves score nodes microseconds",
      "",
      "A search ends at the limits typed here or said by the other program, whichever comes"
          + " first, and at once when that program asks."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut engine othello --protocol gtp --level 7",
      "  betacut engine gomoku --protocol gomocup --time 2s",
      "  betacut engine --protocol pons < positions.txt"
    })
final class EngineCommand extends Command implements Brain.Maker {
  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "what to begin with; usually the game the protocol is made for")
  String gameName;

  @Option(
      names = "--protocol",
      paramLabel = "NAME",
      description = "betacut, gtp, nboard, gomocup or pons")
  String protocol = "betacut";

  @Option(
      names = "--level",
      paramLabel = "N",
      description = "play at a level, 1 (weakest) to 10, instead of as well as possible")
  Integer level;

  @Option(
      names = "--clock",
      paramLabel = "T",
      description = "keep to a clock of its own, as of play: 1m+1s, 40/5m, 1/30s:1/2s")
  String clock = "";

  @Mixin LimitSettings limits = new LimitSettings();
  @Mixin EngineSettings settings = new EngineSettings();

  EngineCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    ProtocolName language = ProtocolName.named(protocol);
    Game<?> game = Games.find(gameName == null ? language.usualGame() : gameName);
    language.requireGame(game);
    if (level != null && (settings.algorithm != null || settings.firstTyped().isPresent())) {
      throw new UsageException(
          "--level sets the algorithm and its options; leave out either it or them.");
    }
    if (!clock.isEmpty()) {
      TimeControl.parse(clock); // refused before anybody speaks
    }
    if (game instanceof ConnectFour board && language == ProtocolName.PONS) {
      return solve(board);
    }
    if (json) {
      throw new UsageException(
          "--json is for --protocol pons; in %s the protocol says what is written. Leave it out."
              .formatted(language.id()));
    }
    new Conversation(language.language(game, this, version(), this::say), terminal.in()).run();
    return ExitCode.OK;
  }

  private int solve(ConnectFour board) {
    if (level != null || limits.depth != null || limits.nodes != null) {
      throw new UsageException(
          "pons asks for exact scores; leave out --level, --depth and --nodes.");
    }
    var questions =
        new ConnectFourQuestions(this, board, new SolverSettings(), settings.options(board, true));
    return new SolverBatch<>(this, questions, limits.or(Limits.NONE), false).run();
  }

  private static String version() {
    return Welcome.version().replaceFirst("betacut ", "").replaceFirst(",.*", "");
  }

  @Override
  public <P extends Position> Brain<P> create(Game<P> game) {
    long seed = settings.seed != null ? settings.seed : System.nanoTime();
    var random = new SplittableRandom(seed);
    Limits own = limits.or(Limits.NONE);
    if (level != null) {
      var player = new LevelPlayer<>(game, Levels.of(game).level(level), random);
      return new Brain<>(game, clocked(player), () -> analyst(game), own, true);
    }
    Options options = settings.options(game, true).withSeed(seed);
    settings.notes(options, game.start()).forEach(this::report);
    Engine engine = settings.engine(game, options);
    Player<P> player = new EnginePlayer<>(engine, Limits.NONE, random);
    return new Brain<>(game, clocked(player), () -> engine, own, !clock.isEmpty());
  }

  private <P extends Position> Player<P> clocked(Player<P> player) {
    return clock.isEmpty() ? player : new ClockedPlayer<>(player, TimeControl.parse(clock));
  }

  /** What hints are asked of when a level plays: hints are meant to be true. */
  private static Engine analyst(Game<?> game) {
    return Solvers.engine(
        game,
        Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, LevelPlayer.TABLE_MEBIBYTES));
  }
}
