package betacut.cli.solve;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.games.connectfour.ConnectFour;
import betacut.lab.book.BookElsewhere;
import betacut.lab.run.Parallelism;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.search.Options;
import betacut.search.StopSignal;
import betacut.solve.connectfour.BookBuilder;
import betacut.text.json.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.IntStream;

/** {@code book build}: solves every position with few stones. */
final class BookBuild {
  /** More would take months, and memory that no machine has. */
  private static final int MOST_PLIES = 14;

  /** Positions between two layers are answered by looking ahead, at most so far. */
  private static final int PLIES_BETWEEN_LAYERS = 3;

  private final Command command;
  private final Options options;
  private final Parallelism workers;

  /** Given when the process is told to end: a cluster would go on without it. */
  private final StopSignal stop = new StopSignal();

  BookBuild(Command command, Options options, Parallelism workers) {
    this.command = command;
    this.options = options;
    this.workers = workers;
  }

  int run(String gameName, Integer plies, String out) {
    ConnectFour game = game(gameName);
    int width = game.start().width();
    int height = game.start().height();
    int most = Math.min(MOST_PLIES, width * height - 1);
    if (plies == null || plies < 1 || plies > most) {
      throw new UsageException(
          "book build needs --plies from 1 to %d%s."
              .formatted(most, plies == null ? ", such as --plies 6" : ", not " + plies));
    }
    String name = out == null ? fileName(game, plies) : out;
    Path book = BookFile.path(name);
    BookFile.requireFree(book, name);
    ConnectFourQuestions.solver(
        width, height, options.withThreads(1)); // refuses a table of wrong size
    var builder = new BookBuilder(width, height, options.tableMebibytes(), options.threads());
    build(builder, book, name, plies, elsewhere(width, height));
    if (stop.isGiven()) {
      return ExitCode.INTERRUPTED;
    }
    BookFile built = BookFile.open(name);
    command.say(command.json ? Json.line(built.description()) : name + ": " + built.describe());
    return ExitCode.OK;
  }

  private static ConnectFour game(String name) {
    if (name == null) {
      throw new UsageException("book build needs GAME, such as connect4.");
    }
    Game<?> game = Games.find(name);
    if (game instanceof ConnectFour connectFour) {
      return connectFour;
    }
    throw new UsageException(
        ("Books of exact values are for Connect-4 and classic Pentago only, not for %s; try"
                + " connect4, connect4:6x5 or pentago, or name the games for a book of opinions"
                + " with --games-from.")
            .formatted(game.id()));
  }

  private static String fileName(ConnectFour game, int plies) {
    return "%s-%d.book".formatted(game.id().replace(':', '-'), plies);
  }

  private Optional<BookBuilder.Solving> elsewhere(int width, int height) {
    return workers
        .elsewhere()
        .map(there -> new BookElsewhere(there, width, height, options.tableMebibytes(), stop));
  }

  private void build(
      BookBuilder builder,
      Path book,
      String name,
      int plies,
      Optional<BookBuilder.Solving> elsewhere) {
    int[] layers = IntStream.iterate(plies, n -> n > 0, n -> n - PLIES_BETWEEN_LAYERS).toArray();
    var progress = new BookProgress(command.terminal, builder.positions(plies).length);
    var farewell = new Thread(() -> sayHowToResume(progress, name), "farewell");
    Runtime.getRuntime().addShutdownHook(farewell);
    try {
      builder.build(book, layers, progress, elsewhere);
      progress.end();
    } catch (IOException e) {
      if (stop.isGiven()) {
        return; // the farewell says what is left
      }
      throw new UsageException(
          "%s cannot be written (%s); what is solved is kept beside it."
              .formatted(name, e.getMessage()));
    } finally {
      workers.close();
      dismiss(farewell);
    }
  }

  private static void dismiss(Thread farewell) {
    try {
      Runtime.getRuntime().removeShutdownHook(farewell);
    } catch (IllegalStateException e) {
      // The process is ending, and says so itself.
    }
  }

  private void sayHowToResume(BookProgress progress, String name) {
    stop.stop();
    progress.end();
    command.report(
        "Stopped. What is solved is kept beside %s in a file that ends in .partial; the same"
                .formatted(name)
            + " command goes on from there.");
  }
}
