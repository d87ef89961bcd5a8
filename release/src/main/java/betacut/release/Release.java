package betacut.release;

import betacut.release.PublishingRule.Breach;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What the build calls, and who wants to check a bundle. */
public final class Release {
  private static final String USAGE =
      """
      examples ROOT REPOSITORY MAVEN_HOME   build the examples from the packaged jars
      bundle ROOT REPOSITORY [KEY]          make the bundle of a release, signed, and check it
      check BUNDLE.zip REPOSITORY           check a bundle
      REPOSITORY is a local one, with what others publish.
      """;

  private Release() {}

  /** Runs one of the commands; exit code 1 if a check fails. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    if (arguments.length < 3) {
      System.err.print(USAGE);
      System.exit(2);
    }
    Path subject = Path.of(arguments[1]).toRealPath();
    Path repository = Path.of(arguments[2]).toRealPath();
    boolean succeeds =
        switch (arguments[0]) {
          case "examples" -> examples(subject, repository, Path.of(arguments[3]));
          case "bundle" -> bundle(subject, repository, key(arguments));
          case "check" -> check(subject, repository);
          default -> throw new IllegalArgumentException(USAGE);
        };
    System.exit(succeeds ? 0 : 1);
  }

  private static boolean examples(Path root, Path repository, Path mavenHome)
      throws IOException, InterruptedException {
    boolean succeeds = ExampleBuild.build(root, target(root), repository, mavenHome);
    if (!succeeds) {
      System.err.println("examples/pom.xml has to name the versions that pom.xml names.");
    }
    return succeeds;
  }

  private static boolean bundle(Path root, Path repository, Optional<String> key)
      throws IOException {
    Library library = new Library(root);
    Path staged = Files.createTempDirectory(target(root), "staged");
    library.stage(staged);
    library.document(staged);
    Bundle.seal(staged, new Gpg(Optional.empty(), key));
    Path zip = target(root).resolve("betacut-" + library.version() + "-bundle.zip");
    Bundle.pack(staged, zip);
    return check(zip, repository);
  }

  private static boolean check(Path zip, Path repository) throws IOException {
    List<Breach> breaches =
        Bundle.breaches(zip, repository, new Gpg(Optional.empty(), Optional.empty()));
    breaches.forEach(System.err::println);
    System.out.println(zip + (breaches.isEmpty() ? " keeps" : " breaks") + " the rules.");
    return breaches.isEmpty();
  }

  private static Path target(Path root) throws IOException {
    return Files.createDirectories(root.resolve("release/target"));
  }

  private static Optional<String> key(String[] arguments) {
    return Optional.of(arguments)
        .filter(given -> given.length > 3 && !given[3].isBlank())
        .map(given -> given[3]);
  }
}
