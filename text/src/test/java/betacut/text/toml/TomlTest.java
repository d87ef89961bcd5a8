package betacut.text.toml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.UsageException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TomlTest {
  private static TomlTable parse(String text) {
    return Toml.parse(text, "spec.toml");
  }

  @Test
  void readsEveryKindOfValue() {
    TomlTable root =
        parse(
            """
            # a comment
            text = "a \\"b\\" \\u00e9"   # another
            raw = 'C:\\new'
            whole = -1_000
            real = 2.5e-1
            yes = true
            list = [1, "two", # in between
              3.5,
            ]
            "odd key" = 1
            a.b = 2
            """);
    assertThat(root.text("text")).isEqualTo("a \"b\" é");
    assertThat(root.text("raw")).isEqualTo("C:\\new");
    assertThat(root.whole("whole", 0)).isEqualTo(-1000);
    assertThat(root.real("real", 0)).isEqualTo(0.25);
    assertThat(root.real("whole", 0)).isEqualTo(-1000);
    assertThat(root.truth("yes", false)).isTrue();
    assertThat(root.texts("list")).containsExactly("1", "two", "3.5");
    assertThat(root.whole("odd key", 0)).isEqualTo(1);
    assertThat(root.table("a").whole("b", 0)).isEqualTo(2);
    assertThat(root.texts("missing")).isEmpty();
    assertThat(root.texts("whole")).containsExactly("-1000");
  }

  @Test
  void readsTables() {
    TomlTable root =
        parse(
            """
            [one]
            x = 1
            [one.two]
            y = { z = 3, "w" = [4] }
            [[many]]
            n = 1
            [[many]]
            n = 2
            """);
    assertThat(root.table("one").whole("x", 0)).isEqualTo(1);
    TomlTable two = root.table("one").table("two");
    assertThat(two.name()).isEqualTo("one.two");
    assertThat(two.table("y").whole("z", 0)).isEqualTo(3);
    assertThat(two.table("y").texts("w")).containsExactly("4");
    assertThat(root.items("many"))
        .extracting(item -> ((TomlTable) item).whole("n", 0))
        .containsExactly(1L, 2L);
  }

  @Test
  void overlaysTablesWithinTables() {
    TomlTable root =
        parse(
            """
            a = 1
            [t]
            x = 1
            y = [1, 2]
            [over]
            a = 2
            t.y = [3]
            """);
    TomlTable merged = root.without("over").overlaid(root.table("over"));
    assertThat(merged.keys()).containsExactly("a", "t");
    assertThat(merged.whole("a", 0)).isEqualTo(2);
    assertThat(merged.table("t").whole("x", 0)).isEqualTo(1);
    assertThat(merged.table("t").texts("y")).containsExactly("3");
    assertThat(root.table("t").texts("y")).as("unchanged").containsExactly("1", "2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a = 1;a = 2            | 2: 'a' is there already",
        "[t];[t]                | 2: 't' is there already",
        ";a 1                   | 2: after the key 'a' comes '='",
        "a = 1 2                | 1: nothing may follow here, but there is '2'",
        "a = \"x                | 1: a text has no end",
        "a = \"\"\"x            | 1: texts of several lines",
        "a = [1,;2;b = 1        | 3: the list 'a' goes on with ',' or ends with ']'",
        "a = { b = 1            | 1: the table 'a' goes on with ',' or ends with '}'",
        "a = 2024-01-01         | 1: '2024-01-01' is no number; write texts in quotes",
        "a = none               | 1: 'none' is no number",
        "a =                    | 1: a value is expected",
        "a = 99999999999999999999 | 1: the number 99999999999999999999 is too big",
        "[t                     | 1: a heading ends with ']'",
        "= 1                    | 1: a key is expected",
        "a = \"\\q\"            | 1: \\q means nothing",
        "a = 1;a.b = 2          | 2: 'a' is a whole number, not a table"
      })
  void saysWhereItCannotBeRead(String text, String message) {
    assertThatThrownBy(() -> parse(text.replace(';', '\n')))
        .isInstanceOf(UsageException.class)
        .hasMessageStartingWith("spec.toml:" + message);
  }

  @Test
  void namesTheKeyThatWasMeant() {
    TomlTable factors = parse("\n\n[factors]\ndepht = 1").table("factors");
    assertThatThrownBy(() -> factors.requireOnly(List.of("depth", "table")))
        .hasMessage("spec.toml:4: unknown key 'depht' in [factors] (did you mean 'depth'?)");
    assertThatThrownBy(() -> factors.requireOnly(List.of("a", "b")))
        .hasMessage("spec.toml:4: unknown key 'depht' in [factors] (known: a, b)");
  }

  @Test
  void namesTheKindThatIsNeeded() {
    TomlTable root = parse("a = 1\nb = [\n 2,\n [3] ]");
    assertThatThrownBy(() -> root.text("a"))
        .hasMessage("spec.toml:1: a is a whole number; it must be a text in quotes");
    assertThatThrownBy(() -> root.text("c")).hasMessage("spec.toml:1: 'c' is missing");
    assertThatThrownBy(() -> root.texts("b"))
        .hasMessage("spec.toml:4: b holds a list where a text or number is needed");
    assertThatThrownBy(() -> root.whole("a", 5, 2, 9))
        .hasMessage("spec.toml:1: a is 1; it must be from 2 to 9");
  }
}
