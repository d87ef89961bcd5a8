package betacut.cli.solve;

import betacut.search.spi.Clock;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * Puts positions of one game to its solver, and says what that answers.
 *
 * @param <A> an answer
 */
public interface SolverQuestions<A> {
  /** Nodes searched so far. */
  long nodes();

  /** Forgets what earlier questions have taught. */
  void forget();

  /**
   * Answers what the options ask.
   *
   * @param isAlone whether more is said of it than a line: the best moves, how it goes on
   * @throws betacut.rules.IllegalPositionException if the text is no position
   * @throws betacut.solve.exact.SolveStopped if the clock comes first
   * @throws OutOfReach if the solver cannot begin
   */
  A ask(String text, Clock clock, boolean isAlone);

  /** An answer to the only question, for people. */
  void tell(A answer);

  /** The same as a line of a table. */
  String row(A answer);

  /** The same for programs. */
  Record json(A answer);

  /** What programs are told of a text that is no position. */
  Record refused(String text, String reason);

  /** What may help where a limit came first. */
  String advice();

  /** The next question of an input: usually a line that is not blank. */
  default Optional<String> next(BufferedReader in) {
    try {
      String line = in.readLine();
      while (line != null && line.isBlank()) {
        line = in.readLine();
      }
      return Optional.ofNullable(line).map(String::strip);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
