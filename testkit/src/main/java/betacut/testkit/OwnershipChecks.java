package betacut.testkit;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import java.util.List;

/** A game knows its own positions from those of other games, sizes and variants. */
final class OwnershipChecks<P extends Position> {
  private final GameSample<P> sample;
  private final List<? extends Game<?>> others;

  OwnershipChecks(GameSample<P> sample, List<? extends Game<?>> others) {
    this.sample = sample;
    this.others = others;
  }

  /** Every game on the path in the variants it offers. */
  static List<? extends Game<?>> gamesOnThePath() {
    return Games.families().stream()
        .flatMap(family -> family.variants().stream().map(family::game))
        .toList();
  }

  List<Check> checks() {
    return List.of(
        new Check("a game owns its positions", this::ownPositionsAreOwned),
        new Check("a game owns no position of another game or size", this::othersAreNot));
  }

  private void ownPositionsAreOwned() {
    Game<P> game = sample.game();
    for (Walk<P> walk : sample.ongoing()) {
      P position = walk.position();
      boolean all =
          game.owns(position)
              && game.owns(position.copy())
              && game.owns(game.parse(game.format(position)));
      Check.that(all, "the game disowns its position, a copy, or what it reads", walk, true, all);
    }
  }

  private void othersAreNot() {
    Game<P> game = sample.game();
    for (Game<?> other : others) {
      if (!other.id().equals(game.id())) {
        boolean owned = game.owns(other.start());
        Check.that(!owned, "owns() says yes to a foreign position", game.id(), false, other.id());
      }
    }
  }
}
