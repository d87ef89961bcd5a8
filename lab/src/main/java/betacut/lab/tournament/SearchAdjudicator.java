package betacut.lab.tournament;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import java.util.OptionalInt;

/** Searches positions to the end of the game, where that is near. */
final class SearchAdjudicator<P extends Position> implements Adjudicator<P> {
  /** From further away a search seldom comes to the end within its nodes. */
  private static final int FEW_PLIES = 12;

  private static final int MEBIBYTES = 4;

  private final Engine engine;
  private final long nodes;

  SearchAdjudicator(Game<P> game, long nodes) {
    this.nodes = nodes;
    engine = Engine.of(game, Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, MEBIBYTES));
  }

  @Override
  public void begin() {
    engine.forget();
  }

  @Override
  public OptionalInt outcome(P position) {
    if (position.pliesLeft() > FEW_PLIES) {
      return OptionalInt.empty();
    }
    Value value = engine.search(position, Limits.nodes(nodes)).value();
    return value.kind() == Bound.EXACT
        ? OptionalInt.of(Integer.signum(value.score()))
        : OptionalInt.empty();
  }
}
