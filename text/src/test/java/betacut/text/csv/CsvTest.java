package betacut.text.csv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class CsvTest {
  private static final List<List<String>> ROWS =
      List.of(
          List.of("plain", "a,b", "say \"so\"", ""),
          List.of("", "two\r\nlines", "one\nmore", "\""),
          List.of("last"));

  @Test
  void whatIsWrittenIsReadBack() {
    assertThat(Csv.read(Csv.write(ROWS))).isEqualTo(ROWS);
  }

  @Test
  void onlyWhatHasToIsQuoted() {
    assertThat(Csv.line(ROWS.getFirst())).isEqualTo("plain,\"a,b\",\"say \"\"so\"\"\",");
  }

  /** A cell that a spreadsheet would calculate is shown instead; what we read back is as it was. */
  @Test
  void noTextIsAFormula() {
    List<String> texts =
        List.of("=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(A1)", "\t=1", "'=1", "''-x", "-", "'a");
    String line = Csv.line(texts);
    assertThat(line).isEqualTo("'=cmd|' /C calc'!A0,'+1+1,'-2+3,'@SUM(A1),'\t=1,''=1,'''-x,'-,'a");
    assertThat(Csv.read(line)).containsExactly(texts);
    List<String> numbers = List.of("-1", "+2", "-0.5", "-1.5E-7", "-inf", "7");
    assertThat(Csv.line(numbers)).isEqualTo("-1,+2,-0.5,-1.5E-7,-inf,7");
    assertThat(Csv.read(Csv.line(numbers))).containsExactly(numbers);
    assertThat(Csv.read("-,=1")).as("written before").containsExactly(List.of("-", "=1"));
  }

  @Test
  void linesMayEndInAnyWayOrNotAtAll() {
    List<List<String>> rows = List.of(List.of("a", "b"), List.of("c", ""));
    assertThat(Csv.read("a,b\nc,")).isEqualTo(rows);
    assertThat(Csv.read("a,b\r\nc,\r\n")).isEqualTo(rows);
    assertThat(Csv.read("a,b\rc,\n")).isEqualTo(rows);
    assertThat(Csv.read("")).isEmpty();
  }

  @Test
  void damageIsNamed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Csv.read("a,\"b"))
        .withMessageContaining("character 3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Csv.read("\"a\"b"))
        .withMessageContaining("character 4");
  }
}
