package betacut.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Position;
import betacut.rules.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConnectFourPositionTest {
  private static final long SEED = Long.getLong("betacut.seed", 4);

  @ParameterizedTest
  @CsvSource({"7,6", "4,4", "8,7", "9,6", "4,15", "12,4", "32,1", "21,2", "3,15", "1,5", "5,11"})
  void agreesWithTheSlowRuleBookOnRandomGames(int width, int height) {
    var random = new SplittableRandom(SEED);
    var game = ConnectFour.of(width, height);
    for (int i = 0; i < 60; i++) {
      var fast = game.start();
      var slow = new SlowConnectFour(width, height);
      while (true) {
        assertAgree(game, fast, slow);
        if (slow.isOver()) {
          break;
        }
        List<Integer> moves = slow.moves();
        int move = moves.get(random.nextInt(moves.size()));
        assertThat(game.targetCell(fast, move))
            .isEqualTo((height - 1 - slow.heightOf(move)) * width + move);
        fast.make(move);
        slow.play(move);
      }
    }
  }

  private static void assertAgree(
      ConnectFour game, ConnectFourPosition fast, SlowConnectFour slow) {
    String text = slow.toString();
    assertThat(game.format(fast)).as("seed %d", SEED).isEqualTo(text);
    boolean lost = slow.hasFour(slow.mover() == 'x' ? 'o' : 'x');
    int outcome = lost ? Score.LOSS : slow.isOver() ? Score.DRAW : Position.ONGOING;
    assertThat(fast.outcome()).as(text).isEqualTo(outcome);
    assertThat(fast.pliesLeft()).isEqualTo(slow.width * slow.height - slow.stones);
    assertThat(game.parse(text).key()).as(text).isEqualTo(fast.key());
    if (outcome == Position.ONGOING) {
      int[] moves = new int[fast.maxMoves()];
      assertThat(toList(moves, fast.moves(moves, 0))).as(text).isEqualTo(slow.moves());
      assertThat(toList(moves, fast.forcingMoves(moves, 0))).as(text).isEqualTo(urgent(slow));
    }
  }

  private static List<Integer> toList(int[] moves, int end) {
    return Arrays.stream(moves, 0, end).boxed().toList();
  }

  private static List<Integer> urgent(SlowConnectFour slow) {
    char mover = slow.mover();
    List<Integer> wins = winsInOne(slow, mover);
    return wins.isEmpty() ? winsInOne(slow, mover == 'x' ? 'o' : 'x') : wins;
  }

  private static List<Integer> winsInOne(SlowConnectFour slow, char colour) {
    List<Integer> wins = new ArrayList<>(slow.moves());
    wins.removeIf(column -> !slow.wouldWin(colour, column, slow.heightOf(column)));
    return wins;
  }

  @ParameterizedTest
  @CsvSource({"7,6", "8,7", "4,15", "32,1"})
  void undoRestoresEveryBit(int width, int height) {
    var random = new SplittableRandom(SEED);
    int[] moves = new int[width];
    for (int i = 0; i < 2000; i++) {
      var position = ConnectFour.of(width, height).start();
      List<long[]> before = new ArrayList<>();
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

  private static long[] bits(ConnectFourPosition position) {
    return new long[] {
      position.ownStones(), position.opponentStones(), position.key(), position.ply()
    };
  }

  @ParameterizedTest
  @CsvSource({"7,6", "8,7", "6,5", "32,1"})
  void playingTheMirroredMovesGivesTheMirroredKey(int width, int height) {
    var random = new SplittableRandom(SEED);
    int[] moves = new int[width];
    for (int i = 0; i < 200; i++) {
      var position = ConnectFour.of(width, height).start();
      var mirrored = position.copy();
      while (position.outcome() == Position.ONGOING) {
        int move = moves[random.nextInt(position.moves(moves, 0))];
        int image = position.mapMove(move, 1);
        assertThat(position.unmapMove(image, 1)).isEqualTo(move);
        position.make(move);
        mirrored.make(image);
        assertThat(position.key(1)).isEqualTo(mirrored.key());
        assertThat(position.key(0)).isEqualTo(position.key());
        assertThat(position.key(position.canonicalSymmetry()))
            .isEqualTo(mirrored.key(mirrored.canonicalSymmetry()));
      }
    }
  }

  @Test
  void aCopyLivesOnItsOwn() {
    var position = ConnectFour.of(7, 6).parse("4453");
    var copy = position.copy();
    copy.make(0);
    assertThat(position.key()).isEqualTo(ConnectFour.of(7, 6).parse("4453").key());
    assertThat(copy.key()).isEqualTo(ConnectFour.of(7, 6).parse("44531").key());
  }

  @Test
  void ranksTheCentreFirstAndBothSidesAlike() {
    var position = ConnectFour.of(7, 6).start();
    assertThat(position.rank(3)).isGreaterThan(position.rank(2));
    assertThat(position.rank(2)).isEqualTo(position.rank(4)).isGreaterThan(position.rank(1));
    assertThat(position.rank(0)).isEqualTo(position.rank(6)).isLessThan(position.rank(1));
  }

  @Test
  void writesNothingPastTheLegalMoves() {
    var position = ConnectFour.of(7, 6).parse("444444777777");
    int[] moves = new int[12];
    Arrays.fill(moves, -1);
    assertThat(position.moves(moves, 3)).isEqualTo(8);
    assertThat(moves).containsExactly(-1, -1, -1, 0, 1, 2, 4, 5, -1, -1, -1, -1);
  }

  @Test
  void hasSixtyNineLinesOfFour() {
    var board = new ColumnBoard(7, 6);
    int lines =
        Arrays.stream(board.directions()).map(d -> Long.bitCount(board.lineStarts(d))).sum();
    assertThat(lines).isEqualTo(69);
    assertThat(new SlowConnectFour(7, 6).segments()).hasSize(69);
  }

  @Test
  void playsTheGoldenGames() {
    Playthrough.check(ConnectFour.of(7, 6), "connect4", 2);
    Playthrough.check(ConnectFour.of(4, 4), "connect4-4x4", 3);
  }
}
