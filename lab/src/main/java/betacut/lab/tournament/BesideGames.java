package betacut.lab.tournament;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.solve.Solvers;
import java.util.OptionalInt;
import java.util.SplittableRandom;

/**
 * Positions beside those of quick games: short searches play, and one to three plies before the
 * position that is wanted the game is left, mostly at random. Such positions are what a search
 * looks at; an evaluation that games alone have taught does not know them.
 *
 * <p>The games begin after a few random plies, half of them in a drawn position, the others in won
 * and lost ones, where somebody knows: random positions are too seldom even. Which position a
 * number has depends on the seed and on nothing else, not even on the numbers before it.
 */
final class BesideGames<P extends Position> {
  private static final int RANDOM_PLIES = 6;
  private static final int NODES = 2_500;

  /** One move in so many of a game is random, or too many games would be the same. */
  private static final int ONE_RANDOM_OF = 12;

  private static final int MOST_PLIES_BESIDE = 3;

  /** One move in so many beside a game is the best one ply deep. */
  private static final int ONE_BEST_OF = 3;

  private static final int STARTS = 200;
  private static final int TRIES = 100;
  private static final int[] WORTHS = {0, 1, 0, -1};

  private final Game<P> game;
  private final OpeningLines<P> lines;
  private final int least;
  private final int spread;

  BesideGames(Game<P> game, OpeningLines<P> lines, int least, int most) {
    this.game = game;
    this.lines = lines;
    this.least = Math.min(least, most);
    spread = Math.abs(most - least) + 1;
  }

  /** The position of a number; a new object every time. */
  P at(int number) {
    int plies = least + number % spread;
    SplittableRandom random = lines.source(number);
    Engine engine = Engine.of(game, Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, 1));
    for (int i = 0; i < TRIES; i++) {
      int beside = Math.min(plies, 1 + random.nextInt(MOST_PLIES_BESIDE));
      int begun = Math.min(RANDOM_PLIES, plies - beside);
      P position = start(begun, random);
      boolean isOngoing = true;
      for (int ply = begun; ply < plies && isOngoing; ply++) {
        position.play(
            ply < plies - beside
                ? move(engine, position, random.nextInt(ONE_RANDOM_OF) == 0, quick(), random)
                : move(engine, position, random.nextInt(ONE_BEST_OF) > 0, onePly(), random));
        isOngoing = position.outcome() == Position.ONGOING;
      }
      if (isOngoing) {
        return position;
      }
    }
    throw new UsageException(
        "Games of %s are over after %d plies; choose fewer.".formatted(game.id(), plies));
  }

  private static Limits quick() {
    return Limits.nodes(NODES);
  }

  private static Limits onePly() {
    return Limits.depth(1);
  }

  private static int move(
      Engine engine, Position position, boolean isRandom, Limits limits, SplittableRandom random) {
    if (!isRandom) {
      return engine.search(position, limits).move();
    }
    int[] moves = position.legalMoves();
    return moves[random.nextInt(moves.length)];
  }

  /** Of the worth that is wanted, if somebody knows it and it is found soon. */
  private P start(int plies, SplittableRandom random) {
    int worth = WORTHS[random.nextInt(WORTHS.length)];
    P position = lines.random(plies, random);
    for (int i = 1; i < STARTS && isKnownNotToBe(worth, position); i++) {
      position = lines.random(plies, random);
    }
    return position;
  }

  private boolean isKnownNotToBe(int worth, P position) {
    OptionalInt outcome = Solvers.outcome(game, position);
    return outcome.isPresent() && Integer.signum(outcome.getAsInt()) != worth;
  }
}
