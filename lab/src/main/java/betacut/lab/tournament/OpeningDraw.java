package betacut.lab.tournament;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.UsageException;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.solve.Solvers;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** Takes one of the positions that are drawn at random. */
@FunctionalInterface
interface OpeningDraw<P extends Position> {
  /** The one to play. */
  P of(Supplier<P> draws);

  /** The first that is drawn. */
  static <P extends Position> OpeningDraw<P> any() {
    return Supplier::get;
  }

  /** The first whose exact value for the side to move has this sign. */
  static <P extends Position> OpeningDraw<P> worth(Game<P> game, int sign, String text) {
    int most = 20_000;
    return draws -> {
      for (int i = 0; i < most; i++) {
        P position = draws.get();
        OptionalInt outcome = Solvers.outcome(game, position);
        if (outcome.isEmpty()) {
          throw new UsageException(
              "Nobody knows at once who wins after '%s' of %s; use fewer plies, even:6 or random:6."
                  .formatted(text, game.id()));
        }
        if (Integer.signum(outcome.getAsInt()) == sign) {
          return position;
        }
      }
      throw new UsageException(
          "Of %,d positions none is as '%s' asks; choose another number of plies."
              .formatted(most, text));
    };
  }

  /** Of so many that one which a short search sees nearest to a draw. */
  static <P extends Position> OpeningDraw<P> mostEven(Game<P> game) {
    int draws = 12;
    int depth = 2;
    Options options = Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, 1);
    return source -> {
      Engine engine = Engine.of(game, options);
      P best = null;
      int least = Score.INF;
      for (int i = 0; i < draws; i++) {
        P position = source.get();
        int score = Math.abs(engine.search(position, Limits.depth(depth)).value().score());
        if (best == null || score < least) {
          least = score;
          best = position;
        }
      }
      return best;
    };
  }
}
