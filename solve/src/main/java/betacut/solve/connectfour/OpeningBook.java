package betacut.solve.connectfour;

import betacut.platform.Platform;
import betacut.platform.SafeFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.zip.CRC32C;

/**
 * Exact scores of all positions with few stones.
 *
 * <p>The book holds layers: every position with a certain number of stones in which the side to
 * move cannot win at once, one of each mirror pair. Positions between two layers are answered by
 * looking ahead to the next one.
 *
 * <pre>
 *   "BC4B" | int version | int width | int height | int layers | layer ... | int CRC-32C of all before
 * </pre>
 */
public final class OpeningBook {
  static final int MAGIC = 0x42433442;
  static final int VERSION = 1;

  private final BoardGeometry board;
  private final List<ScoreLayer> layers = new ArrayList<>();

  /** Reads a book from memory, and checks it. */
  public OpeningBook(ByteBuffer in) {
    var whole = in.slice();
    if (whole.remaining() < 24 || whole.getInt(0) != MAGIC) {
      throw new IllegalArgumentException("not a Connect-4 book");
    }
    if (whole.getInt(4) != VERSION) {
      throw new IllegalArgumentException(
          "the book has version %d, this program reads %d".formatted(whole.getInt(4), VERSION));
    }
    int end = whole.limit() - Integer.BYTES;
    if (whole.getInt(end) != checksum(whole.slice(0, end))) {
      throw new IllegalArgumentException("the book is damaged: its checksum is wrong");
    }
    board = new BoardGeometry(whole.getInt(8), whole.getInt(12));
    int count = whole.getInt(16);
    whole.position(20);
    for (int i = 0; i < count; i++) {
      layers.add(new ScoreLayer(whole));
    }
  }

  /** Maps a file into memory and reads the book in it. */
  public static OpeningBook map(Path file) {
    try {
      return new OpeningBook(SafeFile.map(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The book that comes with the program, if it has one for this size of board. */
  public static Optional<OpeningBook> shipped(int width, int height) {
    String name = "connect4-%dx%d.book".formatted(width, height);
    return Platform.data(OpeningBook.class, name)
        .map(bytes -> new OpeningBook(ByteBuffer.wrap(bytes)));
  }

  static int checksum(ByteBuffer bytes) {
    var crc = new CRC32C();
    crc.update(bytes);
    return (int) crc.getValue();
  }

  /** The number of columns. */
  public int width() {
    return board.width;
  }

  /** The number of rows. */
  public int height() {
    return board.height;
  }

  /** The most stones a position may have to be answered, −1 for an empty book. */
  public int stones() {
    return layers.stream().mapToInt(ScoreLayer::stones).max().orElse(-1);
  }

  /** Positions stored. */
  public long positions() {
    return layers.stream().mapToLong(ScoreLayer::keys).sum();
  }

  /** The exact score, or nothing if the position has too many stones or is of another size. */
  public OptionalInt score(SolverPosition position) {
    if (position.width() != board.width || position.height() != board.height) {
      return OptionalInt.empty();
    }
    if (position.isLost()) {
      return OptionalInt.of(-board.winAt(position.stones()));
    }
    return score(position.own(), position.mask());
  }

  /** The same for a position that is not lost. */
  OptionalInt score(long own, long mask) {
    int stones = Long.bitCount(mask);
    ScoreLayer nearest = null;
    for (var layer : layers) {
      if (layer.stones() >= stones && (nearest == null || layer.stones() < nearest.stones())) {
        nearest = layer;
      }
    }
    return nearest == null
        ? OptionalInt.empty()
        : OptionalInt.of(lookAhead(nearest, own, mask, stones));
  }

  private int lookAhead(ScoreLayer layer, long own, long mask, int stones) {
    long playable = board.playable(mask);
    if ((board.winningCells(own, mask) & playable) != 0) {
      return board.winAt(stones + 1);
    }
    if (stones == layer.stones()) {
      return layer.score(key(board, own, mask));
    }
    int best = playable == 0 ? 0 : Integer.MIN_VALUE;
    for (; playable != 0; playable &= playable - 1) {
      long move = playable & -playable;
      best = Math.max(best, -lookAhead(layer, own ^ mask, mask | move, stones + 1));
    }
    return best;
  }

  /** The key of a position and its mirror image. */
  static long key(BoardGeometry board, long own, long mask) {
    long key = own + mask + board.bottom;
    long mirrored = board.mirror(own) + board.mirror(mask) + board.bottom;
    return Long.compareUnsigned(key, mirrored) <= 0 ? key : mirrored;
  }
}
