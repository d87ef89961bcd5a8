package betacut.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Games;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class PatternEvaluatorTest {
  private static final PatternEvaluator SHIPPED = PatternEvaluator.shipped();

  /** Every position of some games drawn by lot. */
  private static void walk(int games, Consumer<OthelloPosition> look) {
    var random = new SplittableRandom(3);
    for (int game = 0; game < games; game++) {
      var position = (OthelloPosition) Games.find(OthelloFamily.ID).start();
      while (position.outcome() == Position.ONGOING) {
        look.accept(position);
        int[] moves = position.legalMoves();
        position.make(moves[random.nextInt(moves.length)]);
      }
    }
  }

  /** Square by square, as a person would. */
  private static int filling(int[] squares, OthelloPosition position) {
    int filling = 0;
    for (int i = squares.length - 1; i >= 0; i--) {
      long bit = 1L << squares[i];
      int here = (position.own() & bit) != 0 ? 1 : (position.opponent() & bit) != 0 ? 2 : 0;
      filling = 3 * filling + here;
    }
    return filling;
  }

  /** What is left of the position before and what the flips add, against a look at the board. */
  @Test
  void opinionsOfMovesAreThoseOfTheBoardsAfterThem() {
    var opinion = new PatternOpinion();
    walk(
        5,
        position -> {
          assertThat(opinion.of(position.own(), position.opponent()))
              .isEqualTo(SHIPPED.evaluate(position));
          opinion.look(position.own(), position.opponent());
          for (long rest = position.playable(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Discs.flips(square, position.own(), position.opponent());
            int said = opinion.after(square, flips);
            position.make(square);
            assertThat(said).isEqualTo(SHIPPED.evaluate(position));
            position.undo(square);
          }
        });
  }

  /** Also where a position is asked again after others, and where somebody has to pass. */
  @Test
  void movesAreForeseenAsIfTheyWereMade() {
    int[] unknown = {0};
    walk(
        20,
        position -> {
          for (int move : position.legalMoves()) {
            int foreseen = SHIPPED.foresee(position, move);
            position.make(move);
            if (foreseen == Position.ONGOING) {
              unknown[0]++;
              assertThat(move == OthelloPosition.PASS || position.playable() == 0).isTrue();
            } else {
              assertThat(position.outcome()).isEqualTo(Position.ONGOING);
              assertThat(foreseen).isEqualTo(SHIPPED.evaluate(position));
            }
            position.undo(move);
          }
        });
    assertThat(unknown[0]).isPositive();
  }

  @Test
  void fillingsAreThoseOfTheSquares() {
    int[] weights = new int[PatternIndices.FEATURES];
    walk(
        5,
        position -> {
          PatternIndices.write(position.own(), position.opponent(), weights);
          int at = 0;
          int base = 0;
          for (Pattern pattern : Pattern.values()) {
            for (int[] squares : pattern.placements()) {
              assertThat(weights[at++]).isEqualTo(base + filling(squares, position));
            }
            base += pattern.fillings();
          }
          long discs = Long.bitCount(position.own() | position.opponent());
          assertThat(weights[at]).isEqualTo(base + (int) (discs % 2));
        });
  }

  @Test
  void theOpinionIsTheSumOfItsWeights() {
    short[][] tables = new short[SHIPPED.stages()][SHIPPED.tableSize()];
    var random = new SplittableRandom(8);
    for (short[] table : tables) {
      for (int i = 0; i < table.length; i++) {
        table[i] = (short) random.nextInt(-127, 128);
      }
    }
    PatternEvaluator any = SHIPPED.with(tables);
    int[] weights = new int[SHIPPED.features()];
    walk(
        5,
        position -> {
          any.features(position, weights);
          int sum = Arrays.stream(weights).map(i -> tables[any.stage(position)][i]).sum();
          assertThat(any.evaluate(position)).isEqualTo(sum);
        });
  }

  @Test
  void imagesOfAPositionAreWorthTheSame() {
    var game = (OthelloGame) Games.find(OthelloFamily.ID);
    walk(
        3,
        position -> {
          String cells = game.format(position);
          var turned = new StringBuilder(cells.substring(0, 64)).reverse();
          assertThat(SHIPPED.evaluate(game.parse(turned + cells.substring(64))))
              .isEqualTo(SHIPPED.evaluate(position));
        });
  }

  /** Edges, corners and lines, each as often as the board has it. */
  @Test
  void patternsLieWhereTheyBelong() {
    assertThat(List.of(Pattern.values()))
        .extracting(pattern -> pattern.placements().size())
        .containsExactly(4, 4, 8, 4, 4, 4, 4, 2, 4, 4, 4, 4);
    for (Pattern pattern : Pattern.values()) {
      var squares = new TreeSet<Integer>();
      pattern.placements().forEach(placed -> Arrays.stream(placed).forEach(squares::add));
      assertThat(squares).allMatch(square -> square >= 0 && square < 64);
      assertThat(Arrays.stream(pattern.canonical()))
          .allMatch(filling -> filling < pattern.fillings());
    }
  }

  @Test
  void whatIsWrittenIsReadAndWhatIsDamagedIsRefused() {
    int[] all = new int[100];
    Arrays.setAll(all, i -> i);
    short[][] tables = new short[3][100];
    tables[1][7] = 40;
    tables[2][7] = -1270;
    tables[2][99] = 14; // rounded to tenths of a disc
    byte[] file = PatternFile.write(tables, all);
    short[][] read = PatternFile.read(file, 3, all);
    assertThat(read[1][7]).isEqualTo((short) 40);
    assertThat(read[2][7]).isEqualTo((short) -1270);
    assertThat(read[2][99]).isEqualTo((short) 10);
    assertThatThrownBy(() -> PatternFile.read(Arrays.copyOf(file, file.length / 2), 3, all))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(SHIPPED.file().length).isLessThan(1_500_000);
  }

  /** Corners are worth discs: with a corner's disc turned over, an opinion is another. */
  @Test
  void hasLearnedWhatPlayersKnow() {
    List<Integer> losses = new ArrayList<>();
    walk(
        60,
        position -> {
          long own = position.own();
          long corner = Long.lowestOneBit(own & Size.EIGHT.corners);
          int discs = Long.bitCount(own | position.opponent());
          if (corner != 0 && discs >= 30 && discs <= 50) {
            var without =
                new OthelloPosition(
                    Size.EIGHT, true, own ^ corner, position.opponent() | corner, position.mover());
            losses.add(SHIPPED.evaluate(position) - SHIPPED.evaluate(without));
          }
        });
    double mean = losses.stream().mapToInt(loss -> loss).average().orElseThrow();
    assertThat(mean).as("hundredths of a disc, of %d", losses.size()).isGreaterThan(500);
  }
}
