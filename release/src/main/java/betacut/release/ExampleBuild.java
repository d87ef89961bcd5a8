package betacut.release;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Builds {@code examples/} as a user would: from installed artefacts, with a Maven of its own. */
final class ExampleBuild {
  private ExampleBuild() {}

  /**
   * True if the examples could be built and their tests passed.
   *
   * @param target gets the local repository they are built with
   * @param downloaded the repository with everything the build itself has downloaded, in place of
   *     the internet
   */
  static boolean build(Path root, Path target, Path downloaded, Path mavenHome)
      throws IOException, InterruptedException {
    Path installed = Files.createDirectories(target.resolve("installed"));
    new Library(root).stage(installed);
    Path settings = target.resolve("settings.xml");
    Files.writeString(
        settings,
        """
        <settings>
          <mirrors>
            <mirror>
              <id>downloaded</id>
              <mirrorOf>*</mirrorOf>
              <url>%s</url>
            </mirror>
          </mirrors>
        </settings>
        """
            .formatted(downloaded.toUri()));
    String maven = File.separatorChar == '\\' ? "mvn.cmd" : "mvn";
    List<String> command =
        List.of(
            mavenHome.resolve("bin").resolve(maven).toString(),
            "-B",
            "-q",
            "-s",
            settings.toString(),
            "-Dmaven.repo.local=" + installed,
            "-f",
            root.resolve("examples").toString(),
            "verify");
    return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
  }
}
