package betacut.stats.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DiscriminationTest {
  @Test
  void theAreaIsTheShareOfPairsInTheRightOrder() {
    var random = new SplittableRandom(7);
    var area = new Discrimination();
    int[] scores = new int[60];
    boolean[] high = new boolean[60];
    for (int i = 0; i < 60; i++) {
      high[i] = random.nextBoolean();
      scores[i] = random.nextInt(10) + (high[i] ? 2 : 0); // with ties
      area.add(scores[i], high[i]);
    }
    double right = 0;
    int pairs = 0;
    for (int i = 0; i < 60; i++) {
      for (int j = 0; j < 60; j++) {
        if (high[i] && !high[j]) {
          pairs++;
          right += scores[i] > scores[j] ? 1 : scores[i] == scores[j] ? 0.5 : 0;
        }
      }
    }
    assertThat(area.area()).isCloseTo(right / pairs, within(1e-12));
    assertThat(area.count()).isEqualTo(60);
  }

  @Test
  void oneKindAloneTellsNothing() {
    var area = new Discrimination();
    area.add(3, true);
    assertThat(area.area()).isEqualTo(0.5);
  }
}
