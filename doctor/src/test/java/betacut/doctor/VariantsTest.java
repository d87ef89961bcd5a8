package betacut.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A sound engine becomes sick by one change of its source, and the doctor says of what. */
final class VariantsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1  | return Score.atPly(outcome, ply);  | return outcome;
          3  | best <= alpha ? -1 : best >= beta ? 1 | best <= alpha ? 1 : best >= beta ? -1
          3  | best <= alpha ? -1                 | best <= low ? -1
          3  | best <= alpha ? -1 : best >= beta ? 1 : 0 | 0
          4a | entry.depth == depth &&            | 0 == 0 &&
          4b | Score.fromPly(best, ply)           | best
          4c | .key();                            | .key() & 0xFFFFF;
          6  | return evaluator.evaluate(board)   | return ply % 2 * -2 * evaluator.evaluate(board) + evaluator.evaluate(board)
          7  | int value = node(d, -Score.INF     | int value = node(d, Integer.MIN_VALUE
          8  | board.undo(moves[i]);              | if (value >= beta) return value; board.undo(moves[i]);
          """)
  void oneChangeIsNamed(String number, String sound, String sick)
      throws IOException, URISyntaxException {
    assertThat(examined(sound, sick).number()).isEqualTo(number);
  }

  /** What is no bug of the zoo gets none of its names, however alike its numbers look. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          return Score.atPly(outcome, ply);   | return Score.atPly(outcome, ply + 1);
          int value = node(d, -Score.INF, Score.INF | int value = node(d, -5, 5
          int value = node(d, -Score.INF, Score.INF | int value = node(d, -1, 0
          int value = node(d, -Score.INF, Score.INF | int value = node(d, 0, Score.INF
          return Optional.of(finished);       | return Optional.of(new Answer(finished.move(), 1234567, depth));
          return Optional.of(finished);       | return Optional.of(new Answer(moves[0], new java.util.Random().nextInt(), depth));
          board = position.copy();            | if (d > 0) return Optional.of(new Answer(moves[0], Integer.MIN_VALUE, d));
          table.get(position.key()).move(), value | moves[0], value
          """)
  void otherChangesAreOnlyProven(String sound, String sick) throws IOException, URISyntaxException {
    Finding finding = examined(sound, sick);
    assertThat(finding.number()).as(finding.toString()).isEmpty();
    assertThat(finding.invariant()).isEqualTo("values and moves are minimax's");
    assertThat(finding.where()).contains("searched to depth");
  }

  private Finding examined(String sound, String sick) throws IOException, URISyntaxException {
    Path file = Path.of(getClass().getResource("/students/right/DeepeningWithTable.java").toURI());
    String source = Files.readString(file);
    assertThat(source).contains(sound);
    String withRoot =
        source.substring(0, source.lastIndexOf('}'))
            + "  private long rootKey() { long key = board.key(); return key; }\n}\n";
    String whole =
        withRoot.replace(sound, sick).replace("table.get(position.key())", "table.get(rootKey())");
    Path copy = Files.writeString(folder.resolve("DeepeningWithTable.java"), whole);
    try (var code = UserCode.open(copy)) {
      var search = code.searches().getFirst();
      Diagnosis report =
          new Doctor(Duration.ofMinutes(2), Duration.ofMinutes(1))
              .examine(search.name(), search.maker(), Doctor.usualGames());
      assertThat(report.findings()).as(report.toString()).hasSize(1);
      return report.findings().getFirst();
    }
  }
}
