package betacut.bench;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The parts of a node, game by game: generate, and make + judge + undo every move. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PositionBenchmark {
  @Param({"connect4", "othello", "pentago", "gomoku"})
  public String game;

  private Position position;
  private int[] moves;

  public PositionBenchmark() {}

  @Setup
  public void midgame() {
    Game<?> found = Games.find(game);
    position = found.parse(Searches.positions(game, 12, 1).getFirst());
    moves = new int[position.maxMoves()];
  }

  @Benchmark
  public int generate() {
    return position.moves(moves, 0);
  }

  @Benchmark
  public int makeJudgeUndo() {
    int end = position.moves(moves, 0);
    int sum = 0;
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      sum += position.outcome();
      position.undo(moves[i]);
    }
    return sum;
  }
}
