package betacut.release;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import betacut.release.PublishingRule.Breach;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A bundle of our own poms, with jars of one file each and a key that nobody keeps. */
class BundleTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Coordinates SEARCH =
      new Coordinates("io.github.betacut", "betacut-search", "1.0");
  private static final Coordinates GAMES =
      new Coordinates("io.github.betacut", "betacut-games", "1.0");

  /** Stands for what others publish. */
  @TempDir static Path known;

  @TempDir static Path keys;
  private static Gpg gpg;

  @TempDir Path bundle;

  @BeforeAll
  static void makeKey() throws IOException {
    Files.setPosixFilePermissions(keys, PosixFilePermissions.fromString("rwx------"));
    gpg = new Gpg(Optional.of(keys), Optional.empty());
    assumeTrue(
        gpg.succeeds(
            List.of("--passphrase", "", "--quick-generate-key", "Nobody", "ed25519", "sign")),
        "needs gpg");
  }

  @BeforeEach
  void makeBundle() throws IOException {
    String version = new Library(ROOT).version();
    for (String folder : List.of("bom", ".", "search", "testkit", "games", "solve")) {
      String text = Files.readString(ROOT.resolve(folder).resolve("pom.xml"));
      Path read = Files.writeString(bundle.resolve("pom"), text.replace(version, "1.0"));
      Pom pom = Pom.read(read, bundle);
      Path place = pom.coordinates().file(bundle, ".pom");
      Files.createDirectories(place.getParent());
      Files.move(read, place);
      if (pom.packaging().equals("jar")) {
        writeJar(pom.coordinates().file(bundle, ".jar"), "module-info.class");
        writeJar(pom.coordinates().file(bundle, "-sources.jar"), "module-info.java");
        writeJar(pom.coordinates().file(bundle, "-javadoc.jar"), "index.html");
      }
      for (Coordinates foreign : pom.dependencies()) {
        if (!foreign.group().equals(SEARCH.group())) {
          Path pomOfOthers = foreign.file(known, ".pom");
          Files.createDirectories(pomOfOthers.getParent());
          Files.writeString(pomOfOthers, "<project/>");
        }
      }
    }
    Bundle.seal(bundle, gpg);
  }

  @Test
  void whatIsPublishedKeepsTheRules(@TempDir Path folder) throws IOException {
    Path zip = folder.resolve("bundle.zip");
    Bundle.pack(bundle, zip);
    assertThat(Bundle.breaches(zip, known, gpg)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void everyBreachIsFound(PublishingRule rule) throws IOException {
    Path broken = breaking(rule);
    assertThat(BundleCheck.breaches(bundle, known, gpg))
        .filteredOn(breach -> breach.rule() == rule)
        .extracting(Breach::file)
        .containsExactly(bundle.relativize(broken));
  }

  /** Breaks a rule; the file that breaks it. */
  private Path breaking(PublishingRule rule) throws IOException {
    Path pom = GAMES.file(bundle, ".pom");
    Path javadoc = GAMES.file(bundle, "-javadoc.jar");
    return switch (rule) {
      case PRESENT -> {
        Files.delete(javadoc);
        yield javadoc;
      }
      case EXPECTED -> Files.createFile(pom.resolveSibling("notes.txt"));
      case PLACED -> edit(pom, "<artifactId>betacut-games<", "<artifactId>betacut-other<");
      case SUMMED -> Files.writeString(GAMES.file(bundle, ".jar.sha512"), "0");
      case SIGNED -> {
        Path signature = GAMES.file(bundle, ".jar.asc");
        Files.copy(SEARCH.file(bundle, ".pom.asc"), signature, REPLACE_EXISTING);
        yield signature;
      }
      case DESCRIBED -> edit(pom, "<description>[^<]*</description>", "");
      case FINAL ->
          edit(pom, "<artifactId>betacut-search</artifactId>", "$0<version>2-SNAPSHOT</version>");
      case FILLED -> writeJar(javadoc, "readme.txt");
      case RESOLVABLE -> edit(pom, "<artifactId>betacut-search<", "<artifactId>betacut-lab<");
    };
  }

  /** Changes a pom; that its checksums are wrong now is another rule's. */
  private static Path edit(Path file, String pattern, String replacement) throws IOException {
    String text = Files.readString(file);
    String edited = text.replaceFirst(pattern, replacement);
    assertThat(edited).isNotEqualTo(text);
    return Files.writeString(file, edited);
  }

  private static Path writeJar(Path file, String entry) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream jar = new ZipOutputStream(out)) {
      jar.putNextEntry(new ZipEntry(entry));
    }
    return file;
  }
}
