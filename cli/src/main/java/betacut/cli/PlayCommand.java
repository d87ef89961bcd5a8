package betacut.cli;

import betacut.cli.play.Dialogue;
import betacut.cli.play.Journal;
import betacut.cli.play.Manner;
import betacut.cli.play.Session;
import betacut.lab.player.EnginePlayer;
import betacut.lab.player.LevelPlayer;
import betacut.lab.player.Levels;
import betacut.lab.player.Player;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Limits;
import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code play [GAME]}: a game against the engine. */
@CommandLine.Command(
    name = "betacut play",
    description = {
      "Plays a game with you, on a terminal or over a pipe. Choose the opponent by level (1 to 10,"
          + " uncalibrated; 10 is perfect in Connect-4 wherever its solver reaches) or by"
          + " algorithm and limits."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut play",
      "  betacut play tictactoe --level 10 --second",
      "  betacut play connect4 --classic --algorithm minimax --depth 4"
    })
final class PlayCommand extends Command {
  private static final Duration USUAL_TIME = Duration.ofSeconds(1);

  @Parameters(arity = "0..1", paramLabel = "GAME", description = "connect4 if nothing is said")
  String gameName = "connect4";

  @Option(
      names = "--level",
      paramLabel = "N",
      description = "1 (weakest) to 10, the same strength on every machine; usually 5")
  Integer level;

  @Option(names = "--first", description = "you move first; do not ask")
  boolean first;

  @Option(names = "--second", description = "you move second; do not ask")
  boolean second;

  @Option(names = "--classic", description = "as in the paper: columns 0-6, you are X or 1")
  boolean classic;

  @Option(names = "--plain", description = "boards in words, for a screen reader")
  boolean plain;

  @Option(
      names = {"-v", "--verbose"},
      description = "tell the seed of the opponent's choices")
  boolean verbose;

  @Mixin LimitSettings limits = new LimitSettings();
  @Mixin EngineSettings settings = new EngineSettings();

  PlayCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (first && second) {
      throw new UsageException("--first and --second exclude each other; choose one.");
    }
    boolean hasEngine = settings.algorithm != null || settings.preset != null || !limits.isEmpty();
    Optional<String> detail = settings.firstTyped();
    if (level == null && !hasEngine && detail.isPresent()) {
      throw new UsageException(
          "%s describes an engine, and none is chosen; add --algorithm pvs or leave it out."
              .formatted(detail.get()));
    }
    if (level != null && (hasEngine || detail.isPresent())) {
      throw new UsageException(
          "--level sets the opponent's algorithm and limits; leave out either it or them.");
    }
    return play(Games.find(gameName), hasEngine);
  }

  private <P extends Position> int play(Game<P> game, boolean hasEngine) {
    long seed = settings.seed != null ? settings.seed : Math.abs((int) System.nanoTime());
    var random = new SplittableRandom(seed);
    Player<P> opponent = hasEngine ? engine(game, seed, random) : level(game, random);
    var dialogue =
        new Dialogue(
            terminal.in(), json ? terminal.err() : terminal.out(), terminal.isInteractive());
    Journal journal = json ? event -> say(event.toString()) : Journal.NONE;
    new Session<>(game, opponent, dialogue, journal, manner(), seed, random).run();
    return ExitCode.OK;
  }

  private Manner manner() {
    Optional<Boolean> humanFirst = first || second ? Optional.of(first) : Optional.empty();
    return new Manner(classic, plain, terminal.hasColour(), verbose, humanFirst);
  }

  private <P extends Position> Player<P> level(Game<P> game, RandomGenerator random) {
    int number = level == null ? Levels.USUAL : level;
    return new LevelPlayer<>(game, Levels.of(game).level(number), random);
  }

  private <P extends Position> Player<P> engine(Game<P> game, long seed, RandomGenerator random) {
    var options = settings.options(game, limits.isOpenEnded()).withSeed(seed);
    settings.notes(options, game.start()).forEach(this::report);
    return new EnginePlayer<>(
        settings.engine(game, options), limits.or(Limits.time(USUAL_TIME)), random);
  }
}
