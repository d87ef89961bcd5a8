package betacut.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Outcome;
import betacut.rules.Rules;
import betacut.rules.RulesGame;
import betacut.rules.Score;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.toy.ToyGames;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a library user writes: few lines, his own types, no wildcards to capture. */
final class FrontDoorTest {
  private record Take(int matches) {}

  /** One heap, one to three matches at a time; who takes the last one wins. */
  private static final class Heap implements Rules<Integer, Take> {
    @Override
    public Integer start() {
      return 10;
    }

    @Override
    public List<Take> moves(Integer left) {
      return IntStream.rangeClosed(1, Math.min(3, left)).mapToObj(Take::new).toList();
    }

    @Override
    public Integer play(Integer left, Take take) {
      return left - take.matches();
    }

    @Override
    public Outcome result(Integer left) {
      return left == 0 ? Outcome.LOSS : Outcome.ONGOING;
    }
  }

  @Test
  void ownStatesGoInAndOwnMovesComeOut() {
    var heap = RulesGame.of(new Heap());
    Result result = Engine.of(heap).search(heap.position(7), Limits.NONE);
    assertThat(heap.move(result.move())).isEqualTo(new Take(3));
    assertThat(heap.moves(result.line())).startsWith(new Take(3)).hasSize(3);
    assertThat(result.value().score()).isEqualTo(Score.WIN - 3);
  }

  @Test
  void anEvaluatorOfOnesOwnJudgesStates() {
    var heap = RulesGame.of(new Heap());
    var evaluator = heap.evaluator(left -> 10 * left);
    Engine engine = Engine.of(heap, evaluator, Options.plain(Algorithm.ALPHABETA));
    Result result = engine.search(heap.position(20), Limits.depth(1));
    assertThat(heap.move(result.move())).isEqualTo(new Take(3));
    assertThat(result.value().score()).isEqualTo(-170);
    assertThat(engine.describe()).contains("given");
  }

  @Test
  void anyGameCanBeSearchedWithoutNamingItsPositions() {
    for (Game<?> game : ToyGames.ALL) {
      assertThat(Engine.of(game).search(game.start(), Limits.depth(3)).move()).isNotNegative();
    }
  }
}
