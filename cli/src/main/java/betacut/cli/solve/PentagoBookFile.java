package betacut.cli.solve;

import betacut.cli.text.Sentences;
import betacut.rules.UsageException;
import betacut.solve.pentago.PentagoBook;
import java.nio.file.Files;
import java.util.Optional;

/**
 * A book of Pentago and where it is from.
 *
 * @param name of its file, or "shipped" for the one that comes with the program
 */
record PentagoBookFile(String name, PentagoBook book) {
  static final String GAME = "pentago";

  /** The book that is meant, if it is one of Pentago: the game's name, or the file of one. */
  static Optional<PentagoBookFile> find(String subject) {
    if (GAME.equals(subject) && !Files.exists(BookFile.path(subject))) {
      return Optional.of(shipped());
    }
    return subject == null || !BookFile.startsWith(subject, PentagoBook.MAGIC)
        ? Optional.empty()
        : Optional.of(open(subject));
  }

  private static PentagoBookFile shipped() {
    return new PentagoBookFile(
        "shipped",
        PentagoBook.shipped()
            .orElseThrow(
                () ->
                    new UsageException(
                        "This program comes without a book of Pentago; make one with"
                            + " 'betacut book build pentago --from FOLDER'.")));
  }

  /** The book in a file. */
  static PentagoBookFile open(String file) {
    return new PentagoBookFile(file, BookFile.read(file, PentagoBook::map));
  }

  String describe() {
    return ("Pentago: who wins in every position with up to %d stones, %s of them without their"
            + " images. Values by Geoffrey Irving (perfect-pentago.net, public domain).")
        .formatted(book.stones(), Sentences.count(book.positions()));
  }

  /** The same for programs. */
  record Description(String book, int stones, long positions) {}

  Description description() {
    return new Description(name, book.stones(), book.positions());
  }
}
