package betacut.bench;

import betacut.games.othello.OthelloGame;
import betacut.games.othello.OthelloPosition;
import betacut.games.othello.WthorFile;
import betacut.lab.tuning.TableTraining;
import betacut.lab.tuning.TableTraining.TaughtGame;
import betacut.rules.Evaluator;
import betacut.rules.Games;
import betacut.rules.Score;
import betacut.solve.othello.OthelloSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Learns what Othello's patterns are worth from people's games. What a position will come to is its
 * exact score where few squares are empty; before that, the score that perfect play would have kept
 * from there on, for the mistakes of the last moves say nothing about the middle.
 */
final class PatternTraining {
  private static final int SOLVED_EMPTIES = 12;
  private static final int SHOWN = 3; // stages
  private static final int ONE_HELD_OUT_OF = 20;
  private static final int TABLE_MIB = 16;
  private static final double[] RATES = {0.1, 0.06, 0.03, 0.01};

  private final OthelloGame game = (OthelloGame) Games.find("othello");
  private final OthelloSolver solver = new OthelloSolver(TABLE_MIB);

  private PatternTraining() {}

  /**
   * Learns, tells the errors on games that were held out, and writes the tables.
   *
   * @param folder of WTHOR files
   */
  static void run(Path folder, Path out) throws IOException {
    new PatternTraining().train(folder, out);
  }

  private void train(Path folder, Path out) throws IOException {
    List<TaughtGame> learned = new ArrayList<>();
    List<TaughtGame> heldOut = new ArrayList<>();
    List<TaughtGame> all = games(folder);
    for (int i = 0; i < all.size(); i++) {
      (i % ONE_HELD_OUT_OF == 0 ? heldOut : learned).add(all.get(i));
    }
    System.out.printf("%,d games, %,d of them held out%n", all.size(), heldOut.size());
    var patterns = (Evaluator.Tabled<OthelloPosition>) game.evaluators().get("patterns");
    var training = new TableTraining<>(game, patterns);
    for (int epoch = 0; epoch < RATES.length; epoch++) {
      training.learn(learned, RATES[epoch], epoch);
      System.out.printf("rate %.2f, mean error in discs at so many empty squares:", RATES[epoch]);
      double[] errors = training.errors(heldOut);
      for (int stage = SHOWN; stage < errors.length; stage += SHOWN) {
        System.out.printf(" %d %.2f", 60 - 2 * stage, errors[stage]);
      }
      System.out.println();
    }
    byte[] file = patterns.with(training.tables()).file();
    Files.write(out, file);
    System.out.printf("%s, %,d bytes%n", out, file.length);
  }

  private List<TaughtGame> games(Path folder) throws IOException {
    List<TaughtGame> games = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        WthorFile.read(Files.readAllBytes(file)).forEach(moves -> games.add(taught(moves)));
      }
    }
    return games;
  }

  private TaughtGame taught(int[] moves) {
    OthelloPosition position = game.start();
    short[] made = new short[moves.length];
    byte[] points = new byte[moves.length];
    int solvedFrom = moves.length;
    for (int ply = 0; ply < moves.length; ply++) {
      long discs = position.own() | position.opponent();
      if (Long.bitCount(~discs) <= SOLVED_EMPTIES) {
        int score = solver.score(position.own(), position.opponent());
        points[ply] = forFirst(position, score);
        solvedFrom = Math.min(solvedFrom, ply);
      }
      made[ply] = (short) moves[ply];
      position.make(moves[ply]);
    }
    boolean isSolved = solvedFrom < moves.length;
    byte came =
        isSolved ? points[solvedFrom] : forFirst(position, Score.margin(position.outcome()));
    Arrays.fill(points, 0, solvedFrom, came);
    return new TaughtGame("", made, points);
  }

  private static byte forFirst(OthelloPosition position, int points) {
    return (byte) (position.mover() == 0 ? points : -points);
  }
}
