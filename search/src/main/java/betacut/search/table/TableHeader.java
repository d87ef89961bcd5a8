package betacut.search.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * What a table file says about itself.
 *
 * <pre>
 *   8 bytes  "BetacutT"
 *   4        format version
 *   2        length n of the rest, checksum excluded
 *   2 + g    game id, UTF-8 with its length before it
 *   2 + p    policy, likewise
 *   8        capacity of the table that was saved
 *   8        number of entries that follow
 *   4        CRC32C of all the above
 * </pre>
 *
 * @param gameId what the scores are of
 * @param policy the name of the table that was saved
 * @param capacity how many entries that table could hold
 * @param entries how many entries the file holds
 */
public record TableHeader(String gameId, String policy, long capacity, long entries) {
  static final int VERSION = 1;

  private static final byte[] MAGIC = "BetacutT".getBytes(StandardCharsets.US_ASCII);
  private static final int PREFIX_BYTES = 8 + Integer.BYTES + Short.BYTES;
  private static final int MIN_REST_BYTES = 2 * Short.BYTES + 2 * Long.BYTES;
  private static final int MAX_NAME_BYTES = 1000;
  private static final int MAX_BYTES = PREFIX_BYTES + MIN_REST_BYTES + 2 * MAX_NAME_BYTES + 4;
  private static final String ANEW = TableFileException.START_ANEW;

  TableHeader withEntries(long count) {
    return new TableHeader(gameId, policy, capacity, count);
  }

  ByteBuffer encode() {
    byte[] game = bytes(gameId);
    byte[] name = bytes(policy);
    int rest = MIN_REST_BYTES + game.length + name.length;
    var buffer = ByteBuffer.allocate(PREFIX_BYTES + rest + Integer.BYTES);
    buffer.put(MAGIC).putInt(VERSION).putShort((short) rest);
    buffer.putShort((short) game.length).put(game);
    buffer.putShort((short) name.length).put(name);
    buffer.putLong(capacity).putLong(entries);
    return buffer.putInt(sum(buffer)).flip();
  }

  private static byte[] bytes(String name) {
    byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > MAX_NAME_BYTES) {
      throw new IllegalArgumentException("a name of more than " + MAX_NAME_BYTES + " bytes");
    }
    return bytes;
  }

  /** The checksum of what is in the buffer before its position. */
  private static int sum(ByteBuffer buffer) {
    var sum = new CRC32C();
    sum.update(buffer.duplicate().flip());
    return (int) sum.getValue();
  }

  /** Reads a header and leaves the channel where the entries begin. */
  static TableHeader read(FileChannel channel, Path file) throws IOException {
    var buffer = ByteBuffer.allocate(MAX_BYTES);
    while (buffer.hasRemaining() && channel.read(buffer) >= 0) {}
    buffer.flip();
    TableHeader header = decode(buffer, file);
    channel.position(buffer.position());
    return header;
  }

  private static TableHeader decode(ByteBuffer buffer, Path file) {
    byte[] magic = new byte[Math.min(MAGIC.length, buffer.remaining())];
    buffer.get(magic);
    if (!Arrays.equals(magic, MAGIC)) {
      throw new TableFileException(file, "is not a table file", "Choose another file.");
    }
    requireRemaining(buffer, Integer.BYTES + Short.BYTES, file);
    int version = buffer.getInt();
    if (version != VERSION) {
      throw new TableFileException(
          file, "has format version " + version + ", and only " + VERSION + " is known", ANEW);
    }
    int rest = buffer.getShort();
    if (rest < MIN_REST_BYTES) {
      throw damaged(file);
    }
    requireRemaining(buffer, rest + Integer.BYTES, file);
    int sum = sum(buffer.duplicate().position(PREFIX_BYTES + rest));
    if (buffer.getInt(PREFIX_BYTES + rest) != sum) {
      throw damaged(file);
    }
    return decodeRest(buffer, rest, file);
  }

  /** The checksum is right by now; what is still wrong was not written by us. */
  private static TableHeader decodeRest(ByteBuffer buffer, int rest, Path file) {
    String gameId = decodeName(buffer, file);
    String policy = decodeName(buffer, file);
    if (buffer.position() != PREFIX_BYTES + rest - 2 * Long.BYTES) {
      throw damaged(file);
    }
    var header = new TableHeader(gameId, policy, buffer.getLong(), buffer.getLong());
    if (header.entries < 0 || header.entries > Long.MAX_VALUE >> 5) {
      throw damaged(file);
    }
    buffer.getInt();
    return header;
  }

  private static String decodeName(ByteBuffer buffer, Path file) {
    int length = buffer.getShort();
    if (length < 0 || length > buffer.remaining() - Short.BYTES - 2 * Long.BYTES) {
      throw damaged(file);
    }
    byte[] bytes = new byte[length];
    buffer.get(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static void requireRemaining(ByteBuffer buffer, int bytes, Path file) {
    if (buffer.remaining() < bytes) {
      throw new TableFileException(file, "is cut short", ANEW);
    }
  }

  private static TableFileException damaged(Path file) {
    return new TableFileException(file, "is damaged (its header's checksum does not match)", ANEW);
  }
}
