package betacut.testkit;

import betacut.rules.Game;
import betacut.rules.RulesGame;
import betacut.search.Algorithm;
import betacut.search.Options;
import betacut.search.table.TablePolicy;
import java.util.List;

/** Our engine keeps the search contract on level-1 rules. */
final class EngineContractTest extends SearchContract {
  @Override
  protected SearchUnderTest search() {
    return new EngineUnderTest(Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, 1));
  }

  @Override
  protected List<Game<?>> games() {
    return List.of(RulesGame.of(new Subtraction(8)));
  }
}
