package betacut.cli.solve;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.rules.IllegalPositionException;
import betacut.search.Limits;
import betacut.search.spi.Clock;
import betacut.solve.exact.SolveStopped;
import betacut.text.json.Json;
import java.util.Optional;

/** {@code solve connect4 --batch}: a position a line, each answered in its line. */
public final class SolverBatch {
  private record Refused(String moves, String error) {}

  private final Command command;
  private final SolverQuestions questions;
  private final Limits limits;
  private final boolean isFresh;
  private int code = ExitCode.OK;

  public SolverBatch(Command command, SolverQuestions questions, Limits limits, boolean isFresh) {
    this.command = command;
    this.questions = questions;
    this.limits = limits;
    this.isFresh = isFresh;
  }

  /** Answers until the input ends; 4 if a line was no position, 3 if one took too long. */
  public int run() {
    var lines = new FirstWords(command.terminal.in());
    try (var interruption = new Interruption(command.terminal)) {
      Optional<String> word = interruption.waitFor(lines::next);
      while (word.isPresent() && !interruption.signal().isGiven()) {
        answer(word.get().isEmpty() ? "-" : word.get(), interruption);
        word = interruption.waitFor(lines::next);
      }
    }
    return code;
  }

  private void answer(String text, Interruption interruption) {
    if (isFresh) {
      questions.forget();
    }
    long before = questions.nodes();
    long start = System.nanoTime();
    var clock = new Clock(limits, 1, interruption.signal());
    try {
      SolverAnswer answer = questions.ask(text, questions.read(text), clock);
      command.say(
          command.json
              ? Json.line(SolverWords.line(answer, Optional.empty(), Optional.empty()))
              : SolverWords.row(answer));
    } catch (IllegalPositionException illegal) {
      refuse(text, illegal.getMessage());
    } catch (SolveStopped stopped) {
      giveUp(text, clock, questions.nodes() - before, System.nanoTime() - start);
    }
  }

  private void refuse(String text, String reason) {
    command.say(
        command.json
            ? Json.line(new Refused(text, reason))
            : FirstWords.printable(text) + " error: " + FirstWords.printable(reason));
    code = ExitCode.ILLEGAL_POSITION;
  }

  private void giveUp(String text, Clock clock, long nodes, long nanos) {
    command.say(
        command.json
            ? Json.line(SolverWords.Unsolved.of(text, nodes, nanos, clock.end()))
            : text + " error: not solved, " + SolverSession.cause(clock.end()));
    code = code == ExitCode.OK ? ExitCode.OUT_OF_TIME : code;
  }
}
