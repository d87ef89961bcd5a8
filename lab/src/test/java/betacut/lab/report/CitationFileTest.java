package betacut.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Whoever cites this program cites the version and licence it has. */
class CitationFileTest {
  private static String root(String file) throws IOException {
    return Files.readString(Path.of("..").resolve(file));
  }

  @Test
  void saysWhatTheBuildSays() throws IOException {
    String citation = root("CITATION.cff");
    assertThat(citation).startsWith("cff-version: 1.2.0\n").contains("\ntitle: Betacut\n");
    String version = root("pom.xml").replaceFirst("(?s).*?<version>([^<]*)</version>.*", "$1");
    assertThat(citation).contains("\nversion: " + version + "\n");
    assertThat(root("LICENSE")).contains("Apache License", "Version 2.0");
    assertThat(citation).contains("\nlicense: Apache-2.0\n");
  }
}
