package betacut.text.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class JsonTest {
  @Test
  void writesEveryKindOfValue() {
    var map = new LinkedHashMap<String, Object>();
    map.put("a", 1);
    map.put("b", "x \"y\" \\ \n \u0001 é");
    map.put("c", Arrays.asList(true, null, 0.1, 1e30, Double.NaN));
    map.put("d", List.of(Map.of("k", "v")));
    assertThat(Json.of(map))
        .isEqualTo(
            """
            {
              "a": 1,
              "b": "x \\"y\\" \\\\ \\n \\u0001 é",
              "c": [true, null, 0.1, 1.0E30, null],
              "d": [
                {
                  "k": "v"
                }
              ]
            }\
            """);
  }

  @Test
  void keepsEstimatesAndRowsOnOneLine() {
    assertThat(Json.of(List.of(List.of("x", Map.of("value", 2.5)), List.of())))
        .isEqualTo(
            """
            [
              ["x", {"value": 2.5}],
              []
            ]\
            """);
  }

  @Test
  void writesNumbersWithAllTheirDigits() {
    assertThat(Json.number(547.95)).isEqualTo("547.95");
    assertThat(Json.number(6)).isEqualTo("6");
    assertThat(Json.number(0.1 + 0.2)).isEqualTo("0.30000000000000004");
    assertThat(Json.number(123456789012.5)).isEqualTo("123456789012.5");
    assertThat(Double.parseDouble(Json.number(1e-300))).isEqualTo(1e-300);
  }

  @Test
  void refusesWhatItDoesNotKnow() {
    assertThatThrownBy(() -> Json.of(new Object())).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void oneLineHasNoBlanksBetweenItsParts() {
    var map = new LinkedHashMap<String, Object>();
    map.put("a b", List.of(1, 2.5, List.of("x, y")));
    map.put("none", Double.NaN);
    assertThat(Json.line(map)).isEqualTo("{\"a b\":[1,2.5,[\"x, y\"]],\"none\":null}");
  }

  private enum Policy {
    TWO_TIER
  }

  private record Inner(int a, List<String> b) {}

  private record Outer(
      String first,
      @OrNull String none,
      Policy policy,
      OptionalInt count,
      Optional<Inner> whole,
      @Inline Inner inner,
      @Inline Optional<Inner> more,
      List<OptionalInt> scores,
      Map<String, Inner> named) {}

  @Test
  void recordsAreObjectsWithoutTheirEmptyOptionals() {
    var inner = new Inner(1, List.of());
    var scores = List.of(OptionalInt.of(2), OptionalInt.empty());
    var full =
        new Outer(
            "x",
            null,
            Policy.TWO_TIER,
            OptionalInt.of(3),
            Optional.of(inner),
            inner,
            Optional.empty(),
            scores,
            Map.of("k", inner));
    assertThat(Json.line(full))
        .isEqualTo(
            "{'first':'x','none':null,'policy':'two-tier','count':3,'whole':{'a':1,'b':[]},"
                    .replace('\'', '"')
                + "'a':1,'b':[],'scores':[2,null],'named':{'k':{'a':1,'b':[]}}}"
                    .replace('\'', '"'));
    var empty =
        new Outer(
            "x",
            "y",
            Policy.TWO_TIER,
            OptionalInt.empty(),
            Optional.empty(),
            inner,
            Optional.empty(),
            List.of(),
            Map.of());
    assertThat(Json.line(empty))
        .isEqualTo(
            "{'first':'x','none':'y','policy':'two-tier','a':1,'b':[],'scores':[],'named':{}}"
                .replace('\'', '"'));
  }

  @Test
  void recordsAreIndentedAsMapsAre() {
    assertThat(Json.of(new Inner(1, List.of("x"))))
        .isEqualTo(
            """
            {
              "a": 1,
              "b": ["x"]
            }\
            """);
  }

  @Test
  void oneLineIsAscii() {
    assertThat(Json.line(Map.of("\"", "a\\b\"c\n\r\t\u0001×\uD83D\uDE00")))
        .isEqualTo("{\"\\\"\":\"a\\\\b\\\"c\\n\\r\\t\\u0001\\u00d7\\ud83d\\ude00\"}");
  }
}
