package betacut.games.pentago;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PentagoPlaythroughTest {
  private static final long SEED = 2;

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void aSeededGameIsPlayedAsKept(String variant) {
    String played = Playthrough.of(PentagoTesting.game(variant), SEED);
    assertThat(played).isEqualTo(Playthrough.read("/playthrough/pentago-" + variant + ".txt"));
  }
}
