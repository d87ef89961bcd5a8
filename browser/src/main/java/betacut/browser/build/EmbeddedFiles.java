package betacut.browser.build;

import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/**
 * The small data files beside the classes that an engine has, which are part of it: to fetch each
 * would cost a round trip.
 */
public final class EmbeddedFiles extends DefaultResourcesPolicy {
  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    Set<String> packages =
        classes.stream()
            .filter(name -> name.indexOf('.') > 0)
            .map(name -> name.substring(0, name.lastIndexOf('.') + 1).replace('.', '/'))
            .collect(Collectors.toSet());
    return DataFiles.onClassPath().stream()
        .filter(DataFiles.DataFile::isSmall)
        .filter(file -> packages.stream().anyMatch(file.name()::startsWith))
        .map(DataFiles.DataFile::name)
        .toArray(String[]::new);
  }
}
