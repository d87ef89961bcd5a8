package betacut.bench;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.OrderPart;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether the table ever costs time: the study's three scripted games, each engine move searched to
 * a fixed depth with the table and without, everything else equal. The table is forgotten before
 * each game and kept during it, as the study's was.
 */
final class TableCost {
  private static final int[][] SCRIPTS = {
    {6, 4, 7, 2, 1, 5, 1, 6, 7, 2, 4},
    {2, 5, 5, 7, 1, 4, 5, 5, 3, 6, 5},
    {1, 3, 6, 6, 4, 6, 1, 3, 4, 3, 6}
  };
  private static final int MAX_DEPTH = 12;

  private TableCost() {}

  static void run() {
    Options with = Options.full(Algorithm.PVS).withOrder(OrderPart.USUAL).withEvaluation("essay");
    Options without = with.withTable(TablePolicy.NONE, 1).without(Feature.ETC);
    compare("PVS, deepening, ordering", with, without);
    Options bare = Options.plain(Algorithm.ALPHABETA).withEvaluation("essay");
    compare("alpha-beta, left to right", bare.withTable(TablePolicy.BUCKET, 64), bare);
  }

  private static void compare(String title, Options with, Options without) {
    System.out.printf(
        "%s%n| depth | without µs/move | with µs/move | time ratio | node ratio"
            + " |%n|---|---|---|---|---|%n",
        title);
    compare(Games.find("connect4"), with, without);
  }

  private static <P extends Position> void compare(Game<P> game, Options with, Options without) {
    List<List<P>> games = positions(game);
    Engine tabled = Engine.of(game, with);
    Engine plain = Engine.of(game, without);
    for (int depth = 1; depth <= MAX_DEPTH; depth++) {
      compare(games, tabled, plain, depth);
    }
  }

  /** Means over the games: geometric for the ratios, arithmetic per move for the times. */
  private static <P extends Position> void compare(
      List<List<P>> games, Engine tabled, Engine plain, int depth) {
    int repeats = depth < 6 ? 50 : 1;
    int rounds = Math.max(6, (40_000 >> 2 * (depth - 1)) / repeats);
    double micros = 0;
    double microsTabled = 0;
    double timeRatio = 1;
    double nodeRatio = 1;
    for (List<P> positions : games) {
      Contest contest =
          new Contest()
              .add("without", plain::forget, () -> play(plain, positions, depth))
              .add("with", tabled::forget, () -> play(tabled, positions, depth))
              .repeats(repeats)
              .rounds(rounds / 2, rounds);
      micros += contest.medianNanos(0) / 1e3 / positions.size() / games.size();
      microsTabled += contest.medianNanos(1) / 1e3 / positions.size() / games.size();
      timeRatio *= Math.pow(contest.ratio(1, 0), 1.0 / games.size());
      double nodes = (double) contest.count(1) / contest.count(0);
      nodeRatio *= Math.pow(nodes, 1.0 / games.size());
    }
    System.out.printf(
        "| %d | %.2f | %.2f | %.3f | %.3f |%n", depth, micros, microsTabled, timeRatio, nodeRatio);
  }

  private static <P extends Position> long play(Engine engine, List<P> positions, int depth) {
    long nodes = 0;
    for (P position : positions) {
      nodes += engine.search(position, Limits.depth(depth)).statistics().nodes();
    }
    return nodes;
  }

  /** The positions the engine must move in; its own moves are those of a search to depth 6. */
  private static <P extends Position> List<List<P>> positions(Game<P> game) {
    Engine player =
        Engine.of(
            game, Options.full(Algorithm.PVS).withOrder(OrderPart.USUAL).withEvaluation("essay"));
    List<List<P>> games = new ArrayList<>();
    for (int[] script : SCRIPTS) {
      List<P> positions = new ArrayList<>();
      P position = game.start();
      for (int column : script) {
        if (!isLegal(position, column - 1)) {
          break;
        }
        position.make(column - 1);
        if (position.outcome() != Position.ONGOING) {
          break;
        }
        positions.add(game.parse(game.format(position)));
        position.make(player.search(position, Limits.depth(6)).move());
        if (position.outcome() != Position.ONGOING) {
          break;
        }
      }
      games.add(positions);
    }
    return games;
  }

  private static boolean isLegal(Position position, int move) {
    for (int legal : position.legalMoves()) {
      if (legal == move) {
        return true;
      }
    }
    return false;
  }
}
