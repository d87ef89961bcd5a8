package betacut.lab.experiment.spec;

import betacut.rules.UsageException;
import betacut.text.toml.Toml;
import betacut.text.toml.TomlTable;
import betacut.text.toml.TomlValue;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads specifications from files. Lists of positions that lie in files of their own are put in
 * their place, on the same line, so that the text alone says everything.
 */
public final class SpecFiles {
  private static final Pattern FILE = Pattern.compile("\\bfile\\s*=\\s*(\"[^\"]*\"|'[^']*')");

  private SpecFiles() {}

  /** The text of a specification, with the lists that it names. */
  public static String read(Path spec) {
    String text = contents(spec, "Give a file or the name of a preset ('betacut lab list').");
    String name = spec.getFileName().toString();
    TomlTable positions = Toml.parse(text, name).table("positions");
    List<String> lines = new ArrayList<>(text.lines().toList());
    inline(positions, lines, spec);
    for (String key : positions.keys()) {
      if (positions.value(key).orElseThrow() instanceof TomlTable table) {
        inline(table, lines, spec);
      }
    }
    return String.join("\n", lines) + "\n";
  }

  private static void inline(TomlTable table, List<String> lines, Path spec) {
    if (!(table.value("file").orElse(null) instanceof TomlValue.Text file)) {
      return;
    }
    int index = file.line() - 1;
    Matcher matcher = FILE.matcher(lines.get(index));
    if (!matcher.find()) {
      throw table.error("file", "write file = \"NAME\" on one line");
    }
    Path list = spec.toAbsolutePath().resolveSibling(file.value());
    String items =
        contents(list, "Correct the name in %s.".formatted(spec.getFileName()))
            .lines()
            .map(line -> line.replaceFirst("#.*", "").strip())
            .filter(line -> !line.isEmpty())
            .map(Toml::quoted)
            .collect(Collectors.joining(", ", "list = [", "]"));
    lines.set(index, matcher.replaceFirst(Matcher.quoteReplacement(items)));
  }

  private static String contents(Path file, String nextStep) {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException missing) {
      throw new UsageException("There is no file %s. %s".formatted(file, nextStep));
    } catch (MalformedInputException binary) {
      throw new UsageException("%s is not a text in UTF-8. %s".formatted(file, nextStep));
    } catch (IOException e) {
      throw new UsageException(
          "%s cannot be read: %s. %s".formatted(file, e.getMessage(), nextStep));
    }
  }
}
