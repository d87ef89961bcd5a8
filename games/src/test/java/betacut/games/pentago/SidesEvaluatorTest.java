package betacut.games.pentago;

import static betacut.games.pentago.PentagoTesting.game;
import static betacut.games.pentago.PentagoTesting.samples;
import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Score;
import betacut.rules.Weights;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SidesEvaluatorTest {
  /** Steps to the right and down. */
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private static SidesEvaluator sides(Game<PentagoPosition> game) {
    return (SidesEvaluator) game.evaluators().get("sides");
  }

  private static boolean canWin(PentagoPosition position) {
    return Arrays.stream(PentagoTesting.allMoves(position))
        .anyMatch(
            move -> {
              PentagoPosition next = position.copy();
              next.make(move);
              return next.outcome() == Score.LOSS;
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void everyFeatureEqualsACountByCharacters(String variant) {
    Game<PentagoPosition> game = game(variant);
    var random = new Random(5);
    Weights weights = Weights.of(sides(game).weights().names(), name -> random.nextInt(-9, 10));
    SidesEvaluator evaluator = sides(game).with(weights);
    int wins = 0;
    for (PentagoPosition position : samples(variant, 6)) {
      int expected = 0;
      if (canWin(position)) {
        wins++;
        expected = weights.get("win");
      } else {
        SlowPentago slow = SlowPentago.of(variant.equals("classic"), game.format(position));
        for (Map.Entry<String, Integer> feature : features(slow).entrySet()) {
          String name = "from-" + phase(position.ply()) + "." + feature.getKey();
          expected += weights.get(name) * feature.getValue();
        }
      }
      assertThat(evaluator.evaluate(position)).as(game.format(position)).isEqualTo(expected);
    }
    assertThat(wins).isGreaterThan(20);
  }

  private static int phase(int stones) {
    return stones < 8 ? 0 : Math.min(20, stones / 4 * 4);
  }

  /** The features of a phase, of a position in which nobody wins at once. */
  private static Map<String, Integer> features(SlowPentago slow) {
    Map<String, Integer> features = new HashMap<>(Map.of("mover.turn", 1));
    char mover = slow.mover();
    count(slow, mover, "mover", "still", features);
    count(slow, mover == 'x' ? 'o' : 'x', "waiter", "still", features);
    for (int quadrant = 1; quadrant <= 4; quadrant++) {
      for (char turn : (slow.isClassic ? "LR" : "RM").toCharArray()) {
        SlowPentago turned = slow.turned(quadrant, turn);
        count(turned, mover, "mover", "turned", features);
        count(turned, mover == 'x' ? 'o' : 'x', "waiter", "turned", features);
      }
    }
    features.keySet().removeIf(name -> name.startsWith("mover.still-4"));
    if (features.remove("mover.turned-4") != null) {
      features.put("mover.draw", 1);
    }
    return features;
  }

  private static void count(
      SlowPentago slow, char stone, String side, String when, Map<String, Integer> features) {
    int sign = side.equals("mover") ? 1 : -1;
    for (int[] direction : DIRECTIONS) {
      for (int start = 0; start < 36; start++) {
        String line = line(slow, start % 6, start / 6, direction);
        long stones = line.chars().filter(c -> c == stone).count();
        boolean isFree = line.length() == 5 && line.chars().allMatch(c -> c == stone || c == '.');
        for (int n = when.equals("still") ? 1 : 2; isFree && n <= Math.min(4, stones); n++) {
          boolean byKind = when.equals("still") ? n == 1 : n <= 3;
          String kind = byKind ? "." + kind(start % 6, start / 6, direction) : "";
          features.merge(side + "." + when + "-" + n + kind, sign, Integer::sum);
        }
      }
    }
  }

  /** Five cells, or fewer at the edge of the board. */
  private static String line(SlowPentago slow, int column, int row, int[] direction) {
    var line = new StringBuilder();
    int c = column;
    int r = row;
    while (line.length() < 5 && c < 6 && r >= 0 && r < 6) {
      line.append(slow.cells[r][c]);
      c += direction[0];
      r += direction[1];
    }
    return line.toString();
  }

  private static String kind(int column, int row, int[] direction) {
    if (direction[0] != 0 && direction[1] != 0) {
      boolean isLong = direction[1] > 0 ? column == row : column + row == 5;
      return isLong ? "diagonal" : "corner";
    }
    int across = direction[0] != 0 ? row : column;
    return across % 3 == 1 ? "middle" : "edge";
  }

  @Test
  void byHandItIsTwiceTheLinesUnlessTheMoverHasAFour() {
    Game<PentagoPosition> game = game("classic");
    Evaluator<PentagoPosition> lines = game.evaluators().get("lines");
    int others = 0;
    for (PentagoPosition position : samples("classic", 10)) {
      int opinion = sides(game).evaluate(position);
      if (opinion != 2 * lines.evaluate(position)) {
        others++;
        SlowPentago slow = SlowPentago.of(true, game.format(position));
        assertThat(canWin(position) || features(slow).containsKey("mover.draw")).isTrue();
      }
    }
    assertThat(others).isGreaterThan(20);
  }

  @Test
  void linesAreNumberedByKind() {
    String kinds =
        Arrays.stream(PentagoLines.MASKS)
            .mapToObj(line -> LineKind.of(line, isDiagonal(line)).id())
            .collect(Collectors.joining(" "));
    assertThat(kinds)
        .isEqualTo(
            ("edge ".repeat(16) + "middle ".repeat(8) + "diagonal ".repeat(4) + "corner ".repeat(4))
                .strip());
  }

  private static boolean isDiagonal(long line) {
    List<Integer> cells =
        IntStream.range(0, 36).filter(cell -> (line >> cell & 1) != 0).boxed().toList();
    return cells.stream().map(Quadrants::column).distinct().count() == 5
        && cells.stream().map(Quadrants::rowFromTop).distinct().count() == 5;
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void learnedWeightsSayWhereTheyComeFrom(String variant) throws IOException {
    try (var in = SidesEvaluator.class.getResourceAsStream("sides-learned.weights")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(text).contains("# betacut tune pentago --evaluation sides ");
      assertThat(text).contains("--seed ").contains("Loss on games set aside:");
      assertThat(Weights.parse(text).names()).isEqualTo(sides(game(variant)).weights().names());
      assertThat(Weights.parse(text))
          .isEqualTo(((SidesEvaluator) game(variant).evaluators().get("sides-learned")).weights());
    }
  }
}
