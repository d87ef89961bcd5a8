package betacut.release;

import java.nio.file.Files;
import java.nio.file.Path;

/** What an artefact is called, and where it lies in a repository. */
record Coordinates(String group, String name, String version) {
  /** The file whose name ends so: {@code .pom}, {@code -sources.jar}. */
  Path file(Path repository, String ending) {
    return repository
        .resolve(group.replace('.', '/'))
        .resolve(name)
        .resolve(version)
        .resolve(name + "-" + version + ending);
  }

  boolean isIn(Path repository) {
    return Files.exists(file(repository, ".pom"));
  }

  boolean isSnapshot() {
    return version.endsWith("-SNAPSHOT");
  }

  @Override
  public String toString() {
    return group + ":" + name + ":" + version;
  }
}
