package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.cli.option.QuantityOptions;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class QuantitiesTest {
  @Test
  void readsNumbers() {
    assertThat(QuantityOptions.bigNumber("500k")).isEqualTo(500_000);
    assertThat(QuantityOptions.bigNumber("2M")).isEqualTo(2_000_000);
    assertThat(QuantityOptions.bigNumber("1_000")).isEqualTo(1000);
    assertThat(QuantityOptions.number("-7")).isEqualTo(-7);
  }

  @Test
  void readsTimes() {
    assertThat(QuantityOptions.duration("500ms")).isEqualTo(Duration.ofMillis(500));
    assertThat(QuantityOptions.duration("1.5s")).isEqualTo(Duration.ofMillis(1500));
    assertThat(QuantityOptions.duration("2m")).isEqualTo(Duration.ofMinutes(2));
    assertThat(QuantityOptions.duration("1h")).isEqualTo(Duration.ofHours(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "s", "5", "five s", "0s", "-1s", "1e3s"})
  void refusesOtherTimes(String text) {
    assertThatThrownBy(() -> QuantityOptions.duration(text))
        .isInstanceOf(TypeConversionException.class);
  }
}
