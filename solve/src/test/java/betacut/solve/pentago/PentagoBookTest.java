package betacut.solve.pentago;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.games.pentago.PentagoPosition;
import betacut.games.pentago.Quadrants;
import betacut.platform.Platform;
import betacut.platform.SplitMix;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PentagoBookTest {
  private static final PentagoBook BOOK = PentagoBook.shipped().orElseThrow();
  private static final Game<?> GAME = Games.find("pentago");

  @Test
  void itKnowsEveryPositionOfSixStonesAndTakesLessThan300Kilobytes() {
    assertThat(BOOK.stones()).isEqualTo(6);
    assertThat(BOOK.positions()).isEqualTo(1 + 9 + 210 + 3046 + 48_066 + 485_484 + 4_931_852);
    assertThat(Platform.data(PentagoBook.class, "pentago.book").orElseThrow())
        .hasSizeLessThan(300_000);
  }

  @Test
  void itSaysWhatThePublishedValuesSay() {
    List<String> lines =
        Platform.text(PentagoBookTest.class, "known-values.txt")
            .lines()
            .filter(line -> !line.startsWith("#"))
            .toList();
    assertThat(lines).hasSize(321);
    for (String line : lines) {
      String[] parts = line.split(" ");
      assertThat(value(GAME.parse(parts[0]))).as(line).isEqualTo(Integer.parseInt(parts[1]));
    }
  }

  @Test
  void everyValueIsThatOfTheBestMove() {
    for (int sample = 0; sample < 400; sample++) {
      var random = SplitMix.of(7, sample);
      Position position = randomPosition(random, random.nextInt(6));
      int best = -1;
      for (int move : position.legalMoves()) {
        position.make(move);
        best = Math.max(best, -value(position));
        position.undo(move);
      }
      assertThat(value(position)).as("sample %d", sample).isEqualTo(best);
    }
  }

  @Test
  void imagesAreWorthTheSame() {
    for (int sample = 0; sample < 200; sample++) {
      var position = (PentagoPosition) randomPosition(SplitMix.of(8, sample), 6);
      for (int symmetry = 1; symmetry < Quadrants.SYMMETRIES; symmetry++) {
        assertThat(
                BOOK.value(
                    Quadrants.image(position.own(), symmetry),
                    Quadrants.image(position.opponent(), symmetry)))
            .isEqualTo(BOOK.value(position.own(), position.opponent()));
      }
    }
  }

  @Test
  void itSaysNothingOfMoreStones() {
    var position = (PentagoPosition) randomPosition(SplitMix.of(9, 0), 7);
    assertThat(BOOK.value(position.own(), position.opponent())).isEmpty();
  }

  @Test
  void aDamagedBookIsRefused() {
    byte[] bytes = Platform.data(PentagoBook.class, "pentago.book").orElseThrow();
    bytes[bytes.length / 2] ^= 1;
    assertThatThrownBy(() -> new PentagoBook(ByteBuffer.wrap(bytes)))
        .hasMessage("the book is damaged: its checksum is wrong");
    assertThatThrownBy(() -> new PentagoBook(ByteBuffer.allocate(100)))
        .hasMessage("not a Pentago book");
  }

  @Test
  void aBookOfOneLayerHoldsWhatWasPutIn() {
    var writer = new PentagoBook.Writer();
    writer.add(3, (first, second) -> (int) Math.floorMod(first * 31 + second, 3L) - 1);
    var book = new PentagoBook(writer.bytes());
    assertThat(book.stones()).isEqualTo(3);
    // Of a position and its images one was asked for; two stones of the first player are movers'.
    long first = 0b11;
    long second = 1L << 20;
    int value = book.value(second, first).orElseThrow();
    assertThat(value)
        .isIn(
            IntStream.range(0, 8)
                .mapToObj(
                    s ->
                        (int)
                                Math.floorMod(
                                    Quadrants.image(first, s) * 31 + Quadrants.image(second, s), 3L)
                            - 1)
                .toList());
    assertThat(book.value(0, 0)).isEmpty();
  }

  private static int value(Position position) {
    var pentago = (PentagoPosition) position;
    return BOOK.value(pentago.own(), pentago.opponent()).orElseThrow();
  }

  private static Position randomPosition(SplitMix random, int stones) {
    Position position = GAME.start();
    for (int i = 0; i < stones; i++) {
      int[] moves = position.legalMoves();
      position.make(moves[random.nextInt(moves.length)]);
    }
    return position;
  }
}
