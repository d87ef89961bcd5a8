package betacut.release;

import betacut.release.PublishingRule.Breach;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Holds a bundle against the central repository's rules, without asking it. */
final class BundleCheck {
  private static final List<String> METADATA =
      List.of(
          "name",
          "description",
          "url",
          "licenses/license/name",
          "licenses/license/url",
          "developers/developer/name",
          "scm/connection",
          "scm/developerConnection",
          "scm/url",
          "issueManagement/url");

  private final Path bundle;
  private final Path known;
  private final Gpg gpg;
  private final List<Breach> breaches = new ArrayList<>();
  private final Set<Path> expected = new HashSet<>();

  private BundleCheck(Path bundle, Path known, Gpg gpg) {
    this.bundle = bundle;
    this.known = known;
    this.gpg = gpg;
  }

  /**
   * What is wrong with an unpacked bundle.
   *
   * @param known a repository whose artefacts may be depended on
   */
  static List<Breach> breaches(Path bundle, Path known, Gpg gpg) throws IOException {
    return new BundleCheck(bundle, known, gpg).check();
  }

  private List<Breach> check() throws IOException {
    List<Path> files = Bundle.files(bundle);
    List<Path> poms = files.stream().filter(file -> file.toString().endsWith(".pom")).toList();
    require(!poms.isEmpty(), PublishingRule.PRESENT, bundle, "no pom at all");
    for (Path pom : poms) {
      checkArtefact(pom);
    }
    for (Path file : files) {
      require(expected.contains(file), PublishingRule.EXPECTED, file, "");
    }
    return List.copyOf(breaches);
  }

  private void checkArtefact(Path file) throws IOException {
    Pom pom = Pom.read(file, bundle);
    Coordinates artefact = pom.coordinates();
    if (!artefact.file(bundle, ".pom").equals(file)) {
      breach(PublishingRule.PLACED, file, artefact.toString());
      return;
    }
    checkPom(file, pom);
    checkFile(file);
    if (pom.packaging().equals("jar")) {
      checkJar(artefact.file(bundle, ".jar"), name -> name.endsWith(".class"), "classes");
      checkJar(artefact.file(bundle, "-sources.jar"), name -> name.endsWith(".java"), "sources");
      checkJar(artefact.file(bundle, "-javadoc.jar"), "index.html"::equals, "an index.html");
    }
  }

  private void checkPom(Path file, Pom pom) {
    for (String path : METADATA) {
      require(pom.text(path).isPresent(), PublishingRule.DESCRIBED, file, path);
    }
    List<Coordinates> needed = new ArrayList<>(pom.dependencies());
    needed.addAll(pom.declaredParent().stream().toList());
    if (pom.packaging().equals("pom") && pom.declaredParent().isEmpty()) {
      needed.addAll(pom.managed()); // who imports a BOM may take any of it
    }
    for (Coordinates other : needed) {
      boolean found = !other.version().isEmpty() && (other.isIn(bundle) || other.isIn(known));
      require(found, PublishingRule.RESOLVABLE, file, other.toString());
      require(!other.isSnapshot(), PublishingRule.FINAL, file, other.toString());
    }
    require(
        !pom.coordinates().isSnapshot(), PublishingRule.FINAL, file, pom.coordinates().toString());
  }

  private void checkJar(Path file, Predicate<String> content, String what) throws IOException {
    checkFile(file);
    if (Files.exists(file)) {
      try (ZipFile jar = new ZipFile(file.toFile())) {
        boolean isFilled = jar.stream().map(ZipEntry::getName).anyMatch(content);
        require(isFilled, PublishingRule.FILLED, file, "no " + what);
      }
    }
  }

  private void checkFile(Path file) throws IOException {
    if (!isPresent(file)) {
      return;
    }
    for (String ending : Checksums.endings()) {
      Path sum = companion(file, ending);
      if (isPresent(sum)) {
        boolean agrees = Files.readString(sum).strip().equals(Checksums.of(file, ending));
        require(agrees, PublishingRule.SUMMED, sum, "");
      }
    }
    Path signature = companion(file, ".asc");
    if (isPresent(signature)) {
      require(gpg.isGood(signature, file), PublishingRule.SIGNED, signature, "");
    }
  }

  private boolean isPresent(Path file) {
    expected.add(file);
    require(Files.exists(file), PublishingRule.PRESENT, file, "");
    return Files.exists(file);
  }

  private static Path companion(Path file, String ending) {
    return file.resolveSibling(file.getFileName() + ending);
  }

  private void require(boolean holds, PublishingRule rule, Path file, String detail) {
    if (!holds) {
      breach(rule, file, detail);
    }
  }

  private void breach(PublishingRule rule, Path file, String detail) {
    breaches.add(new Breach(rule, bundle.relativize(file), detail));
  }
}
