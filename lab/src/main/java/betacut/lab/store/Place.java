package betacut.lab.store;

import betacut.rules.UsageException;
import betacut.text.file.DataFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;

/**
 * Where a store is.
 *
 * @param url what the driver is given
 * @param shown what messages say; never a password
 * @param file of the embedded database; null if there is none, or if its URL was typed
 * @param isOurs whether nobody chose it, so that we may make its folder
 */
record Place(String url, String shown, Dialect dialect, Path file, boolean isOurs) {
  static final String VARIABLE = "BETACUT_DB";

  private static final String IN_MEMORY = "jdbc:h2:mem:";

  private static final String SUFFIX = ".mv.db"; // which H2 appends by itself

  /** The place that {@code text} names, or else the environment, or else the default. */
  static Place of(String text, Map<String, String> environment) {
    if (text != null && !text.isBlank()) {
      return named(text.strip());
    }
    String variable = environment.getOrDefault(VARIABLE, "").strip();
    return variable.isEmpty()
        ? inFile(DataFolder.of(environment).resolve("lab" + SUFFIX), true)
        : named(variable);
  }

  private static Place named(String text) {
    if (text.equals(Stores.NOWHERE)) {
      return new Place(
          Dialect.withDefaults(IN_MEMORY), "memory (--db none)", Dialect.H2, null, false);
    }
    if (text.startsWith("jdbc:postgresql:")) {
      return new Place(text, text.replaceFirst("\\?.*", ""), Dialect.POSTGRESQL, null, false);
    }
    if (text.startsWith("jdbc:h2:")) {
      String shown = text.replaceFirst(";.*", "");
      return new Place(Dialect.withDefaults(text), shown, Dialect.H2, null, false);
    }
    // A database we cannot talk to; a file's name with a colon further on is none.
    if (text.matches("(jdbc|postgres|postgresql|mysql|mariadb|sqlite|h2):.*")) {
      throw new UsageException(
          "'%s' is no store we know; give a file, jdbc:postgresql://HOST/DATABASE or jdbc:h2:PATH."
              .formatted(text.replaceFirst("[?;].*", "").replaceFirst("//[^/@]*@", "//")));
    }
    try {
      return inFile(Path.of(text), false);
    } catch (InvalidPathException e) {
      throw new UsageException("'%s' cannot be the name of a file.".formatted(text));
    }
  }

  private static Place inFile(Path path, boolean isOurs) {
    String name = path.toAbsolutePath().normalize().toString();
    if (name.contains(";")) {
      throw new UsageException(
          "%s has a semicolon in its name, which the database cannot bear; choose another."
              .formatted(name));
    }
    String stem = name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
    Path file = Path.of(stem + SUFFIX);
    return new Place(
        Dialect.withDefaults("jdbc:h2:file:" + stem), file.toString(), Dialect.H2, file, isOurs);
  }

  /** Whether anything is left when the process ends. */
  boolean isLasting() {
    return !url.startsWith(IN_MEMORY);
  }

  /** The same, not to be changed by looking at it. */
  Place readOnly() {
    return new Place(url + ";ACCESS_MODE_DATA=r", shown, dialect, file, isOurs);
  }

  /** A file beside that of the store, named after it. */
  Path beside(String suffix) {
    String name = file.toString();
    return Path.of(name.substring(0, name.length() - SUFFIX.length()) + suffix);
  }

  /** Where a copy of the file is written; what befalls it matters to nobody until it is whole. */
  Place copy() {
    String stem = beside(".new").toString();
    return new Place(
        "jdbc:h2:file:" + stem + Dialect.COPY_SETTINGS,
        shown,
        dialect,
        Path.of(stem + SUFFIX),
        isOurs);
  }

  /** Makes our own folder; that of a file somebody named must be there, for it may be a slip. */
  void prepare() {
    if (file == null) {
      return;
    }
    Path folder = file.getParent();
    if (isOurs && !Files.exists(folder)) {
      make(folder);
    }
    if (!Files.isDirectory(folder)) {
      throw new StoreException(
          "%s cannot be opened: there is no folder %s. Make it, or choose another file with --db."
              .formatted(shown, folder));
    }
    if (Files.isDirectory(file)) {
      throw new StoreException(
          "%s cannot be opened: it is a folder. Choose a file with --db.".formatted(shown));
    }
    boolean isWritable = Files.isWritable(Files.exists(file) ? file : folder);
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
              .formatted(shown, folder, e.getMessage(), VARIABLE),
          e);
    }
  }
}
