package betacut.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Position;
import betacut.rules.RulesGame;
import betacut.rules.RulesPosition;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class WalksTest {
  private final RulesGame<Subtraction.State, String> game = RulesGame.of(new Subtraction(9));

  @Test
  void theSameSeedWalksTheSameWay() {
    for (int number = 0; number < 50; number++) {
      assertThat(new Walks<>(game, 5).walk(number).moves())
          .isEqualTo(new Walks<>(game, 5).walk(number).moves());
    }
  }

  @Test
  void walksEndWhereTheGameGoesOn() {
    for (Walk<?> walk : new Walks<>(game, 5).walks(200)) {
      assertThat(walk.position().outcome()).isEqualTo(Position.ONGOING);
      assertThat(walk.position().ply()).isEqualTo(walk.moves().size());
    }
  }

  @Test
  void wholeGamesEnd() {
    var walk = new Walks<>(game, 5).wholeGame(3);
    assertThat(walk.position().outcome()).isNotEqualTo(Position.ONGOING);
  }

  @Test
  void walksDiffer() {
    Set<Object> seen = new HashSet<>();
    new Walks<>(game, 5).walks(200).forEach(walk -> seen.add(walk.moves()));
    assertThat(seen).hasSizeGreaterThan(100);
  }

  @Test
  void aWalkSaysHowToRepeatIt() {
    assertThat(new Walks<>(game, 5).walk(7).toString()).contains("subtraction", "seed 5", "walk 7");
  }

  @Test
  void plyLimitsAreKept() {
    for (int number = 0; number < 50; number++) {
      assertThat(new Walks<>(game, 5).walk(number, 2, 4).moves()).hasSizeBetween(2, 4);
    }
  }

  @Test
  void theHashEvaluatorTiesOftenAndStaysInside() {
    HashEvaluator<RulesPosition<Subtraction.State, String>> evaluator = HashEvaluator.of(1);
    Set<Integer> opinions = new HashSet<>();
    for (var walk : new Walks<>(game, 5).walks(300)) {
      opinions.add(evaluator.evaluate(walk.position()));
    }
    assertThat(opinions).containsExactlyInAnyOrder(-21, -14, -7, 0, 7, 14, 21);
  }
}
