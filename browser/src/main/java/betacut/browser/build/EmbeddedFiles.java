package betacut.browser.build;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/**
 * The small data files that the classes of an engine read, which are part of it: to fetch each
 * would cost a round trip. A file is read by a class beside it, or in a folder above, that has the
 * ending of its name in it; names are often put together, endings never.
 */
public final class EmbeddedFiles extends DefaultResourcesPolicy {
  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    Map<String, String> packages =
        classes.stream()
            .filter(name -> name.startsWith("betacut."))
            .collect(
                Collectors.groupingBy(
                    name -> name.substring(0, name.lastIndexOf('.') + 1).replace('.', '/'),
                    Collectors.mapping(EmbeddedFiles::letters, Collectors.joining())));
    return DataFiles.onClassPath().stream()
        .filter(DataFiles.DataFile::isSmall)
        .map(DataFiles.DataFile::name)
        .filter(
            file ->
                packages.entrySet().stream()
                    .anyMatch(
                        one ->
                            file.startsWith(one.getKey())
                                && one.getValue().contains(file.substring(file.lastIndexOf('.')))))
        .toArray(String[]::new);
  }

  /** The bytes of a class, a letter each; empty if it is made by the compiler. */
  private static String letters(String name) {
    String file = name.replace('.', '/') + ".class";
    try (InputStream in = EmbeddedFiles.class.getClassLoader().getResourceAsStream(file)) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
