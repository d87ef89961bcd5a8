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

/** {@code solve GAME --batch}: a position a line, each answered in its line. */
public final class SolverBatch<A> {
  private final Command command;
  private final SolverQuestions<A> questions;
  private final Limits limits;
  private final boolean isFresh;
  private int code = ExitCode.OK;

  public SolverBatch(
      Command command, SolverQuestions<A> questions, Limits limits, boolean isFresh) {
    this.command = command;
    this.questions = questions;
    this.limits = limits;
    this.isFresh = isFresh;
  }

  /** Answers until the input ends; 4 if a line was no position, 3 if one took too long. */
  public int run() {
    try (var interruption = new Interruption(command.terminal)) {
      Optional<String> text = interruption.waitFor(this::next);
      while (text.isPresent() && !interruption.signal().isGiven()) {
        answer(text.get(), interruption);
        text = interruption.waitFor(this::next);
      }
    }
    return code;
  }

  private Optional<String> next() {
    return questions.next(command.terminal.in());
  }

  private void answer(String text, Interruption interruption) {
    if (isFresh) {
      questions.forget();
    }
    long before = questions.nodes();
    long start = System.nanoTime();
    var clock = new Clock(limits, 1, interruption.signal());
    try {
      A answer = questions.ask(text, clock, false);
      command.say(command.json ? Json.line(questions.json(answer)) : questions.row(answer));
    } catch (IllegalPositionException illegal) {
      refuse(text, illegal.getMessage());
      code = ExitCode.ILLEGAL_POSITION;
    } catch (OutOfReach far) {
      refuse(text, "not solved, " + far.getMessage());
      code = code == ExitCode.OK ? ExitCode.OUT_OF_TIME : code;
    } catch (SolveStopped stopped) {
      giveUp(text, clock, questions.nodes() - before, System.nanoTime() - start);
    }
  }

  private void refuse(String text, String reason) {
    command.say(
        command.json
            ? Json.line(questions.refused(text, reason))
            : FirstWords.printable(text) + " error: " + FirstWords.printable(reason));
  }

  private void giveUp(String text, Clock clock, long nodes, long nanos) {
    command.say(
        command.json
            ? Json.line(SolverWords.Unsolved.of(text, nodes, nanos, clock.end()))
            : text + " error: not solved, " + SolverSession.cause(clock.end()));
    code = code == ExitCode.OK ? ExitCode.OUT_OF_TIME : code;
  }
}
