package betacut.stats.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class LocationTest {
  /** Darwin's differences of crossed and self-fertilised maize, the data of Fisher 1935. */
  static final double[] DARWIN = {49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48};

  /** The interval Fisher's t gives: 0.0312 … 41.8355. */
  @Test
  void meanOfDarwinsPlants() {
    Estimate mean = Location.mean(DARWIN, 0.95);
    assertThat(mean.value()).isCloseTo(314 / 15.0, within(1e-12));
    assertThat(mean.interval().low()).isCloseTo(0.031193318392979563, within(1e-9));
    assertThat(mean.interval().high()).isCloseTo(41.83547334827369, within(1e-9));
  }

  /** SciPy, 400,000 replicates: percentile 1.33 … 38.13, BCa −1.73 … 36.27. */
  @Test
  void bootstrapOfDarwinsPlants() {
    Interval percentile = Location.mean(DARWIN, Bootstrap.percentile(1)).interval();
    assertThat(percentile.low()).isCloseTo(1.333, within(0.7));
    assertThat(percentile.high()).isCloseTo(38.133, within(0.7));
    Interval bca = Location.mean(DARWIN, Bootstrap.bca(1)).interval();
    assertThat(bca.low()).isCloseTo(-1.733, within(0.9));
    assertThat(bca.high()).isCloseTo(36.267, within(0.7));
  }

  @Test
  void medianLiesBetweenTwoValues() {
    Estimate median = Location.median(DARWIN, 0.95);
    assertThat(median.value()).isEqualTo(24);
    assertThat(median.interval().low()).isEqualTo(8);
    assertThat(median.interval().high()).isEqualTo(49);
    assertThat(median.interval().confidence()).isCloseTo(0.96484375, within(1e-12));
    assertThat(Location.median(DARWIN, Bootstrap.percentile(1)).interval().contains(24)).isTrue();
  }

  @Test
  void aFewValuesGiveTheirExtremesAndLessConfidence() {
    Interval interval = Location.median(new double[] {5, 1, 4, 2, 3}, 0.95).interval();
    assertThat(interval.low()).isEqualTo(1);
    assertThat(interval.high()).isEqualTo(5);
    assertThat(interval.confidence()).isCloseTo(0.9375, within(1e-12));
    assertThat(Location.median(new double[] {5}, 0.95).interval().confidence()).isZero();
  }
}
