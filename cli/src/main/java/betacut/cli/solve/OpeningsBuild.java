package betacut.cli.solve;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.lab.book.OpeningBuild;
import betacut.lab.book.OpeningChoice;
import betacut.lab.run.Parallelism;
import betacut.lab.tuning.GamesFolder;
import betacut.platform.SafeFile;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** {@code book build GAME --games-from DIR}: deep searches of what many games came through. */
final class OpeningsBuild {
  private static final int USUAL_POSITIONS = 5000;
  private static final int MOST_POSITIONS = 25_000;
  private static final int USUAL_PLIES = 20;
  private static final int MOST_PLIES = 40;
  private static final int USUAL_DEPTH = 14;
  private static final int MOST_DEPTH = 30;

  /** What was typed, or null: how many positions, of how many plies, searched how deep. */
  record Size(Integer positions, Integer plies, Integer depth) {}

  private final Command command;
  private final Parallelism workers;

  OpeningsBuild(Command command, Parallelism workers) {
    this.command = command;
    this.workers = workers;
  }

  int run(String gameName, String from, Size size, String out) {
    if (gameName == null) {
      throw new UsageException("book build needs GAME, such as othello.");
    }
    return run(Games.find(gameName), new GamesFolder(from), size, out);
  }

  private <P extends Position> int run(Game<P> game, GamesFolder folder, Size size, String out) {
    int most = number(size.positions, "--positions", USUAL_POSITIONS, MOST_POSITIONS);
    int plies = number(size.plies, "--plies", USUAL_PLIES, MOST_PLIES);
    int depth = number(size.depth, "--depth", USUAL_DEPTH, MOST_DEPTH);
    String name = out == null ? game.id().replace(':', '-') + ".book" : out;
    Path book = BookFile.path(name);
    BookFile.requireFree(book, name);
    Path work = book.resolveSibling(book.getFileName() + ".partial");
    List<List<Integer>> openings = new OpeningChoice<>(game, plies, folder).positions(most);
    var progress = new BookProgress(command.terminal, openings.size());
    try (var interruption = new Interruption(command.terminal)) {
      ByteBuffer bytes =
          new OpeningBuild<>(game, openings, depth, work)
              .run(workers.executor(false), interruption.signal(), progress::accept);
      SafeFile.write(book, bytes);
      Files.delete(work);
    } catch (IOException e) {
      throw new UsageException(
          "%s cannot be written (%s); what is searched is kept beside it."
              .formatted(name, e.getMessage()));
    } catch (IllegalArgumentException e) { // of a game that such books are not for
      throw new UsageException("The book cannot be made: %s.".formatted(e.getMessage()));
    } finally {
      progress.end();
      workers.close();
    }
    OpeningsFile built = OpeningsFile.open(name);
    command.say(command.json ? built.told(true) : name + ": " + built.told(false));
    return ExitCode.OK;
  }

  private static int number(Integer typed, String option, int usual, int most) {
    if (typed != null && (typed < 1 || typed > most)) {
      throw new UsageException("%s is %d; it may be 1 to %d.".formatted(option, typed, most));
    }
    return typed == null ? usual : typed;
  }
}
