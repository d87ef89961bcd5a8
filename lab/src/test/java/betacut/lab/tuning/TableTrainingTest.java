package betacut.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.tuning.TableTraining.TaughtGame;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Tables that are known are learned again from games that follow them. */
class TableTrainingTest {
  private static final int PLIES = 5;

  /** The features of a position: for the ply and for the number of its legal moves. */
  private record Moves(short[][] tables) implements Evaluator.Tabled<Position> {
    Moves() {
      this(new short[PLIES][20]);
    }

    @Override
    public int evaluate(Position position) {
      int[] features = new int[features()];
      features(position, features);
      short[] table = tables[stage(position)];
      return table[features[0]] + table[features[1]];
    }

    @Override
    public int unit() {
      return 10;
    }

    @Override
    public int stages() {
      return PLIES;
    }

    @Override
    public int stage(Position position) {
      return Math.min(position.ply(), PLIES - 1);
    }

    @Override
    public int tableSize() {
      return 20;
    }

    @Override
    public int features() {
      return 2;
    }

    @Override
    public void features(Position position, int[] out) {
      out[0] = (int) (position.key() >>> 61); // eight kinds, as good as drawn by lot
      out[1] = 8 + position.mover();
    }

    @Override
    public Moves with(short[][] others) {
      return new Moves(others);
    }

    @Override
    public byte[] file() {
      return new byte[0];
    }

    @Override
    public Moves read(byte[] file) {
      return this;
    }
  }

  /** Worth three points more than its number to the side to move, and one for the mover. */
  private static int worth(Position position) {
    return 3 + (int) (position.key() >>> 61) + position.mover();
  }

  private static List<TaughtGame> games(int count, long seed) {
    var random = new SplittableRandom(seed);
    List<TaughtGame> games = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Position position = Games.find("tictactoe").start();
      short[] moves = new short[PLIES];
      byte[] points = new byte[PLIES];
      for (int ply = 0; ply < PLIES; ply++) {
        int[] legal = position.legalMoves();
        moves[ply] = (short) legal[random.nextInt(legal.length)];
        points[ply] = (byte) (position.mover() == 0 ? worth(position) : -worth(position));
        position.make(moves[ply]);
      }
      games.add(new TaughtGame("", moves, points, 0));
    }
    return games;
  }

  /** The evaluation judges positions of any game. */
  @SuppressWarnings("unchecked")
  private static Game<Position> tictactoe() {
    return (Game<Position>) (Game<?>) Games.find("tictactoe");
  }

  @Test
  void theTablesAreFoundAgain() {
    var training = new TableTraining<>(tictactoe(), new Moves(), 1);
    double[] before = training.errors(games(200, 2), new Moves());
    for (int epoch = 0; epoch < 20; epoch++) {
      training.learn(games(500, 1), 1, epoch);
    }
    double[] after = training.errors(games(200, 2), new Moves(training.tables()));
    for (int stage = 0; stage < PLIES; stage++) {
      assertThat(before[stage]).isGreaterThanOrEqualTo(3);
      assertThat(after[stage]).as("stage %d", stage).isLessThan(0.1);
    }
    short[] last = training.tables()[PLIES - 1];
    assertThat(last[1] - last[0]).as("a point, in tenths").isBetween(8, 12);
  }

  @Test
  void aGameIsLearnedFromItsOpeningOn() {
    var training = new TableTraining<>(tictactoe(), new Moves(), 1);
    Position opening = tictactoe().start();
    opening.make(4);
    var taught = new TaughtGame(tictactoe().format(opening), new short[] {0}, new byte[] {-7}, 0);
    for (int epoch = 0; epoch < 50; epoch++) {
      training.learn(List.of(taught), 1, epoch);
    }
    int[] features = new int[2];
    new Moves().features(opening, features);
    short[] table = training.tables()[1];
    assertThat(table[features[0]] + table[features[1]]).as("seven to move").isBetween(69, 71);
  }

  /** The opinions along the way are nought: of what came later half is left after every ply. */
  @Test
  void whatIsNotSettledIsWorthWhatComesNextToo() {
    short[] moves = {4, 0, 8, 2};
    byte[] points = {16, 16, 16, 16};
    var taught = new TaughtGame("", moves, points, 3);
    assertThat(new TableTraining<>(tictactoe(), new Moves(), 0.5).worth(taught))
        .containsExactly(4, 8, 16, 16);
    assertThat(new TableTraining<>(tictactoe(), new Moves(), 1).worth(taught))
        .containsExactly(16, 16, 16, 16);
  }
}
