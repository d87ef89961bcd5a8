package betacut.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import java.io.IOException;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class SentencesTest {
  @Test
  void verdictsSayHowTheyAreKnown() {
    assertThat(Sentences.verdict(Value.exact(Score.ofMargin(-8), 12), 0))
        .isEqualTo("Second player wins by 8 (exact ✓)");
    assertThat(Sentences.verdict(Value.exact(Score.WIN - 41, 41), 0))
        .isEqualTo("First player wins in 41 plies (exact ✓)");
    assertThat(Sentences.verdict(Value.exact(Score.LOSS + 2, 2), 1))
        .isEqualTo("First player wins in 2 plies (exact ✓)");
    assertThat(Sentences.verdict(Value.exact(0, 9), 1)).isEqualTo("Draw (exact ✓)");
    assertThat(Sentences.verdict(new Value(Score.ofMargin(4), Bound.LOWER, 6), 1))
        .isEqualTo("Second player wins by at least 4");
    assertThat(Sentences.verdict(new Value(Score.LOSS + 9, Bound.UPPER, 9), 1))
        .isEqualTo("First player wins in at most 9 plies");
    assertThat(Sentences.verdict(new Value(0, Bound.LOWER, 6), 1))
        .isEqualTo("Not decided yet: the second player has at least +0");
    assertThat(Sentences.verdict(Value.estimate(7, 3), 0))
        .isEqualTo("Not decided yet: the first player has +7 (estimate at depth 3)");
  }

  @Test
  void longTextIsBrokenBetweenWords() {
    String line = System.lineSeparator();
    assertThat(Sentences.wrapped("one two three four", 9))
        .isEqualTo("one two" + line + "three" + line + "four");
    assertThat(Sentences.wrapped("  a  b", 80)).isEqualTo("  a  b");
    assertThat(Sentences.wrapped("unbreakable x", 4)).isEqualTo("unbreakable" + line + "x");
  }

  @Test
  void asciiTerminalsGetAscii() throws IOException {
    var text = new StringWriter();
    try (var writer = new AsciiWriter(text)) {
      writer.write("7×6 … ≥ é");
      writer.write('×');
    }
    assertThat(text).hasToString("7x6 ... >= ?x");
  }
}
