package betacut.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.games.pentago.Playthrough;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OthelloPlaythroughTest {
  private static final long SEED = 1;

  @ParameterizedTest
  @ValueSource(strings = {"8x8", "6x6", "4x4"})
  void aSeededGameIsPlayedAsKept(String variant) {
    String played = Playthrough.of(OthelloTesting.game(variant), SEED);
    assertThat(played).isEqualTo(Playthrough.read("/playthrough/othello-" + variant + ".txt"));
  }
}
