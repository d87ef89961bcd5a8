package betacut.bench;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.engine.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Searches by game name, and seeded positions to search. */
final class Searches {
  private Searches() {}

  /** A fresh engine's search of one position. */
  static Result search(String game, String position, Options options, int depth) {
    return search(Games.find(game), position, options, depth);
  }

  private static <P extends Position> Result search(
      Game<P> game, String position, Options options, int depth) {
    return Engine.of(game, options).search(game.parse(position), Limits.depth(depth));
  }

  /** Lets other games go through the kernel first, so that nothing is measured alone in the JVM. */
  static void warmThreeGames(Options options) {
    search("othello", "-", options.withEvaluation("zero"), 8);
    search("pentago", "-", options.withEvaluation("zero"), 3);
    search("mnk:4,4,3", "-", options.withEvaluation("zero"), 6);
  }

  /** Ongoing positions after so many random plies, in notation; the same ones in every run. */
  static List<String> positions(String game, int plies, int count) {
    return positions(Games.find(game), plies, count);
  }

  private static <P extends Position> List<String> positions(Game<P> game, int plies, int count) {
    SplittableRandom random = new SplittableRandom(20_26);
    List<String> positions = new ArrayList<>();
    int[] moves = new int[game.start().maxMoves()];
    while (positions.size() < count) {
      P position = game.start();
      for (int i = 0; i < plies && position.outcome() == Position.ONGOING; i++) {
        position.make(moves[random.nextInt(position.moves(moves, 0))]);
      }
      if (position.outcome() == Position.ONGOING) {
        positions.add(game.format(position));
      }
    }
    return positions;
  }

  /** The summed nodes of a search of each position, a fresh engine each time. */
  static long nodes(String game, List<String> positions, Options options, int depth) {
    long nodes = 0;
    for (String position : positions) {
      nodes += search(game, position, options, depth).statistics().nodes();
    }
    return nodes;
  }

  static Options plain() {
    return Options.plain(Algorithm.ALPHABETA);
  }
}
