package betacut.cli.lab;

import betacut.cli.cluster.ClusterOption;
import betacut.cli.core.Command;
import betacut.cli.core.Terminal;
import betacut.lab.store.Stores;
import betacut.lab.tournament.SprtText;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentPlan;
import betacut.rules.UsageException;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tournament GAME}: players meet, every opening with both colours. */
@CommandLine.Command(
    name = "betacut tournament",
    description = {
      "Lets players meet, each opening with both colours, and says who is stronger and how sure"
          + " that is. Every finished game is kept at once; lab resume goes on with what is"
          + " missing.",
      "",
      "A player is level:N, random, perfect (where a solver or a small game allows it), an"
          + " algorithm with options such as pvs depth=6 table=none or mcts nodes=10k, human:20,2"
          + " (a simulated person: one move in five is random, else two plies ahead), or"
          + " cmd:PROGRAM ARGUMENTS, which speaks the protocol of docs/protocol.md."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut tournament tictactoe",
      "  betacut tournament connect4 --players \"level:3; level:5; pvs depth=6\"",
      "  betacut tournament connect4 --mode sprt --players \"pvs depth=5; pvs depth=4\""
    })
public final class TournamentCommand extends Command {
  @Mixin TournamentSettings settings = new TournamentSettings();

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "games at the same time; usually one for each processor, or one if time counts")
  Integer workers;

  @Option(
      names = "--db",
      paramLabel = "PLACE",
      description = "where games are kept: a file, a JDBC URL, or none; usually your data folder")
  String place;

  @Option(names = "--name", paramLabel = "NAME", description = "what this tournament is called")
  String name;

  @Option(
      names = "--resume",
      description = "go on with a tournament begun before, as lab resume does")
  boolean resume;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "write a report with tables and charts into this folder")
  String out;

  @Mixin ClusterOption cluster = new ClusterOption();

  public TournamentCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (workers != null && (workers < 1 || workers > TournamentSettings.MOST_WORKERS)) {
      throw new UsageException(
          "--workers is %d; it must be from 1 to %d."
              .formatted(workers, TournamentSettings.MOST_WORKERS));
    }
    if (resume && name == null && settings.isEmpty()) {
      throw new UsageException("--resume needs --name NAME, or the same options as before.");
    }
    var session =
        new RunSession(this, "tournament", place, out, cluster.parallelism(this, workers));
    if (settings.isEmpty() && name != null && resume) {
      return session.resume(name);
    }
    if (resume && Stores.NOWHERE.equals(place)) {
      throw new UsageException("--db none keeps nothing, so there is nothing to resume.");
    }
    // A mistake of the person's comes before one of the store's.
    Tournament<?> tournament = Tournament.of(settings.spec());
    warn(tournament);
    tournament.spec().sprt().ifPresent(test -> report(SprtText.forecast(test)));
    var plan = new TournamentPlan(tournament.spec());
    return name == null
        ? session.begin(plan, Optional.ofNullable(place))
        : session.begin(name, plan, resume);
  }

  /** Games that share a processor share the clock, too. */
  private void warn(Tournament<?> tournament) {
    int processors = Runtime.getRuntime().availableProcessors();
    if (workers != null && tournament.isTimed() && workers > processors) {
      report(
          "%d games at the same time on %d processors: times will be longer than alone."
              .formatted(workers, processors));
    }
  }
}
