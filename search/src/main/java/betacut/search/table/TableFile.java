package betacut.search.table;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * Keeps tables in files, so that one game's scores serve the next.
 *
 * <pre>
 *   8 bytes  "BetacutT"
 *   4        format version
 *   2 + n    what the scores are of, UTF-8 with its length before it
 *   8        number of entries
 *   16 each  key, entry without generation and epoch
 *   4        CRC32C of all the above
 * </pre>
 *
 * <p>Numbers are big-endian. A file is written beside its place and moved there when complete, so
 * whoever reads or crashes meets the old file or the new one. A file is checked to the last byte
 * before its first entry is stored. Entries are stored one by one into whatever table is given: its
 * policy and size need not be those of the file, and its own entries stay as far as there is room.
 *
 * <p>Scores mean nothing without the evaluator that gave them, and level-1 games number their
 * positions anew in every run: the name given here has to name all that scores depend on, and games
 * without {@linkplain betacut.rules.Game#hasStableKeys stable keys} must not be saved.
 */
public final class TableFile {
  /** 3: what some games score at their end has changed, and what their entries mean. */
  private static final int VERSION = 3;

  private static final long MAGIC = 0x4265_7461_6375_7454L; // BetacutT
  private static final int FRAME_BYTES = Long.BYTES + Integer.BYTES + Short.BYTES + Long.BYTES;
  private static final int ENTRY_BYTES = 2 * Long.BYTES;
  private static final int SUM_BYTES = Integer.BYTES;
  private static final int BUFFER_BYTES = 1 << 16;
  private static final Duration LONGEST_WRITE = Duration.ofHours(1);
  private static final String START_ANEW = "Delete it and let a search fill a new one.";

  private TableFile() {}

  /**
   * Writes all entries of a table, replacing the file if there is one. Only ordinary files are
   * replaced, and no folder is created.
   *
   * @param contents names what the scores are of
   */
  public static void save(TranspositionTable table, Path file, String contents) {
    requireWritable(file);
    Path unfinished = null;
    try {
      Path place = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
      unfinished = place.resolveSibling(place.getFileName() + "." + System.nanoTime() + ".tmp");
      write(table, unfinished, contents.getBytes(StandardCharsets.UTF_8));
      deleteLeftovers(place, Files.getLastModifiedTime(unfinished).toInstant());
      moveInto(place, unfinished);
    } catch (IOException e) {
      throw new TableFileException(
          file,
          "cannot be written (" + reason(e) + ")",
          "Choose a place with room and write access.",
          e,
          true);
    } finally {
      deleteIfThere(unfinished);
    }
  }

  /**
   * Checks what can be known before there is anything to save, so that a long search is not lost.
   *
   * @throws TableFileException if {@link #save} would fail
   */
  public static void requireWritable(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    boolean isThere = Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    if (folder == null || isThere && !Files.isRegularFile(file)) {
      throw unwritable(
          file,
          Files.isDirectory(file) ? "it is a folder" : "it is not an ordinary file",
          "Choose the name of a new file.");
    }
    if (!Files.isDirectory(folder)) {
      boolean isMissing = Files.notExists(folder);
      throw unwritable(
          file,
          folder + (isMissing ? " does not exist" : " is not a folder"),
          isMissing ? "Create that folder first, or choose another." : "Choose another place.");
    }
    if (isThere && !Files.isWritable(file) || !Files.isWritable(folder)) {
      throw unwritable(
          file,
          "no write access to the " + (Files.isWritable(folder) ? "file" : "folder"),
          "Choose another place.");
    }
  }

  private static TableFileException unwritable(Path file, String reason, String nextStep) {
    return new TableFileException(file, "cannot be written (" + reason + ")", nextStep);
  }

  /** What the system says, without our exceptions' names. */
  private static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "no access";
    }
    String words = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
    return words == null ? "the system does not say why" : words;
  }

  private static void write(TranspositionTable table, Path file, byte[] contents)
      throws IOException {
    var count = new AtomicLong();
    table.forEach((key, entry) -> count.getAndIncrement());
    var sum = new CRC32C();
    // Not a temporary file, which would not get the usual mode.
    try (var channel = FileChannel.open(file, CREATE_NEW, WRITE);
        var buffer = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER_BYTES);
        var out = new DataOutputStream(new CheckedOutputStream(buffer, sum))) {
      out.writeLong(MAGIC);
      out.writeInt(VERSION);
      out.writeShort(contents.length);
      out.write(contents);
      out.writeLong(count.get());
      table.forEach((key, entry) -> write(out, key, Entry.lasting(entry)));
      out.writeInt((int) sum.getValue());
      out.flush();
      channel.force(true);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static void write(DataOutputStream out, long key, long entry) {
    try {
      out.writeLong(key);
      out.writeLong(entry);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a visitor cannot throw it
    }
  }

  private static void moveInto(Path place, Path finished) throws IOException {
    try {
      Files.move(finished, place, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(finished, place, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** What was being written when somebody was killed; others may be writing what is younger. */
  private static void deleteLeftovers(Path place, Instant now) throws IOException {
    Instant youngest = now.minus(LONGEST_WRITE);
    String name = Pattern.quote(place.getFileName().toString()) + "\\.\\d+\\.tmp";
    try (Stream<Path> beside = Files.list(place.getParent())) {
      for (Path file : beside.filter(one -> one.getFileName().toString().matches(name)).toList()) {
        if (Files.getLastModifiedTime(file).toInstant().isBefore(youngest)) {
          deleteIfThere(file);
        }
      }
    }
  }

  private static void deleteIfThere(Path unfinished) {
    try {
      if (unfinished != null) {
        Files.deleteIfExists(unfinished);
      }
    } catch (IOException e) {
      // A stray .tmp file harms nobody, and the failure that left it is already on its way.
    }
  }

  /**
   * Stores all entries of a file into a table and returns how many there are.
   *
   * @param contents names what the scores must be of
   * @throws TableFileException if the file is missing, damaged or of something else; the table is
   *     then untouched
   */
  public static long load(Path file, String contents, TranspositionTable into) {
    try {
      read(file, contents, (key, entry) -> {});
      long entries = read(file, contents, into::store);
      into.setRecalled();
      return entries;
    } catch (EOFException e) {
      throw new TableFileException(file, "is cut short", START_ANEW, e);
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  /** Visits the entries, and throws at the end at the latest if anything is wrong with the file. */
  private static long read(Path file, String contents, TranspositionTable.Visitor visitor)
      throws IOException {
    var sum = new CRC32C();
    try (var buffer = new BufferedInputStream(Files.newInputStream(file), BUFFER_BYTES);
        var in = new DataInputStream(new CheckedInputStream(buffer, sum))) {
      requireOurs(file, in);
      String held = new String(in.readNBytes(in.readUnsignedShort()), StandardCharsets.UTF_8);
      long entries = in.readLong();
      int nameBytes = held.getBytes(StandardCharsets.UTF_8).length;
      requireSize(file, entries, FRAME_BYTES + nameBytes + SUM_BYTES);
      boolean isSense = true;
      for (long i = 0; i < entries; i++) {
        long key = in.readLong();
        long entry = in.readLong();
        isSense &= Entry.bound(entry) != 0;
        visitor.visit(key, entry);
      }
      int expected = (int) sum.getValue();
      if (in.readInt() != expected || !isSense) {
        throw new TableFileException(file, "is damaged (its checksum does not match)", START_ANEW);
      }
      if (!held.equals(contents)) {
        throw new TableFileException(
            file,
            "holds scores of '" + held + "', not of '" + contents + "'",
            "Choose the file of this game, or another name to start a new one.");
      }
      return entries;
    }
  }

  private static void requireOurs(Path file, DataInputStream in) throws IOException {
    byte[] magic = in.readNBytes(Long.BYTES);
    if (magic.length < Long.BYTES || ByteBuffer.wrap(magic).getLong() != MAGIC) {
      throw new TableFileException(file, "is not a table file", "Choose another file.");
    }
    int version = in.readInt();
    if (version != VERSION) {
      throw new TableFileException(
          file,
          "has format version " + version + ", and only " + VERSION + " is known",
          START_ANEW);
    }
  }

  private static void requireSize(Path file, long entries, int others) throws IOException {
    long bytes = Files.size(file) - others;
    if (entries < 0 || entries > bytes / ENTRY_BYTES) {
      throw new TableFileException(file, "is cut short", START_ANEW);
    }
    if (bytes != entries * ENTRY_BYTES) {
      throw new TableFileException(file, "is too long", START_ANEW);
    }
  }

  private static TableFileException unreadable(Path file, IOException e) {
    return e instanceof NoSuchFileException
        ? new TableFileException(file, "does not exist", "Check the name, or save one first.", e)
        : new TableFileException(
            file, "cannot be read (" + reason(e) + ")", "Check that it is a file you may read.", e);
  }
}
