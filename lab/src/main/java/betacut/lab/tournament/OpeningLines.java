package betacut.lab.tournament;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;

/** Finds positions a few plies after the start. */
final class OpeningLines<P extends Position> {
  private static final int TRIES = 1000;
  private static final int MOST = 100_000;

  private final Game<P> game;
  private final GameSeeds seeds;

  OpeningLines(Game<P> game, GameSeeds seeds) {
    this.game = game;
    this.seeds = seeds;
  }

  /** What decides the opening of a number. */
  SplittableRandom source(int number) {
    return new SplittableRandom(seeds.opening(number));
  }

  /** The position after random plies that do not end the game. */
  P random(int plies, SplittableRandom random) {
    for (int i = 0; i < TRIES; i++) {
      P position = game.start();
      if (walk(position, plies, random)) {
        return position;
      }
    }
    throw new UsageException(
        "%s is always over after %d random plies; choose fewer.".formatted(game.id(), plies));
  }

  private boolean walk(P position, int plies, SplittableRandom random) {
    int[] moves = new int[position.maxMoves()];
    for (int i = 0; i < plies; i++) {
      if (position.outcome() != Position.ONGOING) {
        return false;
      }
      position.play(moves[random.nextInt(position.moves(moves, 0))]);
    }
    return position.outcome() == Position.ONGOING;
  }

  /** Every position after so many plies, in an order of the seed's. */
  List<String> all(int plies) {
    Map<Long, P> layer = new LinkedHashMap<>();
    layer.put(0L, game.start());
    for (int i = 0; i < plies; i++) {
      layer = next(layer);
    }
    var positions = new ArrayList<>(layer.values().stream().map(game::format).toList());
    if (positions.isEmpty()) {
      throw new UsageException(
          "%s is always over after %d plies; choose fewer.".formatted(game.id(), plies));
    }
    Collections.shuffle(positions, new Random(seeds.opening(0)));
    return positions;
  }

  private Map<Long, P> next(Map<Long, P> layer) {
    Map<Long, P> next = new LinkedHashMap<>();
    for (P position : layer.values()) {
      for (int move : position.legalMoves()) {
        P child = copy(position);
        child.play(move);
        if (child.outcome() == Position.ONGOING) {
          next.putIfAbsent(child.key(child.canonicalSymmetry()), child);
        }
      }
      if (next.size() > MOST) {
        throw new UsageException(
            "There are more than %,d such openings of %s; choose fewer plies or random:N."
                .formatted(MOST, game.id()));
      }
    }
    return next;
  }

  @SuppressWarnings("unchecked")
  private P copy(P position) {
    return (P) position.copy();
  }
}
