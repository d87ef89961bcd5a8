package betacut.cli.lab;

import betacut.cli.cluster.ClusterOption;
import betacut.cli.core.Command;
import betacut.cli.core.OutFile;
import betacut.cli.core.Terminal;
import betacut.lab.tuning.Sampling;
import betacut.lab.tuning.Tuning;
import betacut.lab.tuning.TuningPlan;
import betacut.rules.Games;
import betacut.rules.UsageException;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tune GAME}: learns the weights of an evaluation from games of the engine with itself. */
@CommandLine.Command(
    name = "betacut tune",
    description = {
      "Plays games of the engine with itself, learns the weights of an evaluation from how they"
          + " ended (logistic regression, a fifth of the games set aside), and lets the new weights"
          + " play the old ones until a sequential test is decided. Tables, such as Othello's"
          + " patterns, are learned from scores (exact ones where a solver reaches, in Othello from"
          + " 16 empty squares on), from games of others as well, and judged stage by stage on"
          + " games held out. Games are kept: the same command, or lab resume, goes on where it was"
          + " stopped, and begins the learning itself anew. lab report writes what came out as a"
          + " page."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut tune connect4 --games 200 --pairs 20",
      "  betacut tune connect4 --games 4000 --nodes 2000 --out threats.weights",
      "  betacut tune othello --evaluation patterns --games-from wthor"
    })
public final class TuneCommand extends Command {
  private static final int MOST_GAMES = 1_000_000;

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "any game whose evaluation has weights, yours too")
  String gameName;

  @Option(
      names = "--evaluation",
      paramLabel = "NAME",
      description = "whose weights are learned; usually the game's first that has weights")
  String evaluation = "";

  @Option(names = "--games", paramLabel = "N", description = "games to learn from; 2000")
  int games = 2000;

  @Option(names = "--nodes", paramLabel = "N", description = "positions searched for a move; 2000")
  int nodes = 2000;

  @Option(names = "--openings", paramLabel = "NAME", description = "as of tournament; random:6")
  String openings = "random:6";

  @Option(
      names = "--games-from",
      paramLabel = "FOLDER",
      description = "for tables: learn from its games.csv and, for Othello, .wtb files, too")
  String gamesFrom;

  @Option(
      names = "--positions",
      paramLabel = "KIND",
      description = "to learn from: quiet (usual), where nobody can end the game at once, or all")
  String positions = Sampling.QUIET.id();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "most pairs of games in the test of new against old; 1000, 0 for no test")
  int pairs = 1000;

  @Option(names = "--seed", paramLabel = "S", description = "fixes every random choice")
  long seed = 1;

  @Option(names = "--workers", paramLabel = "N", description = "games at the same time")
  Integer workers;

  @Option(
      names = "--db",
      paramLabel = "PLACE",
      description = "where games are kept: a file, a JDBC URL, or none; usually your data folder")
  String place;

  @Option(names = "--out", paramLabel = "FILE", description = "write the new weights to this file")
  String out;

  @Mixin ClusterOption cluster = new ClusterOption();

  public TuneCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    boolean isSensible =
        games >= Tuning.LEAST_GAMES
            && games <= MOST_GAMES
            && nodes >= 1
            && pairs >= 0
            && (workers == null || workers >= 1);
    if (!isSensible) {
      throw new UsageException(
          "--games must be from %d to %d, --nodes and --workers at least 1, --pairs at least 0."
              .formatted(Tuning.LEAST_GAMES, MOST_GAMES));
    }
    TuningPlan<?> plan =
        TuningPlan.of(
            Games.find(gameName),
            evaluation,
            games,
            nodes,
            openings,
            Sampling.named(positions),
            pairs,
            seed);
    if (gamesFrom != null) {
      plan = plan.learningFrom(RunSession.path(gamesFrom).toAbsolutePath().toString());
    }
    var file = new OutFile(out);
    return new RunSession(this, "tune", place, null, cluster.parallelism(this, workers))
        .telling(
            found -> file.write(found.files().get().get("learned.weights"), "The weights", this))
        .begin(plan, Optional.ofNullable(place));
  }
}
