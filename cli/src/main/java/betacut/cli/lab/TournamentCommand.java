package betacut.cli.lab;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.cli.core.Terminal;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.ReportFolder;
import betacut.lab.store.LabStore;
import betacut.lab.store.Log;
import betacut.lab.store.Stores;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.ResultsText;
import betacut.lab.tournament.SprtText;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentAnswer;
import betacut.lab.tournament.TournamentReport;
import betacut.lab.tournament.TournamentResults;
import betacut.lab.tournament.TournamentRuns;
import betacut.lab.tournament.TournamentSpec;
import betacut.rules.UsageException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tournament GAME}: players meet, every opening with both colours. */
@CommandLine.Command(
    name = "betacut tournament",
    description = {
      "Lets players meet, each opening with both colours, and says who is stronger and how sure"
          + " that is. Every finished game is kept at once; --resume goes on with what is missing.",
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

  @Option(names = "--resume", description = "go on with a tournament begun before")
  boolean resume;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "write a report with tables and charts into this folder")
  String out;

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
    try (var interruption = new Interruption(terminal)) {
      return Stores.NOWHERE.equals(place) ? playUnkept(interruption) : playKept(interruption);
    }
  }

  private int playUnkept(Interruption interruption) {
    if (resume) {
      throw new UsageException("--db none keeps nothing, so there is nothing to resume.");
    }
    return play(Tournament.of(settings.spec()), Log.inMemory(PlayedGame.COLUMNS), interruption, "");
  }

  private int playKept(Interruption interruption) {
    // A mistake of the person's comes before one of the store's.
    TournamentSpec typed = settings.isEmpty() ? null : Tournament.of(settings.spec()).spec();
    try (LabStore store = Stores.open(place, terminal.environment())) {
      var kept = new TournamentStore(store, place);
      TournamentSpec spec = typed == null ? kept.specOf(name) : typed;
      String run = name == null ? TournamentRuns.usualName(spec) : name;
      Log<PlayedGame> log = kept.begin(run, spec, resume);
      return play(Tournament.of(spec), log, interruption, kept.howToResume(run));
    }
  }

  private int play(
      Tournament<?> tournament,
      Log<PlayedGame> log,
      Interruption interruption,
      String howToResume) {
    Provenance provenance = Provenance.collect(); // before we make the machine busy
    tournament.spec().sprt().ifPresent(test -> report(SprtText.forecast(test)));
    var progress = new TournamentProgress(terminal, tournament, log.done().cardinality());
    TournamentResults results =
        tournament.run(log, workers(tournament), progress, interruption.signal());
    progress.end();
    if (json) {
      TournamentAnswer.games(results).forEach(this::say);
      say(TournamentAnswer.of(results));
    } else {
      show(ResultsText.of(results));
    }
    if (out != null) {
      write(TournamentReport.of(results, provenance));
    }
    if (results.isComplete()) {
      return ExitCode.OK;
    }
    report("Stopped after %d of %d games.".formatted(results.games().size(), results.scheduled()));
    report(howToResume);
    return ExitCode.OUT_OF_TIME;
  }

  private void write(Report report) {
    try {
      ReportFolder.Written written = ReportFolder.write(report, Path.of(out));
      written.warnings().forEach(this::report);
      report("The report is in %s.".formatted(Path.of(out, "report.html")));
    } catch (InvalidPathException e) {
      throw new UsageException("--out is '%s', which cannot be a folder.".formatted(out));
    }
  }

  /** Games that share a processor share the clock, too. */
  private int workers(Tournament<?> tournament) {
    int processors = Runtime.getRuntime().availableProcessors();
    if (workers != null) {
      if (tournament.isTimed() && workers > processors) {
        report(
            "%d games at the same time on %d processors: times will be longer than alone."
                .formatted(workers, processors));
      }
      return workers;
    }
    return tournament.isTimed() ? 1 : processors;
  }
}
