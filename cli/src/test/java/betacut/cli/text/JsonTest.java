package betacut.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTest {
  @Test
  void fieldsKeepTheirOrder() {
    Json json = new Json().put("b", 1).put("a", "x").put("c", true).put("d", (String) null);
    assertThat(json).hasToString("{\"b\":1,\"a\":\"x\",\"c\":true,\"d\":null}");
  }

  @Test
  void listsMayBeEmpty() {
    Json json = new Json().putTexts("t", List.of()).putObjects("o", List.of(new Json()));
    assertThat(json).hasToString("{\"t\":[],\"o\":[{}]}");
  }

  @Test
  void everythingIsEscaped() {
    assertThat(new Json().put("\"", "a\\b\"c\n\r\t\u0001×\uD83D\uDE00"))
        .hasToString("{\"\\\"\":\"a\\\\b\\\"c\\n\\r\\t\\u0001\\u00d7\\ud83d\\ude00\"}");
  }
}
