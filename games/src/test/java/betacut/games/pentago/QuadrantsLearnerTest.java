package betacut.games.pentago;

import static betacut.games.pentago.PentagoTesting.game;
import static betacut.games.pentago.PentagoTesting.samples;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import betacut.rules.Evaluator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuadrantsLearnerTest {
  @SuppressWarnings("unchecked") // it is said by its name
  private static Evaluator.Sloped<PentagoPosition> quadrants(String variant) {
    return (Evaluator.Sloped<PentagoPosition>) game(variant).evaluators().get("quadrants");
  }

  /** What it judges while it learns is what ships, but for rounding. */
  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void theFilePlaysAsItWasLearned(String variant) {
    Evaluator.Sloped<PentagoPosition> quadrants = quadrants(variant);
    Evaluator.Learner<PentagoPosition> learner = quadrants.learner(3);
    Evaluator<PentagoPosition> shipped = quadrants.read(learner.file());
    int judged = 0;
    for (PentagoPosition position : samples(variant, 3)) {
      if (position.outcome() == PentagoPosition.ONGOING) {
        float odds = learner.judge(position);
        if (!Float.isNaN(odds)) {
          assertThat(shipped.evaluate(position) / 512.0).isCloseTo(odds, within(1.5));
          judged++;
        } else {
          assertThat(shipped.evaluate(position)).isEqualTo(3072);
        }
      }
    }
    assertThat(judged).isGreaterThan(20);
  }

  /** A slope is what one more of a number adds, found by adding some. */
  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void slopesAreThoseOfTheJudgement(String variant) {
    Evaluator.Learner<PentagoPosition> learner = quadrants(variant).learner(5);
    PentagoPosition position = game(variant).parse("x..o../..x.../..o.../.x..../....o./......");
    float before = learner.judge(position);
    double[] slopes = new double[learner.numbers().length];
    for (int i = 0; i < learner.count(); i++) {
      slopes[learner.places()[i]] += learner.slopes()[i];
    }
    for (int place = 0; place < slopes.length; place += 37) {
      float kept = learner.numbers()[place];
      learner.numbers()[place] = kept + 1e-3f;
      float after = learner.judge(position);
      learner.numbers()[place] = kept;
      assertThat((after - before) / 1e-3)
          .as("number %d", place)
          .isCloseTo(slopes[place], within(0.3));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void otherFilesAreRefused(String variant) {
    assertThatThrownBy(() -> quadrants(variant).read(new byte[100]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no net");
  }
}
