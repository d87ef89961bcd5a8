package betacut.cli.solve;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.cli.text.Sentences;
import betacut.search.Options;
import betacut.solve.BookCheck;
import betacut.solve.exact.SolveStopped;
import betacut.text.json.Inline;
import betacut.text.json.Json;
import java.util.Optional;
import java.util.SplittableRandom;

/** {@code book verify}: solves a sample of positions anew. */
final class BookVerification {
  private record Differing(String moves, int book, int score) {}

  private record Verified(
      @Inline BookFile.Description book, int sample, long seed, int differences) {}

  private final Command command;
  private final Options options;

  BookVerification(Command command, Options options) {
    this.command = command;
    this.options = options;
  }

  int run(BookFile file, int sample, long seed) {
    int width = file.book().width();
    int height = file.book().height();
    var solver = ConnectFourQuestions.solver(width, height, options);
    var check = new BookCheck(file.book(), solver, new SplittableRandom(seed));
    int done = 0;
    int wrong = 0;
    try (var interruption = new Interruption(command.terminal)) {
      solver.stopWhen(interruption.signal()::isGiven);
      try {
        for (; done < sample && !interruption.signal().isGiven(); done++) {
          Optional<BookCheck.Difference> difference = check.next();
          difference.ifPresent(this::tell);
          wrong += difference.isPresent() ? 1 : 0;
        }
      } catch (SolveStopped stopped) {
        command.report("Stopped before the sample was complete.");
      }
      conclude(file, done, wrong, seed);
    }
    return wrong == 0 ? ExitCode.OK : ExitCode.CHECK_FAILED;
  }

  private void tell(BookCheck.Difference difference) {
    command.say(
        command.json
            ? Json.line(new Differing(difference.moves(), difference.book(), difference.truth()))
            : "%s: the book says %d, the search %d."
                .formatted(difference.moves(), difference.book(), difference.truth()));
  }

  private void conclude(BookFile file, int done, int wrong, long seed) {
    if (command.json) {
      command.say(new Verified(file.description(), done, seed, wrong));
      return;
    }
    command.tell(
        "%s random game%s (seed %d) solved anew at the end of the book: %s."
            .formatted(
                Sentences.count(done),
                done == 1 ? "" : "s",
                seed,
                wrong == 0 ? "all agree" : wrong + " differ"));
  }
}
