package betacut.text.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReaderTest {
  @Test
  void readsWhatTheWriterWrites() {
    var value = new HashMap<String, Object>();
    value.put("a", List.of(1.5, true, "é\n\"\\\t"));
    value.put("b", null);
    value.put("c", Map.of());
    assertThat(JsonReader.read(Json.line(value))).isEqualTo(value);
    assertThat(Json.line(value)).doesNotContain("\n");
    List<Double> manyDigits = List.of(0.0038461538461538464, -1.2345678901234567e-6, 1e300);
    assertThat(JsonReader.read(Json.line(manyDigits))).isEqualTo(manyDigits);
  }

  @Test
  void readsEveryKindOfValue() {
    assertThat(JsonReader.read(" {\"a\" : [ -1.5e2 , null,false ] } "))
        .isEqualTo(Map.of("a", Arrays.asList(-150.0, null, false)));
    assertThat(JsonReader.read("\"\\u00e9\\/\"")).isEqualTo("é/");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "{",
        "[1,]",
        "{\"a\":1,}",
        "{\"a\":1,\"a\":2}",
        "01",
        "+1",
        "1.",
        ".5",
        "NaN",
        "'a'",
        "\"\n\"",
        "\"\\x\"",
        "\"\\u12\"",
        "\"a",
        "[1] 2",
        "{a:1}",
        "tru",
        "1e9999",
        "[[[[[[[[[[[[[[[[[1"
      })
  void refusesEverythingElse(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> JsonReader.read(text))
        .withMessageContaining("not JSON at character");
  }
}
