package betacut.doctor;

import betacut.rules.UsageException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.lang.model.SourceVersion;

/** Writes a small game that works, for somebody to make another one of. */
public final class NewGame {
  private NewGame() {}

  /**
   * Writes the files of a new game into a folder of its own.
   *
   * @param name the name of its class
   * @param parent where the folder is made
   * @return the files, the source first
   * @throws UsageException if the name cannot be one of a class, or the folder is taken
   */
  public static List<Path> write(String name, Path parent) {
    if (!SourceVersion.isIdentifier(name)
        || SourceVersion.isKeyword(name)
        || !Character.isUpperCase(name.charAt(0))) {
      throw new UsageException(
          "'%s' cannot be the name of a class; use a capital letter first, then letters and digits,"
                  .formatted(name)
              + " such as "
              + suggestion(name)
              + ".");
    }
    Path folder = parent.resolve(name.toLowerCase(Locale.ROOT));
    if (Files.exists(folder)) {
      throw new UsageException(
          "%s is there already; choose another name, or another folder with --dir."
              .formatted(folder));
    }
    try {
      Files.createDirectories(folder);
      return List.of(
          Files.writeString(folder.resolve(name + ".java"), text("game.txt", name)),
          Files.writeString(folder.resolve("README.md"), text("readme.txt", name)));
    } catch (IOException e) {
      throw new UsageException("%s cannot be written: %s".formatted(folder, e));
    }
  }

  /** The letters and digits of what was typed, each word with a capital. */
  private static String suggestion(String typed) {
    var name = new StringBuilder();
    for (String word : typed.split("[^A-Za-z0-9]+")) {
      if (!word.isEmpty()) {
        name.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
      }
    }
    return name.isEmpty() || Character.isDigit(name.charAt(0)) ? "MyGame" : name.toString();
  }

  private static String text(String template, String name) throws IOException {
    try (InputStream file = NewGame.class.getResourceAsStream("new-game/" + template)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .replace("NAME", name)
          .replace("LOWER", name.toLowerCase(Locale.ROOT));
    }
  }
}
