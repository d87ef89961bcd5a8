package betacut.search.toy;

import betacut.rules.Outcome;
import betacut.rules.Position;
import betacut.rules.Rules;
import betacut.rules.RulesGame;
import java.util.List;
import java.util.stream.IntStream;

/** Take one to three; whoever takes the last one wins. Lost exactly if four divides the heap. */
public record Nim(int heap) implements Rules<Integer, Integer> {
  public static Position of(int heap) {
    return RulesGame.of(new Nim(heap)).start();
  }

  @Override
  public Integer start() {
    return heap;
  }

  @Override
  public List<Integer> moves(Integer left) {
    return IntStream.rangeClosed(1, Math.min(3, left)).boxed().toList();
  }

  @Override
  public Integer play(Integer left, Integer taken) {
    return left - taken;
  }

  @Override
  public Outcome result(Integer left) {
    return left == 0 ? Outcome.LOSS : Outcome.ONGOING;
  }

  @Override
  public int pliesLeft(Integer left) {
    return left;
  }
}
