package betacut.cli.solve;

import betacut.cli.text.Sentences;
import betacut.rules.UsageException;
import betacut.solve.connectfour.OpeningBook;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;

/**
 * A book and where it is from.
 *
 * @param name of its file, or "shipped" for the one that comes with the program
 */
record BookFile(String name, OpeningBook book) {
  private static final int WIDTH = 7;
  private static final int HEIGHT = 6;

  /** The book of a file; the one that comes with the program if no file is named. */
  static BookFile open(String file) {
    return file == null ? shipped() : new BookFile(file, read(file, OpeningBook::map));
  }

  private static BookFile shipped() {
    return OpeningBook.shipped(WIDTH, HEIGHT)
        .map(book -> new BookFile("shipped", book))
        .orElseThrow(
            () ->
                new UsageException(
                    "This program comes without a book; name the FILE of one, or make one with"
                        + " 'betacut book build connect4 --plies 6'."));
  }

  /** Reads the book in a file that somebody has typed. */
  static <B> B read(String file, Function<Path, B> reader) {
    Path path = path(file);
    if (!Files.isRegularFile(path)) {
      throw new UsageException(
          Files.exists(path)
              ? "%s is not an ordinary file; name the file of a book.".formatted(file)
              : "%s does not exist; name the file of a book, or none for the one that comes with"
                      .formatted(file)
                  + " the program.");
    }
    try {
      return reader.apply(path);
    } catch (UncheckedIOException e) {
      throw new UsageException("%s cannot be read: %s.".formatted(file, e.getCause().getMessage()));
    } catch (RuntimeException e) { // whatever a damaged file makes of its reader
      throw new UsageException(
          "%s cannot be used: %s. Choose another, or build it again."
              .formatted(file, e.getMessage()));
    }
  }

  /** Whether a file begins like a kind of book; false if it cannot be read. */
  static boolean startsWith(String file, int magic) {
    try (InputStream in = Files.newInputStream(path(file))) {
      byte[] start = in.readNBytes(Integer.BYTES);
      return start.length == Integer.BYTES && ByteBuffer.wrap(start).getInt() == magic;
    } catch (IOException e) {
      return false;
    }
  }

  /** Refuses a place where a book cannot be written. */
  static void requireFree(Path book, String name) {
    if (Files.exists(book)) {
      throw new UsageException(name + " is there already; remove it, or name another with --out.");
    }
    Path folder = book.getParent();
    if (folder == null || !Files.isWritable(folder)) {
      throw new UsageException(
          "%s cannot be written: %s; name another with --out."
              .formatted(
                  name,
                  folder != null && Files.exists(folder)
                      ? "its folder is protected"
                      : "its folder does not exist"));
    }
  }

  /** The file of this name, which somebody has typed. */
  static Path path(String file) {
    try {
      if (!file.isBlank()) {
        return Path.of(file).toAbsolutePath();
      }
    } catch (InvalidPathException e) {
      throw new UsageException("'%s' cannot be the name of a file.".formatted(file));
    }
    throw new UsageException("The file's name is empty; give one, such as small.book.");
  }

  String describe() {
    return "Connect-4 %d×%d: exact scores of every position with up to %d stones, from %s stored."
        .formatted(book.width(), book.height(), book.stones(), Sentences.count(book.positions()));
  }

  /** The same for programs. */
  record Description(String book, int width, int height, int stones, long positions) {}

  Description description() {
    return new Description(name, book.width(), book.height(), book.stones(), book.positions());
  }
}
