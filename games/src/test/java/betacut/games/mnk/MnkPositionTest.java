package betacut.games.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.games.connectfour.Playthrough;
import betacut.rules.Position;
import betacut.rules.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MnkPositionTest {
  private static final long SEED = Long.getLong("betacut.seed", 6);

  @ParameterizedTest
  @CsvSource({
    "3,3,3,200",
    "4,4,3,60",
    "4,4,4,60",
    "5,3,3,60",
    "3,7,4,40",
    "2,2,2,20",
    "6,6,6,15",
    "7,7,4,20",
    "15,15,5,1",
    "20,6,5,1",
    "15,2,3,20",
    "2,15,12,10",
    "15,4,7,5"
  })
  void agreesWithTheSlowRuleBookOnRandomGames(int width, int height, int inRow, int games) {
    var random = new SplittableRandom(SEED);
    var game = Mnk.of(width, height, inRow);
    for (int i = 0; i < games; i++) {
      var fast = game.start();
      var slow = new SlowMnk(width, height, inRow);
      while (true) {
        assertAgree(game, fast, slow);
        if (slow.isOver()) {
          break;
        }
        List<Integer> moves = slow.moves();
        int move = moves.get(random.nextInt(moves.size()));
        fast.make(move);
        slow.play(move);
      }
    }
  }

  private static void assertAgree(Mnk game, MnkPosition fast, SlowMnk slow) {
    String text = slow.toString();
    assertThat(game.format(fast)).as("seed %d", SEED).isEqualTo(text);
    int outcome =
        slow.hasRun(slow.other()) ? Score.LOSS : slow.isOver() ? Score.DRAW : Position.ONGOING;
    assertThat(fast.outcome()).as(text).isEqualTo(outcome);
    assertThat(fast.pliesLeft()).isEqualTo(slow.width * slow.height - slow.stones);
    var read = game.parse(text);
    assertThat(read.key()).as(text).isEqualTo(fast.key());
    assertThat(read.outcome()).as(text).isEqualTo(outcome);
    if (outcome == Position.ONGOING) {
      int[] moves = new int[fast.maxMoves()];
      assertThat(toList(moves, fast.moves(moves, 0))).as(text).isEqualTo(slow.moves());
      List<Integer> wins = slow.winsInOne(slow.mover());
      List<Integer> urgent = wins.isEmpty() ? slow.winsInOne(slow.other()) : wins;
      assertThat(toList(moves, fast.forcingMoves(moves, 0))).as(text).isEqualTo(urgent);
    }
  }

  private static List<Integer> toList(int[] moves, int end) {
    return Arrays.stream(moves, 0, end).boxed().toList();
  }

  @ParameterizedTest
  @CsvSource({"3,3,3", "5,4,3", "15,15,5", "20,19,5"})
  void undoRestoresEveryBit(int width, int height, int inRow) {
    var random = new SplittableRandom(SEED);
    int[] moves = new int[width * height];
    for (int i = 0; i < 100; i++) {
      var position = Mnk.of(width, height, inRow).start();
      List<List<Object>> before = new ArrayList<>();
      List<Integer> played = new ArrayList<>();
      while (position.outcome() == Position.ONGOING) {
        int move = moves[random.nextInt(position.moves(moves, 0))];
        before.add(bits(position));
        played.add(move);
        position.make(move);
      }
      while (!played.isEmpty()) {
        position.undo(played.removeLast());
        assertThat(bits(position)).as("seed %d", SEED).isEqualTo(before.removeLast());
      }
    }
  }

  private static List<Object> bits(MnkPosition position) {
    return List.of(
        Arrays.toString(position.lines(0)),
        Arrays.toString(position.lines(1)),
        position.key(),
        position.ply(),
        position.pliesLeft(),
        position.outcome());
  }

  @ParameterizedTest
  @CsvSource({"3,3,3,8", "5,4,3,4", "4,5,4,4", "6,6,4,8", "15,15,5,8", "20,20,5,8"})
  void playingTheImagesOfMovesGivesTheKeyOfTheImage(int width, int height, int inRow, int count) {
    var random = new SplittableRandom(SEED);
    var game = Mnk.of(width, height, inRow);
    int[] moves = new int[width * height];
    for (int symmetry = 0; symmetry < count; symmetry++) {
      var position = game.start();
      assertThat(position.symmetries()).isEqualTo(count);
      var image = game.start();
      while (position.outcome() == Position.ONGOING) {
        int move = moves[random.nextInt(position.moves(moves, 0))];
        int mapped = position.mapMove(move, symmetry);
        assertThat(position.unmapMove(mapped, symmetry)).isEqualTo(move);
        position.make(move);
        image.make(mapped);
        assertThat(position.key(symmetry)).isEqualTo(image.key());
        assertThat(image.key(image.canonicalSymmetry()))
            .isEqualTo(position.key(position.canonicalSymmetry()));
      }
      assertThat(image.outcome()).isEqualTo(position.outcome());
    }
  }

  @Test
  void moreThanKInARowWinsToo() {
    var position = Mnk.of(15, 15, 5).parse("a1 a2 b1 b2 c1 c2 e1 e2 f1 f2 d1");
    assertThat(position.outcome()).isEqualTo(Score.LOSS);
  }

  @Test
  void ranksCellsByLinesAndOnLargeBoardsByNearness() {
    var small = Mnk.of(3, 3, 3).start();
    assertThat(small.rank(4)).isEqualTo(4);
    assertThat(small.rank(0)).isEqualTo(3);
    assertThat(small.rank(1)).isEqualTo(2);
    var game = Mnk.of(15, 15, 5);
    var large = game.parse("a1");
    int next = large.rank(game.parseMove(large, "b2"));
    int twoAway = large.rank(game.parseMove(large, "c1"));
    int far = large.rank(game.parseMove(large, "o15"));
    assertThat(next).isGreaterThan(twoAway);
    assertThat(twoAway).isGreaterThan(far);
  }

  @Test
  void linesAgreeWithTheDrawingInLineBoard() {
    var position = Mnk.of(3, 3, 3).start();
    position.make(4);
    int[] expected = new int[16];
    expected[1] = expected[4] = expected[8] = expected[13] = 0b010;
    assertThat(position.lines(0)).isEqualTo(expected);
    LineBoard board = position.geometry();
    for (int cell = 0; cell < 9; cell++) {
      for (int i = 0; i < 4; i++) {
        assertThat(board.cellAt(board.lineOf[4 * cell + i], board.bitOf(cell, i))).isEqualTo(cell);
      }
    }
  }

  @Test
  void aCopyLivesOnItsOwn() {
    var position = Mnk.of(4, 4, 3).parse("a1 b2");
    var before = bits(position);
    var copy = position.copy();
    assertThat(bits(copy)).isEqualTo(before);
    copy.make(0);
    assertThat(bits(position)).isEqualTo(before);
  }

  @Test
  void playsTheGoldenGames() {
    Playthrough.check(Mnk.of(3, 3, 3), "tictactoe", 4);
    Playthrough.check(Mnk.of(5, 4, 3), "mnk-5x4-3", 2);
  }
}
