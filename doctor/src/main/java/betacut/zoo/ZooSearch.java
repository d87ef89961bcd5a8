package betacut.zoo;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.testkit.SearchUnderTest;
import java.util.Optional;

/** A search of the zoo as the checks see it. */
public record ZooSearch(Bug bug) implements SearchUnderTest {
  @Override
  public <P extends Position> Session<P> open(Game<P> game, Evaluator<P> evaluator) {
    return new ZooSession<>(bug, evaluator, Optional.empty());
  }
}
