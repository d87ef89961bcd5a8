package betacut.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProvenanceTest {
  private static final String COMMIT = "b84fdfb0000000000000000000000000000000aa";

  @TempDir Path folder;

  @Test
  void describesWhatItWasGiven() {
    Provenance provenance =
        surroundings(
                Map.of(
                    "Implementation-Version", "1.2",
                    "Implementation-Commit", COMMIT,
                    "Implementation-Changes", "none"),
                Optional.empty(),
                2.564)
            .describe();
    assertThat(provenance.with("seed", "7").json())
        .isEqualTo(
            """
            {
              "version": "1.2",
              "commit": "b84fdfb0000000000000000000000000000000aa",
              "uncommitted changes": "none",
              "Java": "<java.runtime.version>",
              "JVM": "<java.vm.name>, <java.vm.vendor>",
              "JVM flags": "-Xmx1g -XX:+UseSerialGC",
              "heap at most": "1,024 MiB",
              "operating system": "<os.name> <os.version>, <os.arch>",
              "processor": "Thinker 3000",
              "cores": "2",
              "load at the start": "2.56",
              "date": "2026-11-15T12:00:00Z",
              "seed": "7"
            }\
            """);
  }

  @Test
  void saysWhatItDoesNotKnow() {
    Map<String, String> facts = surroundings(Map.of(), Optional.empty(), -1).describe().facts();
    assertThat(facts)
        .containsEntry("version", "development")
        .containsEntry("commit", "unknown")
        .containsEntry("uncommitted changes", "unknown")
        .containsEntry("load at the start", "unknown");
  }

  @Test
  void readsTheCommitOfACheckout() throws IOException {
    Path git = Files.createDirectories(folder.resolve(".git"));
    Path inside = Files.createDirectories(folder.resolve("lab/target"));
    Files.writeString(git.resolve("HEAD"), "ref: refs/heads/main\n");
    Files.writeString(git.resolve("packed-refs"), "# pack-refs\n" + COMMIT + " refs/heads/main\n");
    Checkout checkout = Checkout.around(inside).orElseThrow();
    assertThat(checkout.root()).isEqualTo(folder.toAbsolutePath());
    assertThat(checkout.commit()).contains(COMMIT);

    Files.createDirectories(git.resolve("refs/heads"));
    Files.writeString(git.resolve("refs/heads/main"), "newer\n");
    assertThat(checkout.commit()).contains("newer");

    Files.writeString(git.resolve("HEAD"), COMMIT + "\n");
    assertThat(checkout.commit()).contains(COMMIT);
    assertThat(surroundings(Map.of(), Optional.of(checkout), 0).describe().facts())
        .containsEntry("commit", COMMIT);
  }

  @Test
  void readsTheCommitOfALinkedWorkTree() throws IOException {
    Path shared = Files.createDirectories(folder.resolve("main/.git/refs/heads"));
    Files.writeString(shared.resolve("topic"), COMMIT);
    Path own = Files.createDirectories(folder.resolve("main/.git/worktrees/linked"));
    Files.writeString(own.resolve("HEAD"), "ref: refs/heads/topic");
    Files.writeString(own.resolve("commondir"), "../..\n");
    Path tree = Files.createDirectories(folder.resolve("linked"));
    Files.writeString(tree.resolve(".git"), "gitdir: " + own + "\n");
    assertThat(new Checkout(tree).commit()).contains(COMMIT);
  }

  @Test
  void aDamagedCheckoutIsUnknown() throws IOException {
    Files.createDirectories(folder.resolve(".git"));
    assertThat(new Checkout(folder).commit()).isEmpty();
    assertThat(new Checkout(folder).changes()).isEmpty();
  }

  @Test
  void countsChangedSources() throws IOException, InterruptedException {
    assumeTrue(git("init", "-q") == 0, "no git here");
    Path source = Files.createDirectories(folder.resolve("lab/src")).resolve("A.java");
    Files.writeString(source, "class A {}");
    git("add", ".");
    git("-c", "user.name=n", "-c", "user.email=e", "commit", "-q", "-m", "first");
    Checkout checkout = new Checkout(folder);
    Files.writeString(folder.resolve("report.html"), "not a source");
    assertThat(checkout.changes()).contains("none");
    Files.writeString(source, "class B {}");
    Files.writeString(source.resolveSibling("C.java"), "class C {}");
    assertThat(checkout.changes()).contains("2 source files");
  }

  private int git(String... arguments) throws InterruptedException {
    List<String> command = new ArrayList<>(List.of("git", "-C", folder.toString()));
    command.addAll(List.of(arguments));
    try {
      return new ProcessBuilder(command).start().waitFor();
    } catch (IOException missing) {
      return -1;
    }
  }

  @Test
  void collectsTheRealThing() {
    Map<String, String> facts = Provenance.collect().facts();
    assertThat(facts.keySet()).startsWith("version", "commit").endsWith("date");
    assertThat(facts).containsEntry("Java", System.getProperty("java.runtime.version"));
    assertThat(facts.values()).noneMatch(String::isBlank);
  }

  private static Surroundings surroundings(
      Map<String, String> manifest, Optional<Checkout> checkout, double load) {
    return new Surroundings(
        manifest,
        checkout,
        name -> "<" + name + ">",
        List.of("-Xmx1g", "--module-path=/home/me/a.jar", "-XX:+UseSerialGC"),
        "processor\t: 0\nmodel name\t: Thinker 3000\n",
        2,
        1L << 30,
        load,
        Instant.parse("2026-11-15T12:00:00.123Z"));
  }
}
