package betacut.search.table;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.CRC32C;

/**
 * Keeps tables in files, so that one game's scores serve the next.
 *
 * <pre>
 *   header   see {@link TableHeader}, with its own checksum
 *   entries  key (8 bytes), entry without generation and epoch (8 bytes), repeated
 *   trailer  CRC32C of the entries (4 bytes)
 * </pre>
 *
 * <p>Numbers are big-endian. A file is written beside its place and moved there when complete, so
 * whoever reads or crashes meets the old file or the new one. A file is checked to the last byte
 * before its first entry is stored. Entries are stored one by one into whatever table is given: its
 * policy and size need not be those of the file, and its own entries stay as far as there is room.
 *
 * <p>Scores mean nothing without the evaluator that gave them, and level-1 games number their
 * positions anew in every run: the game id given here has to name all that scores depend on, and
 * games without {@linkplain betacut.rules.Game#hasStableKeys stable keys} must not be saved.
 */
public final class TableFile {
  private static final int ENTRY_BYTES = 2 * Long.BYTES;
  private static final int TRAILER_BYTES = Integer.BYTES;
  private static final int BUFFER_BYTES = 1 << 16;
  private static final String START_ANEW = TableFileException.START_ANEW;

  private TableFile() {}

  /**
   * Writes all entries of a table, replacing the file if there is one. Only ordinary files are
   * replaced, and no folder is created.
   */
  public static void save(TranspositionTable table, Path file, String gameId) {
    requireWritable(file);
    Path unfinished = null;
    try {
      Path place = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
      unfinished = place.resolveSibling(place.getFileName() + "." + System.nanoTime() + ".tmp");
      write(table, unfinished, gameId);
      moveInto(place, unfinished);
    } catch (IOException e) {
      throw new TableFileException(
          file,
          "cannot be written (" + reason(e) + ")",
          "Choose a place with room and write access.",
          e);
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

  private static void write(TranspositionTable table, Path file, String gameId) throws IOException {
    try (var channel =
        FileChannel.open(file, CREATE_NEW, WRITE)) { // not a temporary file: usual mode
      var header = new TableHeader(gameId, table.name(), table.capacity(), 0);
      writeFully(channel, header.encode()); // holds the place until the entries are counted
      var body = new EntryWriter(channel);
      table.forEach(body);
      body.finish();
      channel.position(0);
      writeFully(channel, header.withEntries(body.count).encode());
      channel.force(true);
    }
  }

  private static void moveInto(Path place, Path finished) throws IOException {
    try {
      Files.move(finished, place, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(finished, place, StandardCopyOption.REPLACE_EXISTING);
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

  /** Reads what a file says about itself, without its entries. */
  public static TableHeader header(Path file) {
    try (var channel = FileChannel.open(file, READ)) {
      return TableHeader.read(channel, file);
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  /**
   * Stores all entries of a file into a table and returns what the file said about itself.
   *
   * @throws TableFileException if the file is missing, damaged or another game's; the table is then
   *     untouched
   */
  public static TableHeader load(Path file, String gameId, TranspositionTable into) {
    try (var channel = FileChannel.open(file, READ)) {
      TableHeader header = TableHeader.read(channel, file);
      if (!header.gameId().equals(gameId)) {
        throw new TableFileException(
            file,
            "holds scores of '" + header.gameId() + "', not of '" + gameId + "'",
            "Choose the file of this game, or another name to start a new one.");
      }
      long start = channel.position();
      checkSize(file, channel.size() - start, header.entries());
      checkBody(file, channel, header.entries());
      channel.position(start);
      readBody(channel, header.entries(), into::store);
      return header;
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  private static void checkSize(Path file, long bytes, long entries) {
    long wanted = entries * ENTRY_BYTES + TRAILER_BYTES;
    if (bytes != wanted) {
      String reason = bytes < wanted ? "is cut short" : "is too long";
      throw new TableFileException(
          file, reason + " (" + bytes + " bytes of entries, not " + wanted + ")", START_ANEW);
    }
  }

  private static void checkBody(Path file, FileChannel channel, long entries) throws IOException {
    boolean[] nonsense = {false};
    int sum = readBody(channel, entries, (key, entry) -> nonsense[0] |= Entry.bound(entry) == 0);
    var trailer = ByteBuffer.allocate(TRAILER_BYTES);
    readFully(channel, trailer);
    if (trailer.getInt() != sum || nonsense[0]) {
      throw new TableFileException(file, "is damaged (its checksum does not match)", START_ANEW);
    }
  }

  /** Visits the entries that follow in the channel and returns their checksum. */
  private static int readBody(FileChannel channel, long entries, TranspositionTable.Visitor visitor)
      throws IOException {
    var sum = new CRC32C();
    var buffer = ByteBuffer.allocateDirect(BUFFER_BYTES);
    for (long left = entries; left > 0; left -= buffer.limit() / ENTRY_BYTES) {
      buffer.clear().limit((int) Math.min(BUFFER_BYTES, left * ENTRY_BYTES));
      readFully(channel, buffer);
      sum.update(buffer.duplicate());
      while (buffer.hasRemaining()) {
        visitor.visit(buffer.getLong(), buffer.getLong());
      }
    }
    return (int) sum.getValue();
  }

  private static void readFully(FileChannel channel, ByteBuffer buffer) throws IOException {
    while (buffer.hasRemaining()) {
      if (channel.read(buffer) < 0) {
        throw new IOException("the file shrinks while it is read");
      }
    }
    buffer.flip();
  }

  private static void writeFully(FileChannel channel, ByteBuffer buffer) throws IOException {
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
  }

  private static TableFileException unreadable(Path file, IOException e) {
    return e instanceof NoSuchFileException
        ? new TableFileException(file, "does not exist", "Check the name, or save one first.", e)
        : new TableFileException(
            file, "cannot be read (" + reason(e) + ")", "Check that it is a file you may read.", e);
  }

  /** Collects entries into blocks, counting and summing them on the way. */
  private static final class EntryWriter implements TranspositionTable.Visitor {
    private final FileChannel channel;
    private final CRC32C sum = new CRC32C();
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER_BYTES);
    private long count;
    private IOException failure; // a visitor cannot throw it, so finish does

    EntryWriter(FileChannel channel) {
      this.channel = channel;
    }

    @Override
    public void visit(long key, long entry) {
      buffer.putLong(key).putLong(Entry.lasting(entry));
      count++;
      if (!buffer.hasRemaining()) {
        flush();
      }
    }

    private void flush() {
      buffer.flip();
      sum.update(buffer.duplicate());
      try {
        if (failure == null) {
          writeFully(channel, buffer);
        }
      } catch (IOException e) {
        failure = e;
      }
      buffer.clear();
    }

    void finish() throws IOException {
      flush();
      if (failure != null) {
        throw failure;
      }
      buffer.putInt((int) sum.getValue()).flip();
      writeFully(channel, buffer);
    }
  }
}
