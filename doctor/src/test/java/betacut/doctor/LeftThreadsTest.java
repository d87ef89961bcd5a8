package betacut.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A search whose threads go on after its answers is found out before they take all the time. */
class LeftThreadsTest {
  private static final String END = "betacut.test.spinners-end";

  private static final String SOURCE =
      """
      import betacut.rules.*;
      import betacut.testkit.OwnSearch;
      public class Spinner implements OwnSearch {
        private static boolean isStarted;
        public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
          WORK
          int best = -Score.INF;
          int bestMove = -1;
          for (int move : position.legalMoves()) {
            position.make(move);
            int value = -value(position, evaluator, depth - 1, 1);
            position.undo(move);
            if (value > best) { best = value; bestMove = move; }
          }
          return new Answer(bestMove, best);
        }
        private int value(Position position, Evaluator<Position> evaluator, int depth, int ply) {
          int outcome = position.outcome();
          if (outcome != Position.ONGOING) return Score.atPly(outcome, ply);
          if (depth <= 0) return evaluator.evaluate(position);
          int best = -Score.INF;
          for (int move : position.legalMoves()) {
            position.make(move);
            best = Math.max(best, -value(position, evaluator, depth - 1, ply + 1));
            position.undo(move);
          }
          return best;
        }
      }
      """;

  private static Diagnosis examined(Path folder, String work) throws IOException {
    Path file = folder.resolve("Spinner.java");
    Files.writeString(file, SOURCE.replace("WORK", work));
    try (var code = UserCode.open(file)) {
      var search = code.searches().getFirst();
      return new Doctor(Duration.ofMinutes(10))
          .examine(search.name(), search.maker(), List.of(Games.find("tictactoe")));
    }
  }

  @Test
  void threadsThatSpinAreFound(@TempDir Path folder) throws IOException {
    String spin = "while (System.getProperty(\"%s\") == null) { }".formatted(END);
    try {
      Diagnosis report = examined(folder, "Thread.startVirtualThread(() -> { }); " + started(spin));
      assertThat(report.findings())
          .singleElement()
          .satisfies(
              finding -> {
                assertThat(finding.invariant()).isEqualTo("its threads end with its answer");
                assertThat(finding.where()).startsWith("Spinner.").contains("Spinner.java:6");
              });
    } finally {
      System.setProperty(END, "");
    }
  }

  /**
   * A pool that waits for work is no such thing, and neither are threads that come to their end.
   */
  @Test
  void threadsThatWaitOrEndAreNot(@TempDir Path folder) throws IOException {
    String idle = "try { Thread.sleep(60_000); } catch (InterruptedException e) { }";
    String once = "if (!isStarted) { isStarted = true; %s }".formatted(started(idle));
    assertThat(examined(folder, once + started("")).findings()).isEmpty();
  }

  private static String started(String work) {
    return "Thread.ofPlatform().daemon().start(() -> { %s });".formatted(work);
  }
}
