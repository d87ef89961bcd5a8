package betacut.bench;

import betacut.play.puzzle.Difficulty;
import betacut.play.puzzle.LevelTries;
import betacut.play.puzzle.Puzzle;
import betacut.play.puzzle.PuzzleMaker;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.StopSignal;
import betacut.stats.sample.Bootstrap;
import betacut.stats.sample.Interval;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How quickly levels turn from missing a puzzle to finding it: with odds e^((level − difficulty) /
 * slope), the slope that makes the tries of the levels themselves likeliest. People's ratings by
 * puzzles rest on it.
 */
final class PuzzleSlope {
  private static final List<String> GAMES =
      List.of("tictactoe", "connect4", "connect4:5x4", "othello:6x6", "pentago", "dots", "kalah");

  private static final int SEEDS = 6;
  private static final int REPLICATES = 300;

  private PuzzleSlope() {}

  static void run() {
    List<Puzzle> all = new ArrayList<>();
    System.out.println("# game puzzles tries slope log-loss of a try");
    for (String id : GAMES) {
      List<Puzzle> made = made(Games.find(id));
      all.addAll(made);
      print(id, made);
    }
    print("all", all);
    Interval interval =
        new Bootstrap(Bootstrap.Method.PERCENTILE, REPLICATES, 0.95, 1)
            .estimate(all.size(), drawn -> best(Arrays.stream(drawn).mapToObj(all::get).toList()))
            .interval();
    System.out.printf(
        "# 95 %% interval of the last, over puzzles: %.2f to %.2f%n",
        interval.low(), interval.high());
  }

  private static <P extends Position> List<Puzzle> made(Game<P> game) {
    List<Puzzle> made = new ArrayList<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      new PuzzleMaker<>(game, new StopSignal()).make(seed, Difficulty.ANY).ifPresent(made::add);
    }
    return made;
  }

  private static void print(String name, List<Puzzle> puzzles) {
    int tries =
        puzzles.stream().flatMap(one -> one.tries().stream()).mapToInt(LevelTries::tries).sum();
    double slope = best(puzzles);
    System.out.printf(
        "%s %d %d %.2f %.3f%n", name, puzzles.size(), tries, slope, loss(puzzles, slope) / tries);
  }

  /** Where the loss is least: it falls, then rises. */
  private static double best(List<Puzzle> puzzles) {
    double low = 0.05;
    double high = 20;
    for (int step = 0; step < 60; step++) {
      double left = low + (high - low) / 3;
      double right = high - (high - low) / 3;
      if (loss(puzzles, left) < loss(puzzles, right)) {
        high = right;
      } else {
        low = left;
      }
    }
    return (low + high) / 2;
  }

  private static double loss(List<Puzzle> puzzles, double slope) {
    double loss = 0;
    for (Puzzle puzzle : puzzles) {
      for (LevelTries one : puzzle.tries()) {
        double odds = (one.level() - puzzle.difficulty()) / slope;
        loss += one.found() * Math.log1p(Math.exp(-odds));
        loss += (one.tries() - one.found()) * Math.log1p(Math.exp(odds));
      }
    }
    return loss;
  }
}
