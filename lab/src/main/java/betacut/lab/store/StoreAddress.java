package betacut.lab.store;

import betacut.platform.DataFolder;
import betacut.rules.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Where a store is.
 *
 * @param url what the driver is given
 * @param shown what messages say; never a password
 * @param file of the embedded database, unless its URL was typed
 * @param isOurs whether nobody chose it, so that we may make its folder
 */
record StoreAddress(
    String url, String shown, Dialect dialect, Optional<Path> file, boolean isOurs) {
  private static final String FILE = "jdbc:sqlite:";
  private static final String IN_MEMORY = FILE + ":memory:";
  private static final String SUFFIX = ".sqlite";

  /** What the files of Betacut's first database were called. */
  private static final String H2_SUFFIX = ".mv.db";

  /** The place that {@code text} names, or else the environment, or else the default. */
  static StoreAddress of(String text, Map<String, String> environment) {
    if (text != null && !text.isBlank()) {
      return named(text.strip());
    }
    String variable = environment.getOrDefault(Stores.VARIABLE, "").strip();
    return variable.isEmpty()
        ? inFile(DataFolder.of(environment).resolve("lab" + SUFFIX), true)
        : named(variable);
  }

  private static StoreAddress named(String text) {
    if (text.equals(Stores.NOWHERE)) {
      return at(IN_MEMORY, "memory (--db none)", Dialect.SQLITE);
    }
    if (text.startsWith("jdbc:postgresql:")) {
      return at(text, text.replaceFirst("\\?.*", ""), Dialect.POSTGRESQL);
    }
    if (text.startsWith(FILE)) {
      return at(text, text.replaceFirst("\\?.*", ""), Dialect.SQLITE);
    }
    if (text.startsWith("jdbc:h2:")) {
      throw ofOldKind(text.replaceFirst(";.*", ""));
    }
    // A database we cannot talk to; a file's name with a colon further on is none.
    if (text.matches("(jdbc|postgres|postgresql|mysql|mariadb|sqlite|h2):.*")) {
      throw new UsageException(
          "'%s' is no store we know; give a file or jdbc:postgresql://HOST/DATABASE."
              .formatted(text.replaceFirst("[?;].*", "").replaceFirst("//[^/@]*@", "//")));
    }
    try {
      return inFile(Path.of(text), false);
    } catch (InvalidPathException e) {
      throw new UsageException("'%s' cannot be the name of a file.".formatted(text));
    }
  }

  private static StoreAddress at(String url, String shown, Dialect dialect) {
    return new StoreAddress(url, shown, dialect, Optional.empty(), false);
  }

  private static StoreAddress inFile(Path path, boolean isOurs) {
    String name = path.toAbsolutePath().normalize().toString();
    if (name.contains("?")) {
      throw new UsageException(
          "%s has a question mark in its name, which the database cannot bear; choose another."
              .formatted(name));
    }
    if (name.endsWith(H2_SUFFIX)) {
      throw ofOldKind(name);
    }
    Path file = Path.of(name.matches(".*\\.(sqlite3?|db)") ? name : name + SUFFIX);
    return new StoreAddress(
        FILE + file, file.toString(), Dialect.SQLITE, Optional.of(file), isOurs);
  }

  private static StoreException ofOldKind(String shown) {
    return new StoreException(
        "%s is a file of an older Betacut, which kept results in H2; this one keeps them in SQLite"
                .formatted(shown)
            + " and cannot read it. Write out what you need with the older version (betacut lab"
            + " resume RUN --out FOLDER), then move the file away or name another with --db.");
  }

  /** Whether anything is left when the process ends. */
  boolean isLasting() {
    return !url.startsWith(IN_MEMORY);
  }

  /** Makes our own folder; that of a file somebody named must be there, for it may be a slip. */
  void prepare() {
    file.ifPresent(this::prepare);
  }

  private void prepare(Path wanted) {
    Path folder = wanted.getParent();
    if (Files.isSymbolicLink(wanted)) {
      throw new StoreException(
          "%s cannot be opened: it is a link, and links are not followed where results are written. Name the file itself with --db."
              .formatted(shown));
    }
    if (isOurs && !Files.exists(folder)) {
      make(folder);
    }
    if (!Files.isDirectory(folder)) {
      throw new StoreException(
          "%s cannot be opened: there is no folder %s. Make it, or choose another file with --db."
              .formatted(shown, folder));
    }
    if (Files.isDirectory(wanted)) {
      throw new StoreException(
          "%s cannot be opened: it is a folder. Choose a file with --db.".formatted(shown));
    }
    Path old = Path.of(shown.replaceFirst("\\.\\w+$", H2_SUFFIX));
    if (!Files.exists(wanted) && Files.exists(old)) {
      throw ofOldKind(old.toString());
    }
    boolean isWritable = Files.isWritable(Files.exists(wanted) ? wanted : folder);
    if (!isWritable) {
      throw new StoreException(
          "%s cannot be written: the permissions forbid it. Change them, or choose another file"
                  .formatted(shown)
              + " with --db.");
    }
  }

  private void make(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new StoreException(
          "%s cannot be opened: the folder %s cannot be made (%s). Choose another file with --db or %s."
              .formatted(shown, folder, e.getMessage(), Stores.VARIABLE),
          e);
    }
  }
}
