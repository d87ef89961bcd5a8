package betacut.cli.lab;

import betacut.cli.cluster.ClusterOption;
import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.cli.core.OutFile;
import betacut.cli.core.Terminal;
import betacut.lab.level.CalibrationPlan;
import betacut.lab.level.LevelCheck;
import betacut.lab.level.LevelsText;
import betacut.lab.run.Parallelism;
import betacut.lab.run.RunKind;
import betacut.lab.run.RunListener;
import betacut.lab.run.RunProgress;
import betacut.lab.store.Log;
import betacut.lab.tournament.Arena;
import betacut.lab.tournament.Part;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentResults;
import betacut.play.level.Levels;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import betacut.search.StopSignal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code level list GAME}, {@code level calibrate GAME}, {@code level check GAME}. */
@CommandLine.Command(
    name = "betacut level",
    description = {
      "How strong the levels of a game are, in Elo; random play is 0.",
      "",
      "  list GAME       the levels, what they are made of, and how that is known.",
      "  calibrate GAME  measures a ladder of settings by a tournament, chooses ten",
      "                  in even steps, and measures these by another. Games are",
      "                  kept; the same command, or lab resume, goes on.",
      "  check GAME      plays a sample of games between neighbouring levels anew:",
      "                  exit code 1 if a level is no longer what its file says."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut level list connect4",
      "  betacut level check tictactoe --games 20",
      "  betacut level calibrate mnk:4,4,4 --games 40 --out mnk.csv"
    })
public final class LevelCommand extends Command {
  public static final List<String> ACTIONS = List.of("list", "calibrate", "check");
  private static final int MOST_GAMES = 100_000;
  private static final int CALIBRATION_GAMES = 100;
  private static final int CHECK_GAMES = 40;
  private static final long CALIBRATION_SEED = 1;

  /** Another than the calibration's, so that a check is a new sample. */
  private static final long CHECK_SEED = 2026;

  @Parameters(index = "0", paramLabel = "ACTION", description = "list, calibrate or check")
  String action;

  @Parameters(index = "1", paramLabel = "GAME", description = "such as connect4")
  String gameName;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "games of every two levels that meet, a quarter of it where they think long; calibrate"
              + " 100, check 40")
  Integer games;

  @Option(names = "--in", paramLabel = "FILE", description = "list, check: the levels of this file")
  String in;

  @Option(names = "--out", paramLabel = "FILE", description = "calibrate: where the levels go")
  String out;

  @Option(names = "--seed", paramLabel = "S", description = "fixes every random choice")
  Long seed;

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "games at the same time; usually one for each processor")
  Integer workers;

  @Option(
      names = "--db",
      paramLabel = "PLACE",
      description =
          "calibrate: where games are kept, a file, a JDBC URL, or none; usually your data folder")
  String place;

  @Mixin ClusterOption cluster = new ClusterOption();

  public LevelCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    String wanted = action.toLowerCase(Locale.ROOT);
    if (!ACTIONS.contains(wanted)) {
      throw new UsageException(
          "Levels cannot be asked to '%s'.%s Actions: %s."
              .formatted(action, Nearest.hint(action, ACTIONS), String.join(", ", ACTIONS)));
    }
    Game<?> game = Games.find(gameName);
    requireCount("--games", games, 2, MOST_GAMES);
    requireCount("--workers", workers, 1, TournamentSettings.MOST_WORKERS);
    return switch (wanted) {
      case "list" -> list(game);
      case "check" -> check(game);
      default -> calibrate(game);
    };
  }

  private static void requireCount(String option, Integer value, int least, int most) {
    if (value != null && (value < least || value > most)) {
      throw new UsageException(
          "%s is %d; it must be from %d to %d.".formatted(option, value, least, most));
    }
  }

  private int list(Game<?> game) {
    refuse(action, "--games", "--out", "--seed", "--workers", "--on", "--db");
    Levels levels = levels(game);
    if (json) {
      LevelsText.json(game, levels).forEach(this::say);
    } else {
      LevelsText.lines(game, levels).forEach(this::tell);
    }
    return ExitCode.OK;
  }

  /** Nothing is kept: games of an earlier check would say nothing about today. */
  private int check(Game<?> game) {
    refuse(action, "--out", "--on", "--db");
    int count = games == null ? CHECK_GAMES : games;
    long fixed = seed == null ? CHECK_SEED : seed;
    var progress = new RunProgressLine(terminal, "level", game.id(), RunKind.CALIBRATION);
    try (var interruption = new Interruption(terminal)) {
      Arena arena = part -> play(part, progress, interruption.signal());
      Optional<LevelCheck> check = LevelCheck.of(game, levels(game), count, fixed, arena);
      progress.end();
      if (check.isEmpty()) {
        report("Stopped. A check is not kept; begin it again.");
        return ExitCode.OUT_OF_TIME;
      }
      LevelCommandText.check(this, game, check.get());
      return check.get().drifted().isEmpty() ? ExitCode.OK : ExitCode.CHECK_FAILED;
    }
  }

  private TournamentResults play(Part part, RunListener listener, StopSignal stop) {
    Tournament<?> tournament = part.tournament();
    listener.progressed(RunProgress.of(0, tournament.games()));
    return tournament.run(
        Log.inMemory(PlayedGame.COLUMNS),
        Parallelism.of(workers == null ? 0 : workers).orUsual(false),
        (game, done, all, ratio) -> listener.progressed(RunProgress.of(done, all)),
        stop);
  }

  private int calibrate(Game<?> game) {
    refuse(action, "--in");
    int count = games == null ? CALIBRATION_GAMES : games;
    long fixed = seed == null ? CALIBRATION_SEED : seed;
    var file = new OutFile(out);
    return new RunSession(this, "level", place, null, cluster.parallelism(this, workers))
        .telling(found -> file.write(found.files().get().get("levels.csv"), "The levels", this))
        .begin(new CalibrationPlan(game, count, fixed), Optional.ofNullable(place));
  }

  private Levels levels(Game<?> game) {
    if (in == null) {
      return Levels.of(game);
    }
    try {
      return Levels.parse(Files.readString(Path.of(in)), true);
    } catch (IOException | InvalidPathException e) {
      throw new UsageException(
          "The levels cannot be read from '%s' (%s); check the path."
              .formatted(in, e.getClass().getSimpleName()));
    }
  }
}
