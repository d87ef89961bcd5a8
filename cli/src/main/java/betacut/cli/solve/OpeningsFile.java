package betacut.cli.solve;

import betacut.cli.text.Sentences;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.solve.opening.SearchedOpenings;
import betacut.text.json.Json;
import java.nio.file.Files;
import java.util.Optional;

/**
 * A book of opinions and where it is from.
 *
 * @param name of its file, or "shipped" for the one that comes with the program
 */
record OpeningsFile(String name, SearchedOpenings book) {
  /** The book that is meant, if it is one of opinions: a game's name, or the file of one. */
  static Optional<OpeningsFile> find(String subject) {
    if (subject == null) {
      return Optional.empty();
    }
    return Files.exists(BookFile.path(subject))
        ? Optional.of(subject)
            .filter(file -> BookFile.startsWith(file, SearchedOpenings.MAGIC))
            .map(OpeningsFile::open)
        : shipped(subject);
  }

  private static Optional<OpeningsFile> shipped(String game) {
    try {
      return SearchedOpenings.shipped(Games.find(game))
          .map(book -> new OpeningsFile("shipped", book));
    } catch (UsageException noGame) { // then it is a file, and missed as one
      return Optional.empty();
    }
  }

  /** The book in a file. */
  static OpeningsFile open(String file) {
    return new OpeningsFile(file, BookFile.read(file, SearchedOpenings::map));
  }

  /** What it holds, for people or programs. */
  String told(boolean isJson) {
    return isJson ? Json.line(description()) : describe();
  }

  String describe() {
    return ("%s: opinions of every move of %s positions without their images, searched %d plies"
            + " deep (%s). They are estimates.")
        .formatted(
            book.game().title(), Sentences.count(book.positions()), book.depth(), book.engine());
  }

  /** The same for programs. */
  record Description(String book, String game, int positions, int depth, String engine) {}

  Description description() {
    return new Description(name, book.game().id(), book.positions(), book.depth(), book.engine());
  }
}
