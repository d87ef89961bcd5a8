package betacut.cli.solve;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.cli.text.Sentences;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.spi.Clock;
import betacut.solve.exact.SolveStopped;

/** {@code solve GAME POSITION}: one position, answered by the solver made for it. */
final class SolverSession<A> {
  private final Command command;
  private final SolverQuestions<A> questions;
  private final Limits limits;

  SolverSession(Command command, SolverQuestions<A> questions, Limits limits) {
    this.command = command;
    this.questions = questions;
    this.limits = limits;
  }

  int solve(String text) {
    try (var interruption = new Interruption(command.terminal)) {
      var clock = new Clock(limits, 1, interruption.signal());
      long start = System.nanoTime();
      try {
        A answer = questions.ask(text, clock, true);
        if (command.json) {
          command.say(questions.json(answer));
        } else {
          questions.tell(answer);
        }
        return ExitCode.OK;
      } catch (OutOfReach far) {
        if (command.json) {
          command.say(questions.refused(text, far.getMessage()));
        } else {
          command.tell("Not solved: " + far.getMessage() + ".");
        }
        return ExitCode.OUT_OF_TIME;
      } catch (SolveStopped stopped) {
        giveUp(text, clock.end(), questions.nodes(), System.nanoTime() - start);
        return ExitCode.OUT_OF_TIME;
      }
    }
  }

  private void giveUp(String text, Result.End end, long nodes, long nanos) {
    if (command.json) {
      command.say(SolverWords.Unsolved.of(text, nodes, nanos, end));
      return;
    }
    command.tell(
        "Not solved: %s, after %s. %s"
            .formatted(cause(end), Sentences.work(nodes, nanos), questions.advice()));
  }

  static String cause(Result.End end) {
    return end == Result.End.STOPPED ? "it was stopped" : "the time limit came first";
  }
}
