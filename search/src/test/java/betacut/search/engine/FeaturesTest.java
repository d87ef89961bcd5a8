package betacut.search.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Evaluator;
import betacut.rules.Outcome;
import betacut.rules.Rules;
import betacut.rules.RulesGame;
import betacut.rules.RulesPosition;
import betacut.rules.Weights;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.text.EngineText;
import betacut.search.toy.Again;
import betacut.search.toy.Again.Heap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules with features have an evaluation whose weights can be learned and read from a file. */
final class FeaturesTest {
  /** The toy game with two things to count, both for the side to move. */
  private record Counted(Again game) implements Rules<Heap, Integer> {
    @Override
    public String name() {
      return "counted";
    }

    @Override
    public Heap start() {
      return game.start();
    }

    @Override
    public List<Integer> moves(Heap at) {
      return game.moves(at);
    }

    @Override
    public Heap play(Heap at, Integer move) {
      return game.play(at, move);
    }

    @Override
    public int mover(Heap at) {
      return game.mover(at);
    }

    @Override
    public Outcome result(Heap at) {
      return game.result(at);
    }

    @Override
    public List<ToIntFunction<Heap>> features() {
      return List.of(at -> at.mover() == 0 ? at.lead() : -at.lead(), at -> at.left() % 3);
    }
  }

  private static final RulesGame<Heap, Integer> GAME =
      RulesGame.of(new Counted(new Again(14, true)));

  @SuppressWarnings("unchecked")
  private static Evaluator.Weighted<RulesPosition<Heap, Integer>> features() {
    return (Evaluator.Weighted<RulesPosition<Heap, Integer>>) GAME.evaluators().get("features");
  }

  @Test
  void aSumOfFeaturesForTheSideToMove() {
    assertThat(Evaluator.Weighted.firstName(GAME)).contains("features");
    assertThat(features().weights().toString()).isEqualTo("feature-1 10\nfeature-2 10\n");
    var other = features().with(Weights.parse("feature-1 100\nfeature-2 7"));
    assertThat(other.evaluate(GAME.position(new Heap(8, 1, 3)))).isEqualTo(-300 + 14);
    RulesPosition<Heap, Integer> position = GAME.position(new Heap(10, 0, 0));
    position.make(GAME.parseMove(position, "1")); // 9 are left: the second player is skipped
    assertThat(other.evaluate(position)).isEqualTo(-100);
  }

  @Test
  void weightsOfAFileJudge(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("Counted.weights");
    Weights weights = Weights.parse("feature-1 5\nfeature-2 -2");
    Files.writeString(file, Weights.Saved.text(GAME, "features", weights, List.of("a note")));
    Options read =
        EngineText.parse(EngineText.lowerCase("PVS depth=3 weights=" + file)).options(GAME);
    Options direct = Options.of(Algorithm.PVS).withEvaluation("features");
    assertThat(Engine.of(GAME, read).search(GAME.start(), Limits.depth(3)).value())
        .isEqualTo(
            Engine.of(GAME, features().with(weights), direct)
                .search(GAME.start(), Limits.depth(3))
                .value());
    Files.writeString(file, "feature-1 5");
    assertThatThrownBy(() -> Engine.of(GAME, read))
        .hasMessageContaining("there are 1 weights (feature-1), and 'features' has 2");
  }
}
