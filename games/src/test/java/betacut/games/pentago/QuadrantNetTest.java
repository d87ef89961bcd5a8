package betacut.games.pentago;

import static betacut.games.pentago.PentagoTesting.game;
import static betacut.games.pentago.PentagoTesting.samples;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuadrantNetTest {
  private static final int OWN = 4;
  private static final int PLIES = 37;

  /** The groups of cells, in the order of the numbers. */
  private static final String[] GROUPS = {
    "012", "345", "678", "036", "147", "258", "048", "246", "15", "37", "13", "57", "0268"
  };

  private static final short[] NUMBERS = numbers();

  private static short[] numbers() {
    var random = new SplittableRandom(4);
    short[] numbers = new short[PLIES * OWN + OWN * 4 * QuadrantNet.FILLINGS];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = (short) random.nextInt(-200, 200);
    }
    return numbers;
  }

  private static QuadrantNet net(Variant variant) {
    ByteBuffer bytes = ByteBuffer.allocate(Short.BYTES * NUMBERS.length);
    bytes.asShortBuffer().put(NUMBERS);
    return new QuadrantNet(variant, OWN, bytes);
  }

  /** Unit by unit and image by image, as the class says it is meant. */
  private static int slow(Variant variant, PentagoPosition position) {
    int sum = 0;
    PentagoSymmetries symmetries = PentagoSymmetries.of(variant);
    for (int image = 0; image < symmetries.count(); image++) {
      long own = Quadrants.image(position.own(), symmetries.ofBoard(image));
      long opponent = Quadrants.image(position.opponent(), symmetries.ofBoard(image));
      for (int unit = 0; unit < OWN; unit++) {
        int value = NUMBERS[position.ply() * OWN + unit];
        for (int quadrant = 0; quadrant < 4; quadrant++) {
          int at = PLIES * OWN + (4 * unit + quadrant) * QuadrantNet.FILLINGS;
          for (String group : GROUPS) {
            int filling = 0;
            int size = 1;
            for (char cell : group.toCharArray()) {
              int bit = 9 * quadrant + cell - '0';
              filling += size * (int) ((own >> bit & 1) + 2 * (opponent >> bit & 1));
              size *= 3;
            }
            value += NUMBERS[at + filling];
            at += size;
          }
        }
        sum += Math.max(0, value) * (unit < OWN / 2 ? 1 : -1);
      }
    }
    return sum;
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void wordsAddUpWhatUnitsDo(String name) {
    Variant variant = Variant.valueOf(name.toUpperCase(Locale.ROOT));
    QuadrantNet net = net(variant);
    for (PentagoPosition position : samples(name, 5)) {
      assertThat(net.sum(position.own(), position.opponent(), position.ply()))
          .isEqualTo(slow(variant, position));
    }
  }

  /** A mover with a four wins; without it the opinion is smaller. */
  @Test
  void aMoverWhoWinsAtOnceIsWorthMoreThanAnyQuadrants() {
    var game = game("twist");
    var quadrants = game.evaluators().get("quadrants");
    int wins = quadrants.evaluate(game.parse("xxxx../....../....../....../....../oo..oo"));
    int stands = quadrants.evaluate(game.parse("x.x.../....../..o.../...x../x...../oo..o."));
    assertThat(wins).isEqualTo(3072).isGreaterThan(stands);
  }
}
