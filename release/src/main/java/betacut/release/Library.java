package betacut.release;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;

/** What of a checkout is published: the artefacts that the BOM names, and the poms above them. */
final class Library {
  private final Path root;
  private final List<Coordinates> artefacts;
  private final String buildTime;

  /** The library in the checkout at {@code root}, after its jars were packaged. */
  Library(Path root) {
    this.root = root;
    artefacts = Pom.read(root.resolve("bom/pom.xml"), root).managed();
    buildTime =
        Pom.read(root.resolve("pom.xml"), root)
            .text("properties/project.build.outputTimestamp")
            .orElseThrow();
  }

  String version() {
    return artefacts.getFirst().version();
  }

  /** Puts poms and jars into a repository, as {@code mvn install} would. */
  void stage(Path repository) throws IOException {
    stagePom(root.resolve("bom/pom.xml"), repository);
    stagePom(root.resolve("pom.xml"), repository);
    for (Coordinates artefact : artefacts) {
      stagePom(folder(artefact).resolve("pom.xml"), repository);
      copy(jar(artefact), artefact.file(repository, ".jar"));
    }
  }

  /** Adds sources and documentation. */
  void document(Path repository) throws IOException {
    for (Coordinates artefact : artefacts) {
      Path main = folder(artefact).resolve("src/main");
      Path sources = artefact.file(repository, "-sources.jar");
      pack(sources, List.of(main.resolve("java"), main.resolve("resources")));
      Path pages = Files.createTempDirectory(folder(artefact).resolve("target"), "javadoc");
      writePages(artefact, main.resolve("java"), pages);
      pack(artefact.file(repository, "-javadoc.jar"), List.of(pages));
    }
  }

  /** The contracts of the testkit find their test framework on our own class path. */
  private void writePages(Coordinates artefact, Path sources, Path pages) {
    String module = "betacut." + module(artefact);
    String jars =
        artefacts.stream()
            .map(other -> jar(other).toString())
            .collect(Collectors.joining(File.pathSeparator));
    // A sentence says what @param would; JavadocTest sees that no comment is missing.
    run(
        "javadoc",
        "-quiet",
        "-Werror",
        "-Xdoclint:all,-missing",
        "-notimestamp",
        "--no-fonts",
        "-encoding",
        "UTF-8",
        "-d",
        pages.toString(),
        "--module-path",
        jars,
        "--class-path",
        System.getProperty("java.class.path"),
        "--add-reads",
        module + "=ALL-UNNAMED",
        "--module-source-path",
        module + "=" + sources,
        "--module",
        module);
  }

  private void pack(Path jar, List<Path> folders) {
    List<String> arguments = new ArrayList<>(List.of("--create", "--date=" + buildTime));
    arguments.add("--file=" + jar);
    for (Path folder : folders) {
      if (Files.exists(folder)) {
        arguments.addAll(List.of("-C", folder.toString(), "."));
      }
    }
    run("jar", arguments.toArray(String[]::new));
  }

  private static void run(String tool, String... arguments) {
    int status = ToolProvider.findFirst(tool).orElseThrow().run(System.out, System.err, arguments);
    if (status != 0) {
      throw new IllegalStateException(tool + " ended with " + status);
    }
  }

  private static void stagePom(Path pom, Path repository) throws IOException {
    copy(pom, Pom.read(pom, repository).coordinates().file(repository, ".pom"));
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
  }

  private static String module(Coordinates artefact) {
    return artefact.name().substring("betacut-".length());
  }

  private Path folder(Coordinates artefact) {
    return root.resolve(module(artefact));
  }

  private Path jar(Coordinates artefact) {
    return folder(artefact).resolve("target").resolve(artefact.name() + ".jar");
  }
}
