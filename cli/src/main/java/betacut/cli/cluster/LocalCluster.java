package betacut.cli.cluster;

import betacut.rules.UsageException;
import betacut.text.file.AtomicFile;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A standalone Spark cluster on this machine, for trying out: a master and its workers, each a
 * process of its own that outlives ours. A file says which they are.
 */
public final class LocalCluster {
  private static final Pattern ADDRESS = Pattern.compile("Starting Spark master at (spark://\\S+)");
  private static final Pattern REGISTERED = Pattern.compile("Successfully registered with master");
  private static final Duration PATIENCE = Duration.ofSeconds(180);
  private static final Duration GRACE = Duration.ofSeconds(5);

  /**
   * A process of the cluster.
   *
   * @param started in milliseconds, as numbers of processes come again
   */
  public record Member(String role, long process, long started) {
    static Member of(String role, ProcessHandle process) {
      return new Member(role, process.pid(), start(process));
    }

    private static long start(ProcessHandle process) {
      return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    }

    Optional<ProcessHandle> alive() {
      return ProcessHandle.of(process).filter(found -> found.isAlive() && start(found) == started);
    }
  }

  /** What is known of a cluster that was started. */
  public record State(String address, List<Member> members) {
    public State {
      members = List.copyOf(members);
    }
  }

  private final Path spark;
  private final Path folder;

  /**
   * @param spark the folder that has Spark's jars
   * @param folder of our own: logs, and what the workers keep
   */
  public LocalCluster(Path spark, Path folder) {
    this.spark = spark;
    this.folder = folder;
  }

  private Path record() {
    return folder.resolve("cluster.txt");
  }

  /** The cluster that was started last, if any of it lives. */
  public Optional<State> state() {
    if (!Files.exists(record())) {
      return Optional.empty();
    }
    try {
      List<String> lines = Files.readAllLines(record());
      List<Member> alive =
          lines.stream()
              .skip(1)
              .map(line -> line.split(" "))
              .map(w -> new Member(w[0], Long.parseLong(w[1]), Long.parseLong(w[2])))
              .filter(member -> member.alive().isPresent())
              .toList();
      return alive.isEmpty() ? Optional.empty() : Optional.of(new State(lines.getFirst(), alive));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (RuntimeException damaged) {
      throw new UsageException(
          "%s is damaged; end the processes it names by hand and delete it.".formatted(record()));
    }
  }

  /**
   * Starts master and workers, and returns when they know each other.
   *
   * @param port of the master; the next free one is taken if it is not
   * @param memory of each worker, as Spark writes it
   */
  public State start(int workers, int cores, int port, String memory) {
    if (state().isPresent()) {
      throw new UsageException(
          "A cluster is running already at %s; use it, or: betacut cluster stop"
              .formatted(state().get().address()));
    }
    List<Member> members = new ArrayList<>();
    try {
      Files.createDirectories(folder);
      members.add(
          launch(
              "master",
              List.of(
                  "org.apache.spark.deploy.master.Master",
                  "--host",
                  "127.0.0.1",
                  "--port",
                  Integer.toString(port),
                  "--webui-port",
                  "0")));
      String address = await("master", members.getFirst(), ADDRESS).group(1);
      for (int i = 1; i <= workers; i++) {
        members.add(worker("worker-" + i, address, cores, memory));
      }
      for (int i = 1; i <= workers; i++) {
        await("worker-" + i, members.get(i), REGISTERED);
      }
      return keep(new State(address, members));
    } catch (IOException e) {
      end(members);
      throw new UsageException("The cluster cannot be started: %s".formatted(e));
    } catch (RuntimeException e) {
      end(members);
      throw e;
    }
  }

  private Member worker(String name, String address, int cores, String memory) throws IOException {
    return launch(
        name,
        List.of(
            "org.apache.spark.deploy.worker.Worker",
            "--host",
            "127.0.0.1",
            "--webui-port",
            "0",
            "--cores",
            Integer.toString(cores),
            "--memory",
            memory,
            "--work-dir",
            folder.resolve(name).toString(),
            address));
  }

  /** One more worker for a cluster that runs. */
  public State join(int cores, String memory) {
    State state =
        state()
            .orElseThrow(
                () -> new UsageException("No cluster runs here; begin: betacut cluster start"));
    String name = "worker-" + state.members().size();
    try {
      Member worker = worker(name, state.address(), cores, memory);
      List<Member> members = new ArrayList<>(state.members());
      members.add(worker);
      await(name, worker, REGISTERED);
      return keep(new State(state.address(), members));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private State keep(State state) throws IOException {
    var text = new StringBuilder(state.address()).append('\n');
    state
        .members()
        .forEach(m -> text.append("%s %d %d\n".formatted(m.role(), m.process(), m.started())));
    AtomicFile.write(record(), text.toString());
    return state;
  }

  private Path log(String role) {
    return folder.resolve(role + ".log");
  }

  private Member launch(String role, List<String> main) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx512m", "-cp", spark.resolve("jars") + File.separator + "*"));
    command.addAll(main);
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(log(role).toFile());
    builder.environment().put("SPARK_HOME", spark.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    return Member.of(role, builder.start().toHandle());
  }

  /** Waits until a log says so. */
  private Matcher await(String role, Member member, Pattern wanted) throws IOException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < deadline) {
      Matcher found = wanted.matcher(Files.readString(log(role)));
      if (found.find()) {
        return found;
      }
      if (member.alive().isEmpty()) {
        break;
      }
      pause();
    }
    throw new UsageException(
        "The cluster's %s does not start; its log says why: %s".formatted(role, log(role)));
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(50);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UsageException("Stopped while the cluster started.");
    }
  }

  /** Ends it; how many processes that were. */
  public int stop() {
    List<Member> members = state().map(State::members).orElse(List.of());
    end(members);
    try {
      Files.deleteIfExists(record());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return members.size();
  }

  private static void end(List<Member> members) {
    List<ProcessHandle> alive =
        members.stream()
            .flatMap(member -> member.alive().stream())
            .flatMap(found -> Stream.concat(found.descendants(), Stream.of(found)))
            .toList();
    alive.forEach(ProcessHandle::destroy);
    long deadline = System.nanoTime() + GRACE.toNanos();
    for (ProcessHandle process : alive) {
      while (process.isAlive() && System.nanoTime() < deadline) {
        pause();
      }
      process.destroyForcibly();
    }
  }
}
