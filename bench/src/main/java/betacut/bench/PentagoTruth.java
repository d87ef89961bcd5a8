package betacut.bench;

import betacut.games.pentago.PentagoPosition;
import betacut.lab.tournament.Openings;
import betacut.platform.SplitMix;
import betacut.play.PlayerText;
import betacut.play.player.Player;
import betacut.play.player.PlayerMaker;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.engine.Engine;
import betacut.solve.pentago.PentagoSolution;
import betacut.solve.pentago.PentagoSolver;
import java.util.ArrayList;
import java.util.List;

/**
 * How players of classic Pentago stand before the truth: whether their moves keep what a position
 * is worth, and whether games from positions of known value end as theory says.
 */
final class PentagoTruth {
  private static final long SEED = 18;
  private static final int RANDOM_PLIES = 6;
  private static final long NODES_OF_GAMES = 2000;

  private PentagoTruth() {}

  @SuppressWarnings("unchecked") // it is the game of these positions
  private static Game<PentagoPosition> game() {
    return (Game<PentagoPosition>) Games.find("pentago");
  }

  private static PlayerMaker<PentagoPosition> player(String text) {
    return new PlayerText<>(game(), Limits.NONE).parse(text);
  }

  /**
   * From six stones of known value two players play both sides, and results are counted that are
   * those of theory.
   */
  static void theory(int openings, String first, String second) throws Exception {
    System.out.printf("%d openings of each value, both ways: %s; %s%n", openings, first, second);
    System.out.println(
        "| value for the side to move | games | won | drawn | lost | as theory says |");
    System.out.println("|---|---|---|---|---|---|");
    int right = 0;
    int all = 0;
    String[] values = {"won", "drawn", "lost"};
    for (int i = 0; i < values.length; i++) {
      var from = Openings.parse(game(), values[i] + ":" + RANDOM_PLIES, SEED);
      int[] results = new int[3]; // by 1 - the result for the side to move
      for (int number = 0; number < 2 * openings; number++) {
        boolean isSwapped = number % 2 == 1;
        String own = isSwapped ? second : first;
        String other = isSwapped ? first : second;
        results[1 - result(from.at(number / 2), own, other, number)]++;
      }
      right += results[i];
      all += 2 * openings;
      System.out.printf(
          "| %s | %d | %d | %d | %d | %d |%n",
          values[i], 2 * openings, results[0], results[1], results[2], results[i]);
    }
    System.out.printf("All: %d of %d as theory says.%n", right, all);
  }

  /** The result for the side to move: 1, 0 or -1. */
  private static int result(PentagoPosition from, String own, String other, long seed)
      throws Exception {
    int mover = from.mover();
    try (Player<PentagoPosition> one = player(own).create(seed);
        Player<PentagoPosition> two = player(other).create(seed)) {
      while (from.outcome() == Position.ONGOING) {
        Player<PentagoPosition> next = from.mover() == mover ? one : two;
        from.make(next.choose(from, Limits.NONE).move());
      }
    }
    int outcome = Integer.signum(from.outcome());
    return from.mover() == mover ? outcome : -outcome;
  }

  /**
   * Positions of short searches' games with so many stones in which some moves keep the value and
   * some do not: which of them players choose.
   */
  static void kept(int stones, int positions, List<String> players) throws Exception {
    var solver = new PentagoSolver(2);
    int[] kept = new int[players.size()];
    double byChance = 0;
    int asked = 0;
    int drawn = 0;
    for (int sample = 0; asked < positions; sample++) {
      PentagoPosition position = position(stones, sample);
      PentagoSolution solution = solver.outcomes(position.own(), position.opponent());
      int best = solution.outcome();
      List<Integer> good = new ArrayList<>();
      int[] moves = position.legalMoves();
      for (int move : moves) {
        if (solution.outcome(PentagoPosition.cell(move), PentagoPosition.turn(move)) == best) {
          good.add(move);
        }
      }
      if (good.size() == moves.length) {
        continue;
      }
      asked++;
      drawn += best == 0 ? 1 : 0;
      byChance += (double) good.size() / moves.length;
      for (int i = 0; i < players.size(); i++) {
        try (Player<PentagoPosition> player = player(players.get(i)).create(sample)) {
          int move = player.choose(position.copy(), Limits.NONE).move();
          kept[i] += good.contains(move) ? 1 : 0;
        }
      }
    }
    System.out.printf(
        "%d stones, %d positions where a choice matters (%d drawn); a random move keeps %.0f %%%n",
        stones, positions, drawn, 100 * byChance / positions);
    for (int i = 0; i < players.size(); i++) {
      System.out.printf(
          "  %3d (%.0f %%)  %s%n", kept[i], 100.0 * kept[i] / positions, players.get(i));
    }
  }

  /** A position of a game of short searches after random plies. */
  private static PentagoPosition position(int stones, int sample) {
    Game<PentagoPosition> game = game();
    Engine engine = Engine.of(game, Options.full(Algorithm.PVS));
    for (int attempt = 0; ; attempt++) {
      var random = SplitMix.of(SEED + sample, attempt);
      PentagoPosition position = game.start();
      while (position.ply() < stones && position.outcome() == Position.ONGOING) {
        int[] moves = position.legalMoves();
        position.make(
            position.ply() < RANDOM_PLIES
                ? moves[random.nextInt(moves.length)]
                : engine.search(position, Limits.nodes(NODES_OF_GAMES)).move());
      }
      if (position.outcome() == Position.ONGOING) {
        return position;
      }
    }
  }
}
