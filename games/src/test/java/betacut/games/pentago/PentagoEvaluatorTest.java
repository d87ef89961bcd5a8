package betacut.games.pentago;

import static betacut.games.pentago.PentagoTesting.game;
import static betacut.games.pentago.PentagoTesting.samples;
import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Score;
import betacut.rules.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PentagoEvaluatorTest {
  private static final Set<String> ASKS_WHOSE_TURN_IT_IS =
      Set.of("report-original", "sides", "sides-learned", "quadrants");

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void opinionsNegateWithTheSideAndIgnoreSymmetry(String variant) {
    Variant of = Variant.valueOf(variant.toUpperCase(Locale.ROOT));
    SequencedMap<String, Evaluator<PentagoPosition>> evaluators = game(variant).evaluators();
    for (PentagoPosition position : samples(variant, 5)) {
      evaluators.forEach(
          (name, evaluator) -> {
            int opinion = evaluator.evaluate(position);
            assertThat(Math.abs(opinion)).isLessThan(Score.DECIDED);
            if (!ASKS_WHOSE_TURN_IT_IS.contains(name)) {
              var otherSide = new PentagoPosition(of, position.opponent(), position.own());
              assertThat(evaluator.evaluate(otherSide)).as(name).isEqualTo(-opinion);
            }
            for (int symmetry = 1; symmetry < position.symmetries(); symmetry++) {
              int ofBoard = PentagoSymmetries.of(of).ofBoard(symmetry);
              long own = Quadrants.image(position.own(), ofBoard);
              long opponent = Quadrants.image(position.opponent(), ofBoard);
              var image = new PentagoPosition(of, own, opponent);
              assertThat(evaluator.evaluate(image)).as(name).isEqualTo(opinion);
            }
          });
    }
  }

  @Test
  void theReportsExamplesCountAsItSays() {
    assertThat(original("....../....../....../....../o.o.o./.xxx..")).isEqualTo(100);
    Game<PentagoPosition> game = game("classic");
    PentagoPosition four = game.parse("....../....../....../o.o.o./.....o/x.xxx.");
    int opinion = game.evaluators().get("report").evaluate(four);
    assertThat(opinion).isGreaterThan(900).isLessThan(1_100);
  }

  private static int original(String rows) {
    PentagoPosition position = game("classic").parse(rows);
    return game("classic").evaluators().get("report-original").evaluate(position);
  }

  @Test
  void reportEqualsACountByCharacters() {
    Game<PentagoPosition> game = game("classic");
    for (PentagoPosition position : samples("classic", 5)) {
      SlowPentago slow = SlowPentago.of(true, game.format(position));
      char own = slow.mover();
      char other = own == 'x' ? 'o' : 'x';
      int balanced = slowReport(slow, own, other, true) - slowReport(slow, other, own, true);
      int original = slowReport(slow, own, other, true) - slowReport(slow, other, own, false);
      assertThat(game.evaluators().get("report").evaluate(position))
          .as(slow.rows())
          .isEqualTo(Score.clampOpinion(balanced));
      assertThat(game.evaluators().get("report-original").evaluate(position))
          .as(slow.rows())
          .isEqualTo(Score.clampOpinion(original));
    }
  }

  private static int slowReport(SlowPentago slow, char own, char other, boolean small) {
    int sum = 0;
    for (String line : lines(slow)) {
      int blockStart = 0;
      for (int i = 0; i <= line.length(); i++) {
        if (i == line.length() || line.charAt(i) == other) {
          sum += slowBlock(line.substring(blockStart, i), own, small);
          blockStart = i + 1;
        }
      }
    }
    for (int row : new int[] {1, 4}) {
      for (int column : new int[] {1, 4}) {
        sum += small && slow.cells[row][column] == own ? 5 : 0;
      }
    }
    return sum;
  }

  private static int slowBlock(String block, char own, boolean small) {
    String o = String.valueOf(own);
    for (int gap = 1; gap <= 3; gap++) {
      if (block.contains(o.repeat(gap) + "." + o.repeat(4 - gap))) {
        return 1_000;
      }
    }
    int sum = 0;
    int run = 0;
    for (char c : (block + ".").toCharArray()) {
      if (c == own) {
        run++;
      } else {
        boolean open = block.length() >= 5;
        sum += run == 4 ? (open ? 1_000 : 10) : run == 3 ? (open ? 100 : 5) : 0;
        sum += run == 2 && open && small ? 1 : run >= 5 ? 100_000 : 0;
        run = 0;
      }
    }
    return sum;
  }

  private static List<String> lines(SlowPentago slow) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      lines.add(line(slow, i, 0, 0, 1));
      lines.add(line(slow, 0, i, 1, 0));
    }
    for (int i = 0; i <= 3; i++) {
      lines.add(line(slow, i, 0, 1, 1));
      lines.add(line(slow, 5 - i, 0, -1, 1));
    }
    for (int i = 1; i <= 3; i++) {
      lines.add(line(slow, 0, i, 1, 1));
      lines.add(line(slow, 5, i, -1, 1));
    }
    return lines;
  }

  private static String line(SlowPentago slow, int column, int row, int right, int down) {
    var line = new StringBuilder();
    int c = column;
    int r = row;
    while (c >= 0 && c < 6 && r < 6) {
      line.append(slow.cells[r][c]);
      c += right;
      r += down;
    }
    return line.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void linesEqualsACountByCharacters(String variant) {
    Game<PentagoPosition> game = game(variant);
    Weights weights = ((PentagoLinesEvaluator) game.evaluators().get("lines")).weights();
    for (PentagoPosition position : samples(variant, 3)) {
      SlowPentago slow = SlowPentago.of(variant.equals("classic"), game.format(position));
      char own = slow.mover();
      char other = own == 'x' ? 'o' : 'x';
      int sum = 0;
      for (int stones = 1; stones <= 4; stones++) {
        sum += weights.get("still-" + stones) * slowLead(slow, own, other, stones);
      }
      for (int quadrant = 1; quadrant <= 4; quadrant++) {
        for (char turn : (variant.equals("classic") ? "LR" : "RM").toCharArray()) {
          SlowPentago turned = slow.turned(quadrant, turn);
          sum += weights.get("turned-3") * slowLead(turned, own, other, 3);
          sum += weights.get("turned-4") * slowLead(turned, own, other, 4);
        }
      }
      assertThat(game.evaluators().get("lines").evaluate(position))
          .as(slow.rows())
          .isEqualTo(Score.clampOpinion(sum));
    }
  }

  /** Lines of five with so many own stones and none of the other side, less the other way round. */
  private static int slowLead(SlowPentago slow, char own, char other, int stones) {
    int lead = 0;
    for (String line : lines(slow)) {
      for (int start = 0; start + 5 <= line.length(); start++) {
        String five = line.substring(start, start + 5);
        long owns = five.chars().filter(c -> c == own).count();
        long others = five.chars().filter(c -> c == other).count();
        lead += owns >= stones && others == 0 ? 1 : others >= stones && owns == 0 ? -1 : 0;
      }
    }
    return lead;
  }
}
