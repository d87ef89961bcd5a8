package betacut.lab.report;

import betacut.lab.report.text.Numbers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A folder that git looks after. The commit is read from its files, so that it is known where the
 * program git is missing or refuses a folder of another user; only git can say what has changed.
 */
record Checkout(Path root) {
  private static final int LONGEST_WAIT_SECONDS = 5;
  private static final List<String> SOURCES = List.of("*/src/*", "pom.xml", "*/pom.xml");

  /** The nearest one that a file or folder lies in. */
  static Optional<Checkout> around(Path place) {
    return Stream.iterate(place.toAbsolutePath(), path -> path != null, Path::getParent)
        .filter(path -> Files.exists(path.resolve(".git")))
        .findFirst()
        .map(Checkout::new);
  }

  /** The commit that is checked out. */
  Optional<String> commit() {
    try {
      Path git = gitFolder();
      String head = Files.readString(git.resolve("HEAD")).strip();
      return head.startsWith("ref: ") ? resolve(git, head.substring(5)) : Optional.of(head);
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  /** Whether sources differ from the commit, new ones included. Takes no lock, writes nothing. */
  Optional<String> changes() {
    String[] status = {
      "git", "--no-optional-locks", "-C", root.toString(), "status", "--porcelain", "--"
    };
    List<String> command = Stream.concat(Stream.of(status), SOURCES.stream()).toList();
    try {
      Process git =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      CompletableFuture.delayedExecutor(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)
          .execute(git::destroyForcibly);
      git.getOutputStream().close();
      long files;
      try (Stream<String> lines = git.inputReader().lines()) {
        files = lines.count();
      }
      return git.waitFor() != 0
          ? Optional.empty()
          : Optional.of(files == 0 ? "none" : Numbers.count(files) + " source files");
    } catch (IOException | UncheckedIOException noAnswer) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  /** A linked work tree has a file there that names the folder. */
  private Path gitFolder() throws IOException {
    Path git = root.resolve(".git");
    if (Files.isDirectory(git)) {
      return git;
    }
    return root.resolve(Files.readString(git).strip().replaceFirst("^gitdir: ", ""));
  }

  private static Optional<String> resolve(Path git, String ref) throws IOException {
    Path shared = git.resolve("commondir");
    Path common =
        Files.exists(shared) ? git.resolve(Files.readString(shared).strip()).normalize() : git;
    if (Files.exists(common.resolve(ref))) {
      return Optional.of(Files.readString(common.resolve(ref)).strip());
    }
    Path packed = common.resolve("packed-refs");
    if (!Files.exists(packed)) {
      return Optional.empty();
    }
    try (Stream<String> lines = Files.lines(packed)) {
      return lines
          .filter(line -> line.endsWith(" " + ref))
          .map(line -> line.substring(0, line.indexOf(' ')))
          .findFirst();
    }
  }
}
