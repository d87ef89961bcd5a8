package betacut.web;

import betacut.rules.Outcome;
import betacut.rules.Rules;
import java.util.List;
import java.util.stream.IntStream;

/** Somebody's own game in twenty lines: take one to three matches, the last one wins. */
public final class Nim implements Rules<Integer, Integer> {
  private static final int MATCHES = 12;

  public Nim() {}

  @Override
  public Integer start() {
    return MATCHES;
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
}
