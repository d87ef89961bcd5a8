package betacut.solve.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.solve.opening.SearchedOpenings.Opinion;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;

class SearchedOpeningsTest {
  private static final Game<?> GAME = Games.find("othello");

  /** Moves and positions as people write them. */
  private static <P extends Position> P position(Game<P> game, String moves) {
    return game.parse(moves);
  }

  private static <P extends Position> List<Integer> codes(Game<P> game, String... moves) {
    P position = game.start();
    List<Integer> codes = new ArrayList<>();
    for (String move : moves) {
      codes.add(game.parseMove(position, move));
      position.play(codes.getLast());
    }
    return codes;
  }

  /** Every legal move with a score that tells it from the others. */
  private static List<Opinion> opinions(List<Integer> opening, int first, int step) {
    Position position = GAME.start();
    opening.forEach(position::play);
    List<Opinion> opinions = new ArrayList<>();
    for (int move : position.legalMoves()) {
      opinions.add(new Opinion(move, first + step * opinions.size(), 7));
    }
    return opinions;
  }

  /** The start, its one first move, and the reply d6 to f5. */
  private static ByteBuffer book() {
    var writer = new OpeningsWriter(GAME);
    writer.add(List.of(), List.of());
    writer.add(codes(GAME, "f5"), opinions(codes(GAME, "f5"), -90, 10));
    writer.add(codes(GAME, "f5", "d6"), opinions(codes(GAME, "f5", "d6"), 20, -5));
    return writer.bytes("an engine", 7);
  }

  @Test
  void aMoveIntoTheBookIsWorthWhatItLeadsTo() {
    var book = new SearchedOpenings(book());
    assertThat(book.positions()).isEqualTo(3);
    assertThat(book.depth()).isEqualTo(7);
    assertThat(book.engine()).isEqualTo("an engine");
    List<Opinion> second = book.moves(position(GAME, "f5"));
    int d6 = codes(GAME, "f5", "d6").getLast();
    // The best move after d6 is worth 20, so d6 is worth -20, which is better than -90, -80, -70.
    assertThat(second.getFirst()).isEqualTo(new Opinion(d6, -20, 8));
    assertThat(second.subList(1, 3))
        .extracting(Opinion::score)
        .isSubsetOf(-90, -80, -70)
        .isSortedAccordingTo((a, b) -> b - a);
    assertThat(book.moves(GAME.start())).hasSize(4).allMatch(move -> move.score() == 20);
  }

  @Test
  void imagesOfAPositionAreOne() {
    var book = new SearchedOpenings(book());
    for (String[] opening :
        new String[][] {{"f5", "d6"}, {"c4", "e3"}, {"d3", "c5"}, {"e6", "f4"}}) {
      Position position = position(GAME, String.join("", opening));
      assertThat(book.knows(position)).as(String.join("", opening)).isTrue();
      List<Opinion> moves = book.moves(position);
      assertThat(moves.getFirst().score()).isEqualTo(20);
      assertThat(moves.stream().mapToInt(Opinion::move).sorted().toArray())
          .isEqualTo(sorted(position.legalMoves()));
    }
    assertThat(book.knows(position(GAME, "f5f6"))).isFalse();
    assertThat(book.moves(position(GAME, "f5f6"))).isEmpty();
  }

  private static int[] sorted(int[] moves) {
    Arrays.sort(moves);
    return moves;
  }

  @Test
  void tellsTheWaysItsPositionsWereFoundBy() {
    assertThat(new SearchedOpenings(book()).openings())
        .containsExactlyInAnyOrder(List.of(), codes(GAME, "f5"), codes(GAME, "f5", "d6"));
  }

  @Test
  void whatCannotBeABookIsRefused() {
    var lonely = new OpeningsWriter(GAME);
    lonely.add(List.of(), opinions(List.of(), 0, 1));
    lonely.add(codes(GAME, "f5", "d6"), opinions(codes(GAME, "f5", "d6"), 0, 1));
    assertThatThrownBy(() -> lonely.bytes("", 1)).hasMessageContaining("leaves the book");
    var silent = new OpeningsWriter(GAME);
    silent.add(List.of(), List.of());
    assertThatThrownBy(() -> silent.bytes("", 1)).hasMessageContaining("nothing is known of");
    Game<?> large = Games.find("pentago");
    assertThatThrownBy(() -> new OpeningsWriter(large)).hasMessageContaining("more moves");
  }

  @Test
  void damageIsFound() {
    ByteBuffer whole = book();
    for (int i = 0; i < whole.limit(); i++) {
      byte[] bytes = new byte[whole.limit()];
      whole.get(0, bytes);
      bytes[i] ^= 1;
      assertThatThrownBy(() -> new SearchedOpenings(ByteBuffer.wrap(bytes)))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  /** With a sum that fits, the rules still tell. */
  @Test
  void movesThatAreNoneAreFound() {
    byte[] bytes = new byte[book().limit()];
    book().get(0, bytes);
    int firstMove = bytes.length - Integer.BYTES - bodyLength() + 1;
    bytes[firstMove] ^= 1;
    var checksum = new CRC32C();
    checksum.update(bytes, 0, bytes.length - Integer.BYTES);
    ByteBuffer.wrap(bytes).putInt(bytes.length - Integer.BYTES, (int) checksum.getValue());
    assertThatThrownBy(() -> new SearchedOpenings(ByteBuffer.wrap(bytes)))
        .hasMessageContaining("its moves are not those of a game");
  }

  /** Four moves, three replies and six: a byte for each position and four for each move. */
  private static int bodyLength() {
    int moves = 4;
    moves += position(GAME, "f5").legalMoves().length;
    moves += position(GAME, "f5d6").legalMoves().length;
    return 3 + 4 * moves;
  }
}
