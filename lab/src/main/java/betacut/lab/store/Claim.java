package betacut.lab.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.Map;

/**
 * The right of this process to the file of a store, held by a lock on a small file beside it that
 * also says who holds it. The database has a lock of its own, but that one is gone while its file
 * is exchanged for a smaller one, and it cannot say whose it is.
 *
 * <p>A process may open a file several times: all of them share one claim. It ends with the
 * process, however that ends; the small file stays, for a lock on a deleted file holds nobody off.
 */
final class Claim implements AutoCloseable {
  /** Claims of this process, by file. Locks belong to a process, so this does too. */
  private static final Map<Path, Claim> HELD = new HashMap<>();

  /** Far behind the text: some systems keep others from reading what is locked. */
  private static final long LOCKED_BYTE = 1L << 40;

  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

  /** For places that need none. */
  static final Claim NONE = new Claim(null, null);

  private final Path file;
  private final FileChannel channel;
  private int users = 1;

  private Claim(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Takes the claim to a file of ours.
   *
   * @throws StoreException if another process has it
   */
  static Claim take(Place place) {
    if (place.file() == null) {
      return NONE;
    }
    synchronized (HELD) {
      Claim held = HELD.get(place.file());
      if (held != null) {
        held.users++;
        return held;
      }
      Claim fresh = open(place);
      HELD.put(place.file(), fresh);
      return fresh;
    }
  }

  private static Claim open(Place place) {
    Path beside = place.beside(".lock");
    try {
      FileChannel channel =
          FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      try {
        lock(channel, place, beside);
      } catch (IOException | StoreException e) {
        channel.close(); // with its lock, or this process could never try again
        throw e;
      }
      return new Claim(place.file(), channel);
    } catch (IOException e) {
      throw new StoreException(
          "%s cannot be used: %s cannot be written (%s). Look at the disk and the permissions, or"
                  .formatted(place.shown(), beside, e.getMessage())
              + " choose another file with --db.",
          e);
    }
  }

  private static void lock(FileChannel channel, Place place, Path beside) throws IOException {
    FileLock lock = channel.tryLock(LOCKED_BYTE, 1, false);
    if (lock == null) {
      throw new StoreException(
          "%s cannot be used: another process has it open (%s). Wait until that one ends, or choose"
                  .formatted(place.shown(), Files.readString(beside).strip())
              + " another file with --db; a PostgreSQL store can be read while a run writes.");
    }
    channel.truncate(0);
    channel.write(ByteBuffer.wrap(self().getBytes(StandardCharsets.UTF_8)));
  }

  private static String self() {
    return "process %d, since %s%n"
        .formatted(ProcessHandle.current().pid(), TIME.format(ZonedDateTime.now()));
  }

  /** Whether there is a file, and nobody else in this process uses it either. */
  boolean isOnly() {
    synchronized (HELD) {
      return this != NONE && users == 1;
    }
  }

  /** Gives up one use; the last one frees the file for others. */
  @Override
  public void close() {
    if (this == NONE) {
      return;
    }
    synchronized (HELD) {
      users--;
      if (users > 0) {
        return;
      }
      HELD.remove(file);
      try {
        channel.close();
      } catch (IOException e) {
        // The process's end frees it then.
      }
    }
  }
}
