package betacut.lab.experiment.spec;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import betacut.text.toml.Toml;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The experiments that come with the program: specifications like anybody's, each under a name. */
public final class Presets {
  private static final List<String> NAMES =
      List.of(
          "aa",
          "essay",
          "essay-deep",
          "essay-next",
          "mtdf",
          "mtdf-guess",
          "mtdf-shallow",
          "notes",
          "ordering",
          "schaeffer",
          "table-cost",
          "threads",
          "probcut");

  private Presets() {}

  public static List<String> names() {
    return NAMES;
  }

  public static boolean has(String name) {
    return NAMES.contains(name);
  }

  /** The text of a preset. */
  public static String text(String name) {
    if (!has(name)) {
      throw new UsageException(
          "There is no preset called '%s'.%s Presets: %s"
              .formatted(name, Nearest.hint(name, NAMES), String.join(", ", NAMES)));
    }
    try (var stream = Presets.class.getResourceAsStream("presets/" + name + ".toml")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a preset is about, in one line. */
  public static String title(String name) {
    return Toml.parse(text(name), fileName(name)).text("title");
  }

  /** The name that messages give to a preset's text. */
  public static String fileName(String name) {
    return name + ".toml";
  }
}
