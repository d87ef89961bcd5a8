package betacut.solve.slices;

import betacut.games.pentago.Quadrants;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * One of Geoffrey Irving's published files with the exact values of every classic Pentago position
 * of so many stones (perfect-pentago.net, data in the public domain).
 *
 * <p>A file has <em>sections</em>, one for each way to spread the stones over the quadrants up to
 * symmetry. In a section each quadrant runs through its states up to rotation, and values stand for
 * all 256 rotations of the four: a bit if the first player wins, one if the second does. Eight
 * states of each quadrant make a block, which is packed as XZ. All numbers are little-endian:
 *
 * <pre>
 *   "pentago sections   \n" | int version | int sections | int size of a header | header ...
 *   header: "...\n" (20) | int version | byte | int stones | 4 × (byte first, byte second)
 *           | 4 × short shape | int block | 4 × short blocks | int filter
 *           | long size, long packed size, long place of the index of blocks
 *   index:  long size, long packed size, long place of each block, the last quadrant fastest
 *   block:  512 bits a super, its 256 rotations × (first wins, second wins), or with filter 0
 *           256 of one, then 256 of the other; the turn of quadrant q counts 4^q
 * </pre>
 *
 * His quadrants are numbered 2 × column + row and their cells 3 × column + row, rows from below.
 */
public final class SliceFile {
  private static final byte[] MAGIC = "pentago sections   \n".getBytes(StandardCharsets.US_ASCII);
  private static final int BLOCK = 8;

  /** Bytes of the values of one super. */
  private static final int SUPER = 64;

  /** The symmetry of the board that each of his, four turns to the left and their mirrors, is. */
  private record Section(int[] shape, int[] blocks, int filter, byte[][] values) {}

  private final int stones;
  private final Map<Long, Section> sections = new HashMap<>();

  /**
   * Reads a file and unpacks all of it.
   *
   * @throws IllegalArgumentException if it is none; the message ends a sentence about it
   */
  public SliceFile(byte[] bytes) {
    var in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    if (bytes.length < 32 || !Arrays.equals(bytes, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
      throw new IllegalArgumentException("it is no file of Pentago's values");
    }
    int count = in.getInt(24);
    int size = in.getInt(28);
    stones = in.getInt(32 + 25);
    for (int i = 0; i < count; i++) {
      readSection(bytes, in, 32 + i * size);
    }
  }

  private void readSection(byte[] bytes, ByteBuffer in, int header) {
    long spread = 0;
    for (int quadrant = 0; quadrant < 4; quadrant++) {
      int first = in.get(header + 29 + 2 * quadrant);
      int second = in.get(header + 30 + 2 * quadrant);
      spread |= (long) (first | second << 4) << 8 * quadrant;
    }
    int[] shape = fourShorts(in, header + 37);
    int[] blocks = fourShorts(in, header + 49);
    if (in.getInt(header + 45) != BLOCK || in.getInt(header + 57) > 1) {
      throw new IllegalArgumentException("its blocks are made in another way");
    }
    byte[] index =
        XzStream.unpacked(bytes, (int) in.getLong(header + 77), (int) in.getLong(header + 61));
    var places = ByteBuffer.wrap(index).order(ByteOrder.LITTLE_ENDIAN);
    byte[][] values = new byte[index.length / 24][];
    for (int i = 0; i < values.length; i++) {
      int size = (int) places.getLong(24 * i);
      values[i] = XzStream.unpacked(bytes, (int) places.getLong(24 * i + 16), size);
    }
    sections.put(spread, new Section(shape, blocks, in.getInt(header + 57), values));
  }

  private static int[] fourShorts(ByteBuffer in, int from) {
    int[] numbers = new int[4];
    for (int i = 0; i < 4; i++) {
      numbers[i] = in.getShort(from + 2 * i);
    }
    return numbers;
  }

  /** The stones of its positions. */
  public int stones() {
    return stones;
  }

  /** The value for the side to move of a board with as many stones: 1 wins, 0 draws, −1 loses. */
  public int value(long first, long second) {
    int symmetry = 0;
    Section section = null;
    while (section == null) {
      section = sections.get(spread(first, second, symmetry));
      symmetry += section == null ? 1 : 0;
    }
    long firstImage = Quadrants.image(first, symmetry);
    long secondImage = Quadrants.image(second, symmetry);
    int block = 0;
    int place = 0;
    int turns = 0;
    for (int his = 0; his < 4; his++) {
      int quadrant = ForeignQuadrants.ours(his);
      int own =
          ForeignQuadrants.number(
              Quadrants.pattern(firstImage, quadrant), Quadrants.pattern(secondImage, quadrant));
      int id = own >> 2;
      int inBlock = Math.min(BLOCK, section.shape[his] - id / BLOCK * BLOCK);
      block = block * section.blocks[his] + id / BLOCK;
      place = place * inBlock + id % BLOCK;
      turns |= (own & 3) << 2 * his;
    }
    byte[] values = section.values[block];
    int mover = stones & 1;
    return bit(values, section.filter, place, turns, mover)
        - bit(values, section.filter, place, turns, 1 - mover);
  }

  private static int bit(byte[] values, int filter, int place, int turns, int side) {
    int bit = filter == 0 ? side << 8 | turns : turns << 1 | side;
    return values[SUPER * place + (bit >> 3)] >> (bit & 7) & 1;
  }

  private static long spread(long first, long second, int symmetry) {
    long firstImage = Quadrants.image(first, symmetry);
    long secondImage = Quadrants.image(second, symmetry);
    long spread = 0;
    for (int his = 0; his < 4; his++) {
      int quadrant = ForeignQuadrants.ours(his);
      int ones = Integer.bitCount(Quadrants.pattern(firstImage, quadrant));
      int twos = Integer.bitCount(Quadrants.pattern(secondImage, quadrant));
      spread |= (long) (ones | twos << 4) << 8 * his;
    }
    return spread;
  }
}
