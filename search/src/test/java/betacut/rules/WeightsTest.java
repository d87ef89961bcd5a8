package betacut.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WeightsTest {
  @Test
  void linesAreNamesAndNumbersAndMayHaveComments() {
    var weights = Weights.parse("# from a match\n\nfour -3 # strange\n three   12\n");
    assertThat(weights.names()).containsExactly("four", "three");
    assertThat(weights.get("four")).isEqualTo(-3);
    assertThat(weights.get("three")).isEqualTo(12);
    assertThat(Weights.parse(weights.toString())).isEqualTo(weights);
    assertThat(Weights.of(List.of("four", "three"), name -> name.equals("four") ? -3 : 12))
        .isEqualTo(weights);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a 1\nb", "a 1\na 2", "a 1\nb 1 2", "a 1\nb x", "a 1\nb 99999999999"})
  void aLineThatIsNotANewNameAndANumberIsNamed(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Weights.parse(text))
        .withMessageContaining("line 2 ");
  }

  @Test
  void aMissingNameIsToldWithThoseThereAre() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Weights.parse("a 1").get("b"))
        .withMessage("there is no weight 'b'; there are a");
  }
}
