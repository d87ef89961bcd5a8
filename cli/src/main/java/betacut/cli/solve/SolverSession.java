package betacut.cli.solve;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.cli.text.Sentences;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.spi.Clock;
import betacut.solve.exact.SolveStopped;
import java.util.List;
import java.util.Optional;

/** {@code solve connect4}: one position, answered by the solver made for it. */
final class SolverSession {
  private final Command command;
  private final SolverQuestions questions;
  private final Limits limits;

  SolverSession(Command command, SolverQuestions questions, Limits limits) {
    this.command = command;
    this.questions = questions;
    this.limits = limits;
  }

  int solve(String text) {
    var position = questions.read(text);
    try (var interruption = new Interruption(command.terminal)) {
      var clock = new Clock(limits, 1, interruption.signal());
      long start = System.nanoTime();
      try {
        conclude(questions.ask(text, position, clock), start);
        return ExitCode.OK;
      } catch (SolveStopped stopped) {
        giveUp(text, clock.end(), questions.nodes(), System.nanoTime() - start);
        return ExitCode.OUT_OF_TIME;
      }
    }
  }

  private void conclude(SolverAnswer score, long start) {
    boolean isOpen = !score.isWeak() && !score.position().isOver();
    List<String> best = isOpen ? questions.bestMoves(score) : List.of();
    List<String> line = isOpen ? questions.line(score) : List.of();
    SolverAnswer answer = score.withWork(questions.nodes(), System.nanoTime() - start);
    if (command.json) {
      boolean isScored = !answer.isWeak();
      command.say(
          SolverWords.line(
              answer,
              Optional.of(best).filter(_ -> isScored),
              Optional.of(line).filter(_ -> isScored)));
      return;
    }
    command.tell(SolverWords.verdict(answer));
    if (!answer.columns().isEmpty()) {
      command.show(SolverWords.columns(answer.columns()));
    }
    if (!best.isEmpty()) {
      command.tell("Best move%s: %s.".formatted(best.size() == 1 ? "" : "s", list(best)));
    }
    if (!line.isEmpty()) {
      command.tell("Line: " + String.join(" ", line));
    }
    if (!answer.position().isOver() && !answer.isFromBook()) {
      command.say(Sentences.work(answer.nodes(), answer.nanos()) + ".");
    }
  }

  private static String list(List<String> names) {
    return String.join(", ", names);
  }

  private void giveUp(String text, Result.End end, long nodes, long nanos) {
    if (command.json) {
      command.say(SolverWords.Unsolved.of(text, nodes, nanos, end));
      return;
    }
    command.tell(
        "Not solved: %s, after %s. More --time or --threads may do, or --weak, which asks only who"
                .formatted(cause(end), Sentences.work(nodes, nanos))
            + " wins.");
  }

  static String cause(Result.End end) {
    return end == Result.End.STOPPED ? "it was stopped" : "the time limit came first";
  }
}
