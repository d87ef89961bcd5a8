package example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import betacut.rules.RulesGame;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.engine.Engine;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Our states go in and our moves come out. */
class NimTest {
  private final RulesGame<List<Integer>, Nim.Move> nim = RulesGame.of(new Nim());

  @Test
  void theEngineKnowsTheOldTrick() {
    Result result = Engine.of(nim).search(nim.position(List.of(1, 4, 5, 2)), Limits.NONE);
    Nim.Move move = nim.move(result.move());
    assertEquals(new Nim.Move(3, 2), move);
    assertEquals(0, new Nim().play(List.of(1, 4, 5, 2), move).stream().reduce(0, (a, b) -> a ^ b));
    assertTrue(result.value().text().contains("win"), result.value().text());
  }

  @Test
  void anOpinionOfOursIsAsked() {
    var few = nim.evaluator(heaps -> heaps.stream().mapToInt(Integer::intValue).sum());
    Engine engine = Engine.of(nim, few, Options.plain(Algorithm.ALPHABETA));
    Result result = engine.search(nim.position(List.of(6, 7)), Limits.depth(1));
    assertEquals(new Nim.Move(1, 7), nim.move(result.move()));
  }
}
