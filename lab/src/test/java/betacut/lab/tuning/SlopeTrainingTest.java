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

class SlopeTrainingTest {
  /** Tic-tac-toe judged by who has the centre, and by a number that says nothing. */
  private static final class Centre implements Evaluator.Learner<Position> {
    private final float[] numbers = new float[2];
    private final float[] slopes = new float[2];

    @Override
    public float[] numbers() {
      return numbers;
    }

    @Override
    public float judge(Position position) {
      slopes[0] = owner(position);
      slopes[1] = position.key() % 2 == 0 ? 1 : -1;
      return numbers[0] * slopes[0] + numbers[1] * slopes[1];
    }

    @Override
    public int count() {
      return 2;
    }

    @Override
    public int[] places() {
      return new int[] {0, 1};
    }

    @Override
    public float[] slopes() {
      return slopes;
    }

    @Override
    public byte[] file() {
      return new byte[0];
    }
  }

  private static Game<?> game() {
    return Games.find("tictactoe");
  }

  /** 1 if the side to move has the centre, -1 if the other one has. */
  @SuppressWarnings("unchecked")
  private static int owner(Position position) {
    char centre = ((Game<Position>) game()).format(position).charAt(5);
    return centre == '.' ? 0 : (centre == 'x') == (position.mover() == 0) ? 1 : -1;
  }

  /** Games of five random plies that whoever has the centre is said to win. */
  @SuppressWarnings("unchecked")
  private static List<TaughtGame> games(int count, long seed) {
    var random = new SplittableRandom(seed);
    List<TaughtGame> games = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Position position = game().start();
      short[] moves = new short[4];
      for (int ply = 0; ply < moves.length; ply++) {
        int[] legal = position.legalMoves();
        moves[ply] = (short) legal[random.nextInt(legal.length)];
        position.make(moves[ply]);
      }
      int last = owner(position);
      byte first = (byte) (position.mover() == 0 ? last : -last);
      games.add(new TaughtGame("", moves, new byte[] {first, first, first, first}, 4));
    }
    return games;
  }

  @Test
  @SuppressWarnings("unchecked")
  void whatDecidesIsLearnedAndWhatDoesNotIsNot() {
    var learner = new Centre();
    var training = new SlopeTraining<>((Game<Position>) game(), learner);
    for (int pass = 0; pass < 4; pass++) {
      training.learn(games(400, 1), 1, pass);
    }
    assertThat(learner.numbers()[0]).isGreaterThan(1);
    assertThat(Math.abs(learner.numbers()[1])).isLessThan(learner.numbers()[0] / 4);
    var judged =
        SlopeTraining.judge((Game<Position>) game(), position -> owner(position), games(200, 2));
    assertThat(judged.get(1).area()).as("from the third ply on").isGreaterThan(0.9);
  }
}
