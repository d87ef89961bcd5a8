package betacut.cli.doctor;

import betacut.cli.core.Command;
import betacut.cli.core.EndNote;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.doctor.Diagnosis;
import betacut.doctor.Doctor;
import betacut.doctor.Likeness;
import betacut.doctor.UserCode;
import betacut.foreign.ExitGuard;
import betacut.play.PlayerText;
import betacut.play.examine.ProgramExamination;
import betacut.play.player.PlayerMaker;
import betacut.play.protocol.ProgramLanguage;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Limits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code doctor PATIENT}: examines a game or a search. */
@CommandLine.Command(
    name = "betacut doctor",
    description = {
      "Examines a game of ours, or a game or search of yours in a .java file or a jar, in at most"
          + " ten seconds or --time. Every finding is proven by a position, the shortest one found;"
          + " bugs of the zoo are named by their number. A game is a class that implements"
          + " betacut.rules.Rules (or GameFamily), a search one that implements"
          + " betacut.testkit.OwnSearch. A program in any language, cmd:PROGRAM, gtp:PROGRAM,"
          + " nboard:PROGRAM or gomocup:PROGRAM as of play, is examined by its moves: legal, in"
          + " time, a win in one taken, a loss in one prevented. Exit code 0: nothing found, 1:"
          + " something is wrong, 3: nothing found, but not everything could be examined in time."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut doctor MyGame.java",
      "  betacut doctor MySearch.java --game connect4 --json",
      "  betacut doctor 'cmd:python3 mine.py' --game tictactoe"
    })
public final class DoctorCommand extends Command {
  @Parameters(
      paramLabel = "PATIENT",
      description = "a .java file, a jar, the name of a game, or cmd:PROGRAM")
  String patient;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description =
          "examine a search or program on this game only; usually a search on three small ones")
  String gameName;

  @Option(
      names = "--like",
      paramLabel = "GAME",
      description = "your game should be the same as this one of ours; guessed from its name")
  String likeName;

  @Option(
      names = "--time",
      paramLabel = "T",
      description = "what an examination may take, such as 1m; usually 10s")
  Duration time = Doctor.USUAL;

  @Option(
      names = {"-v", "--verbose"},
      description = "name the invariants that hold, too")
  boolean verbose;

  public DoctorCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    Optional<ProgramLanguage> language = ProgramLanguage.of(patient.toLowerCase(Locale.ROOT));
    List<Diagnosis> reports =
        language.isPresent()
            ? List.of(examineProgram(language.get()))
            : UserCode.isNamedBy(patient)
                ? examineCode()
                : List.of(examine(game(), Optional.empty()));
    reports.forEach(this::show);
    return exitCode(reports);
  }

  public static int exitCode(List<Diagnosis> reports) {
    if (reports.stream().anyMatch(report -> !report.findings().isEmpty())) {
      return ExitCode.CHECK_FAILED;
    }
    return reports.stream().allMatch(Diagnosis::isHealthy) ? ExitCode.OK : ExitCode.OUT_OF_TIME;
  }

  private void show(Diagnosis report) {
    (json ? ReportText.json(report) : ReportText.of(report, verbose)).forEach(this::say);
  }

  /** The patient has ended the program: its own exit code would say that all is well. */
  private void showLast(StackTraceElement caller) {
    String where =
        "%s, line %d of %s"
            .formatted(caller.getMethodName(), caller.getLineNumber(), caller.getFileName());
    show(Doctor.ended(patient, where, "System.exit"));
    terminal.out().flush();
    EndNote.ofProcess().halt(ExitCode.CHECK_FAILED);
  }

  /** The same for whoever started that program and heard nothing of its end. */
  public void showEnded(List<String> words, String how) {
    json = words.contains("--json");
    patient = words.stream().filter(UserCode::isNamedBy).findFirst().orElseThrow();
    show(Doctor.ended(patient, "somewhere in its code", "it ended the program " + how));
  }

  /** A program shows nothing but its moves, in the game its language is usually about. */
  private Diagnosis examineProgram(ProgramLanguage language) {
    String usual =
        switch (language) {
          case BETACUT -> "connect4";
          case GTP, NBOARD -> "othello";
          case GOMOCUP -> "gomoku";
        };
    return byMoves(Games.find(gameName == null ? usual : gameName));
  }

  private <P extends Position> Diagnosis byMoves(Game<P> game) {
    PlayerMaker<P> program = new PlayerText<>(game, Limits.NONE).parse(patient);
    return new ProgramExamination<>(game, program, time).run();
  }

  private List<Diagnosis> examineCode() {
    try (var code = UserCode.open(Path.of(patient));
        var _ = new ExitGuard(this::showLast)) {
      List<Diagnosis> reports = new ArrayList<>();
      for (UserCode.Search search : code.searches()) {
        reports.add(new Doctor(time).examine(search.name(), search.maker(), games()));
      }
      for (Game<?> game : new Doctor(time).ask(patient, code::games)) {
        reports.add(examine(game, Likeness.of(game)));
      }
      if (reports.isEmpty()) {
        throw new UsageException(
            "There is neither a game nor a search in %s: no class with a constructor without"
                    .formatted(patient)
                + " parameters implements betacut.rules.Rules (a game) or betacut.testkit.OwnSearch"
                + " (a search).");
      }
      return reports;
    }
  }

  private Game<?> game() {
    if (Files.exists(Path.of(patient))) {
      throw new UsageException(
          "%s is neither a .java file nor a jar, and no game of ours; give the source of your game or"
                  .formatted(patient)
              + " search.");
    }
    return Games.find(patient);
  }

  private List<Game<?>> games() {
    return gameName == null ? Doctor.usualGames() : List.of(Games.find(gameName));
  }

  private Diagnosis examine(Game<?> game, Optional<Game<?>> guessed) {
    if (gameName != null) {
      throw new UsageException(
          "--game says on what to examine a search, and %s is a game; leave it out."
              .formatted(game.id()));
    }
    Optional<Game<?>> like = likeName == null ? guessed : Optional.of(Games.find(likeName));
    return new Doctor(time).examine(game, like);
  }
}
