package betacut.testkit;

import betacut.rules.Game;
import betacut.rules.RulesGame;
import betacut.rules.RulesPosition;

/** Level-1 rules become a game that keeps the contract. */
final class SubtractionContractTest extends GameContract<RulesPosition<Subtraction.State, String>> {
  @Override
  protected Game<RulesPosition<Subtraction.State, String>> game() {
    return RulesGame.of(new Subtraction(8));
  }
}
