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
