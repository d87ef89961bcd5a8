package betacut.bench;

import betacut.games.othello.OthelloGame;
import betacut.games.othello.OthelloPosition;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.solve.othello.OthelloSolver;
import java.util.SplittableRandom;

/**
 * What the Othello solver takes for positions of random games on the board of six squares a side,
 * by empty squares: one thread, 256 MiB, the table cleared before each position; CPU time of the
 * searching thread.
 */
final class SmallOthello {
  private static final int MEBIBYTES = 256;

  private final OthelloGame game = (OthelloGame) Games.find("othello:6x6");
  private final OthelloSolver solver = OthelloSolver.ofWidth(game.width(), MEBIBYTES, 1);

  private SmallOthello() {}

  static void run() {
    var run = new SmallOthello();
    run.row(14, 300); // compiled after that
    System.out.println(
        "| empty squares | positions | nodes | most | CPU ms |\n|---|---|---|---|---|");
    for (int empties = 10; empties <= 20; empties += 2) {
      System.out.println(run.row(empties, empties < 16 ? 200 : 40));
    }
    System.out.println(run.row(22, 10));
    System.out.println(run.row(24, 5));
  }

  private String row(int empties, int count) {
    var random = new SplittableRandom(empties);
    long most = 0;
    long before = solver.nodes();
    long nanos = 0;
    for (int i = 0; i < count; i++) {
      OthelloPosition position = position(random, empties);
      solver.clear();
      long first = solver.nodes();
      long start = Contest.cpuNanos();
      solver.score(position.own(), position.opponent());
      nanos += Contest.cpuNanos() - start;
      most = Math.max(most, solver.nodes() - first);
    }
    return "| %d | %d | %,d | %,d | %.2f |"
        .formatted(empties, count, (solver.nodes() - before) / count, most, nanos / 1e6 / count);
  }

  /** Of a random game that goes on. */
  private OthelloPosition position(SplittableRandom random, int empties) {
    OthelloPosition position = game.start();
    while (position.empties() > empties) {
      int[] moves = position.legalMoves();
      position.make(moves[random.nextInt(moves.length)]);
      if (position.outcome() != Position.ONGOING) {
        position = game.start();
      }
    }
    return position;
  }
}
