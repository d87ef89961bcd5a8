package example;

import betacut.rules.Game;
import betacut.rules.RulesGame;
import betacut.rules.RulesPosition;
import betacut.testkit.GameContract;
import java.util.List;

/** The library's own tests, run on a game of ours. */
class NimContractTest extends GameContract<RulesPosition<List<Integer>, Nim.Move>> {
  @Override
  protected Game<RulesPosition<List<Integer>, Nim.Move>> game() {
    return RulesGame.of(new Nim());
  }
}
