package betacut.browser.build;

import java.util.Collection;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** The small data files, which are part of the engine: to fetch each would cost a round trip. */
public final class EmbeddedFiles extends DefaultResourcesPolicy {
  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    return DataFiles.onClassPath().stream()
        .filter(DataFiles.DataFile::isSmall)
        .map(DataFiles.DataFile::name)
        .toArray(String[]::new);
  }
}
