package betacut.solve.pentago;

import betacut.platform.Platform;
import betacut.platform.SafeFile;
import java.io.ByteArrayOutputStream;
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
 * Who wins in every classic Pentago position with few stones.
 *
 * <p>The values are Geoffrey Irving's solution of the game (perfect-pentago.net, data in the public
 * domain), in our packing. They say who wins, not how soon. Layers are unpacked when the first
 * position of theirs is asked for; then a look-up takes less than a microsecond.
 *
 * <pre>
 *   "BPGB" | int version | int layers | layer ... | int CRC-32C of all before
 *   layer: int stones | int length | the bytes of a {@link BookLayer}
 * </pre>
 */
public final class PentagoBook {
  /** The first four bytes of a book. */
  public static final int MAGIC = 0x42504742;

  private static final int VERSION = 1;
  private static final String SHIPPED = "pentago.book";

  /** More have more positions than an array has places. */
  private static final int MOST_STONES = 9;

  /** One layer, packed until it is needed. */
  private static final class Packed {
    private final int stones;
    private final ByteBuffer bytes;
    private Optional<BookLayer> layer = Optional.empty();

    Packed(int stones, ByteBuffer bytes) {
      this.stones = stones;
      this.bytes = bytes;
    }

    synchronized BookLayer layer() {
      if (layer.isEmpty()) {
        layer = Optional.of(BookLayer.read(stones, bytes.duplicate()));
      }
      return layer.get();
    }
  }

  private static final class Shipped {
    static final Optional<PentagoBook> BOOK =
        Platform.data(PentagoBook.class, SHIPPED)
            .map(bytes -> new PentagoBook(ByteBuffer.wrap(bytes)));
  }

  private final List<Packed> layers = new ArrayList<>();

  /** Reads a book from memory, and checks it. */
  public PentagoBook(ByteBuffer in) {
    var whole = in.slice();
    if (whole.remaining() < 16 || whole.getInt(0) != MAGIC) {
      throw new IllegalArgumentException("not a Pentago book");
    }
    if (whole.getInt(4) != VERSION) {
      throw new IllegalArgumentException(
          "the book has version %d, this program reads %d".formatted(whole.getInt(4), VERSION));
    }
    int end = whole.limit() - Integer.BYTES;
    if (whole.getInt(end) != checksum(whole.slice(0, end))) {
      throw new IllegalArgumentException("the book is damaged: its checksum is wrong");
    }
    int count = whole.getInt(8);
    whole.position(12);
    for (int i = 0; i < count; i++) {
      int stones = whole.getInt();
      int length = whole.getInt();
      layers.add(new Packed(stones, whole.slice(whole.position(), length)));
      whole.position(whole.position() + length);
    }
  }

  /** Reads the book in a file. */
  public static PentagoBook map(Path file) {
    try {
      return new PentagoBook(SafeFile.map(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The book that comes with the program, all of it the same one. */
  public static Optional<PentagoBook> shipped() {
    return Shipped.BOOK;
  }

  private static int checksum(ByteBuffer bytes) {
    var crc = new CRC32C();
    crc.update(bytes);
    return (int) crc.getValue();
  }

  /** The most stones of a position it knows, −1 if it is empty. */
  public int stones() {
    return layers.stream().mapToInt(layer -> layer.stones).max().orElse(-1);
  }

  /** Positions stored, of which eight images count once. */
  public long positions() {
    return layers.stream().mapToLong(layer -> layer.layer().positions()).sum();
  }

  /**
   * What a position is worth to the side to move: 1 if it wins, 0 if it draws, −1 if it loses;
   * nothing if it has another number of stones than the book's. The bits of a side are those of
   * {@link betacut.games.pentago.PentagoPosition#own}.
   */
  public OptionalInt value(long own, long opponent) {
    int stones = Long.bitCount(own | opponent);
    for (Packed layer : layers) {
      if (layer.stones == stones) {
        boolean isFirst = (stones & 1) == 0;
        return OptionalInt.of(
            layer.layer().value(isFirst ? own : opponent, isFirst ? opponent : own));
      }
    }
    return OptionalInt.empty();
  }

  /** Knows what positions are worth to the side to move. */
  public interface Values {
    /** 1 if it wins, 0 if it draws, −1 if it loses. */
    int value(long first, long second);
  }

  /** Writes books. */
  public static final class Writer {
    private final List<byte[]> layers = new ArrayList<>();

    /** Of a book without a layer so far. */
    public Writer() {}

    /**
     * Adds every position with so many stones.
     *
     * @throws IllegalArgumentException if there are too many of them
     */
    public void add(int stones, Values values) {
      if (stones < 0 || stones > MOST_STONES) {
        throw new IllegalArgumentException(
            "a book holds positions of 0 to %d stones, not of %d".formatted(MOST_STONES, stones));
      }
      byte[] bytes = BookLayer.of(stones, values).written();
      layers.add(
          ByteBuffer.allocate(2 * Integer.BYTES + bytes.length)
              .putInt(stones)
              .putInt(bytes.length)
              .put(bytes)
              .array());
    }

    /** The book. */
    public ByteBuffer bytes() {
      var all = new ByteArrayOutputStream();
      all.writeBytes(
          ByteBuffer.allocate(3 * Integer.BYTES)
              .putInt(MAGIC)
              .putInt(VERSION)
              .putInt(layers.size())
              .array());
      layers.forEach(all::writeBytes);
      var book = ByteBuffer.allocate(all.size() + Integer.BYTES).put(all.toByteArray());
      return book.putInt(checksum(book.slice(0, all.size()))).flip();
    }
  }
}
