package betacut.bench;

import betacut.games.pentago.PentagoPosition;
import betacut.platform.SplitMix;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.engine.Engine;
import betacut.solve.PentagoSearch;
import betacut.solve.pentago.PentagoSolution;
import betacut.solve.pentago.PentagoSolver;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/**
 * Classic Pentago's solver: against plain minimax, one thread against two, what it takes, and how
 * often its proofs and a plain search of as many nodes decide positions with fewer stones.
 */
final class PentagoProofs {
  private static final Game<?> GAME = Games.find("pentago");
  private static final int LATE_POSITIONS = 10_000;
  private static final int[] STONES = {26, 24, 22, 20, 18};
  private static final int POSITIONS_A_ROW = 20;
  private static final long NODES = 500_000;

  private PentagoProofs() {}

  static void run() {
    compare();
    measure();
    prove();
  }

  /** A position of a game of random moves, or of searches one ply deep after six of them. */
  private static PentagoPosition position(int stones, long seed, boolean isSensible) {
    Engine shallow = Engine.of(GAME, Options.full(Algorithm.PVS));
    for (int sample = 0; ; sample++) {
      var random = SplitMix.of(seed, sample);
      Position position = GAME.start();
      while (position.ply() < stones && position.outcome() == Position.ONGOING) {
        int[] moves = position.legalMoves();
        position.make(
            isSensible && position.ply() >= 6
                ? shallow.search(position, Limits.depth(1)).move()
                : moves[random.nextInt(moves.length)]);
      }
      if (position.outcome() == Position.ONGOING) {
        return (PentagoPosition) position;
      }
    }
  }

  private static int minimax(Position position) {
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return outcome;
    }
    int best = -Score.INF;
    for (int move : position.legalMoves()) {
      position.make(move);
      best = Math.max(best, -minimax(position));
      position.undo(move);
    }
    return Score.atPly(best, 1);
  }

  private static void compare() {
    var solver = new PentagoSolver(1);
    long values = 0;
    long wrong = 0;
    for (int seed = 0; seed < LATE_POSITIONS; seed++) {
      PentagoPosition position = position(32 + seed % 4, seed, false);
      PentagoSolution solution = solver.solve(position.own(), position.opponent());
      for (int move : position.legalMoves()) {
        position.make(move);
        int truth = Score.atPly(-minimax(position), 1);
        position.undo(move);
        values++;
        wrong += isRight(solution, move, truth) ? 0 : 1;
      }
    }
    System.out.printf(
        "%,d positions of 32 to 35 stones, %,d moves: %,d values or distances differ from plain"
            + " minimax.%n%n",
        LATE_POSITIONS, values, wrong);
  }

  private static boolean isRight(PentagoSolution solution, int move, int truth) {
    int cell = PentagoPosition.cell(move);
    int turn = PentagoPosition.turn(move);
    return solution.outcome(cell, turn) == Integer.signum(truth)
        && (truth == Score.DRAW || solution.plies(cell, turn) == Score.distance(truth));
  }

  private static void measure() {
    System.out.println(
        "| stones | sets valued | memory, MB | who wins, s | and how soon, s | two threads, wall, s"
            + " | differences |");
    System.out.println("|---|---|---|---|---|---|---|");
    for (int stones : STONES) {
      PentagoPosition position = position(stones, 7, false);
      double[] outcomes = new double[3];
      double[] all = new double[3];
      for (int round = 0; round < 3; round++) {
        outcomes[round] =
            seconds(() -> new PentagoSolver(1).outcomes(position.own(), position.opponent()));
        all[round] = seconds(() -> new PentagoSolver(1).solve(position.own(), position.opponent()));
      }
      long start = System.nanoTime();
      PentagoSolution two = new PentagoSolver(2).solve(position.own(), position.opponent());
      double wall = (System.nanoTime() - start) / 1e9;
      System.out.printf(
          "| %d | %,d | %,d | %.3f | %.3f | %.3f | %d |%n",
          stones,
          PentagoSolver.work(stones),
          PentagoSolver.bytes(stones) / 1_000_000,
          median(outcomes),
          median(all),
          wall,
          differences(position, two));
    }
    System.out.println();
  }

  private static int differences(PentagoPosition position, PentagoSolution two) {
    PentagoSolution one = new PentagoSolver(1).solve(position.own(), position.opponent());
    int differences = 0;
    for (int move : position.legalMoves()) {
      int cell = PentagoPosition.cell(move);
      int turn = PentagoPosition.turn(move);
      boolean isSame =
          one.outcome(cell, turn) == two.outcome(cell, turn)
              && one.plies(cell, turn) == two.plies(cell, turn);
      differences += isSame ? 0 : 1;
    }
    return differences;
  }

  private static double median(double[] seconds) {
    Arrays.sort(seconds);
    return seconds[seconds.length / 2];
  }

  private static double seconds(Runnable task) {
    var threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    task.run();
    return (threads.getCurrentThreadCpuTime() - start) / 1e9;
  }

  private static void prove() {
    System.out.printf("%,d nodes a position, %d positions a row.%n", NODES, POSITIONS_A_ROW);
    System.out.println(
        "| stones | proved | s each | decided by a search | s each | proved, not decided by the"
            + " search |");
    System.out.println("|---|---|---|---|---|---|");
    Options options = Options.full(Algorithm.PVS);
    Engine prover = Engine.around(new PentagoSearch(1, 36), GAME, options);
    Engine search = Engine.of(GAME, options);
    for (int stones = 8; stones <= 18; stones += 2) {
      int proved = 0;
      int decided = 0;
      int better = 0;
      double[] time = new double[2];
      for (int seed = 0; seed < POSITIONS_A_ROW; seed++) {
        PentagoPosition position = position(stones, 100 + seed, true);
        Result[] results = new Result[2];
        time[0] += seconds(() -> results[0] = prover.search(position, Limits.nodes(NODES)));
        search.forget();
        time[1] += seconds(() -> results[1] = search.search(position, Limits.nodes(NODES)));
        boolean isProved = results[0].end() == Result.End.SOLVED;
        boolean isDecided =
            results[1].value().kind() == Bound.EXACT && results[1].value().score() != Score.DRAW;
        proved += isProved ? 1 : 0;
        decided += isDecided ? 1 : 0;
        better += isProved && !isDecided ? 1 : 0;
      }
      System.out.printf(
          "| %d | %d | %.3f | %d | %.3f | %d |%n",
          stones, proved, time[0] / POSITIONS_A_ROW, decided, time[1] / POSITIONS_A_ROW, better);
    }
  }
}
