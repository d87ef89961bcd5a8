package betacut.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.cli.cluster.LocalCluster;
import betacut.lab.experiment.run.ExperimentPlan;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.layers.LayersElsewhere;
import betacut.lab.level.CalibrationPlan;
import betacut.lab.run.Audit;
import betacut.lab.run.Parallelism;
import betacut.lab.run.RunListener;
import betacut.lab.run.RunLogs;
import betacut.lab.run.RunOutcome;
import betacut.lab.run.RunPlan;
import betacut.lab.run.RunProgress;
import betacut.lab.run.Verification;
import betacut.lab.store.Columns;
import betacut.lab.store.LabStore;
import betacut.lab.store.Log;
import betacut.lab.store.Stores;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.TournamentPlan;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.unit.UnitExecutor;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import betacut.solve.layers.Certificate;
import betacut.solve.layers.EndSolver;
import betacut.solve.layers.StrongSolve;
import betacut.solve.layers.TableFolder;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A real cluster of two workers, each a process of its own, gives the rows that threads give. */
class ClusterTest {
  private static final String EXPERIMENT =
      """
      name = "units"
      games = ["connect4", "tictactoe"]
      memory = "kept"
      repeats = 2
      [positions]
      random = { count = 4, plies = [1, 3] }
      connect4.scripts = [[6, 4, 7, 2]]
      connect4.reference = "alphabeta depth=2 evaluation=essay"
      [fixed]
      algorithm = "alphabeta"
      order = "hash"
      table-mib = 1
      [factors]
      table = ["none", "bucket"]
      depth = [3, 5]
      """;

  @TempDir static Path folder;
  private static LocalCluster cluster;
  private static String address;
  private UnitExecutor opened;

  @BeforeAll
  static void start() {
    Path spark = Path.of(System.getProperty("betacut.cluster"), "spark");
    cluster = new LocalCluster(spark, folder);
    address = cluster.start(2, 1, 0, "2g").address();
  }

  @AfterAll
  static void stop() {
    assertThat(cluster.stop()).isPositive();
    assertThat(cluster.state()).isEmpty();
  }

  @AfterEach
  void close() {
    if (opened != null) {
      opened.close();
    }
  }

  private Parallelism on(String master) {
    opened = new SparkExecutors().open(master);
    return Parallelism.on(opened);
  }

  /** Logs of a run that lives as long as the test, and how often rows came. */
  private static final class Memory implements RunLogs {
    private final Map<String, Log<?>> logs = new HashMap<>();

    @Override
    @SuppressWarnings("unchecked")
    public <T> Log<T> log(String part, String spec, Columns<T> columns) {
      return (Log<T>) logs.computeIfAbsent(part, unseen -> Log.inMemory(columns));
    }
  }

  /** Has a run done elsewhere; threads of this process do all of it again and compare. */
  private static void same(RunPlan plan, Parallelism elsewhere, IntConsumer heard) {
    var logs = new Memory();
    List<Integer> told = new ArrayList<>();
    RunListener listener =
        progress -> {
          told.add(progress.done());
          heard.accept(progress.done());
        };
    RunOutcome outcome = plan.run(logs, elsewhere, listener, new StopSignal());
    assertThat(outcome.isFinished()).isTrue();
    assertThat(told).doesNotContain(outcome.done() + 1).contains(outcome.done());
    var audit = new Audit();
    plan.verify(
        plan.results(logs),
        "results",
        audit,
        Parallelism.of(2),
        RunListener.SILENT,
        new StopSignal());
    Verification found = audit.verification();
    assertThat(found.holds(false)).as(found.toString()).isTrue();
    assertThat(found.compared()).isEqualTo(outcome.done());
  }

  private static TournamentPlan tournament(int rounds, int nodes) {
    return new TournamentPlan(
        TournamentSpec.of("connect4", "pvs nodes=" + nodes, "mcts nodes=200 seed=5", "random")
            .withRounds(rounds, "random:2", 9));
  }

  private static Stream<RunPlan> plans() {
    return Stream.of(
        new ExperimentPlan(SpecReader.read(EXPERIMENT, "units.toml")),
        tournament(2, 500),
        new CalibrationPlan(Games.find("tictactoe"), 2, 1));
  }

  @Test
  void theThreadsOfOneProcess() {
    Parallelism local = on("local[*]");
    assertThat(opened.width()).isEqualTo(Runtime.getRuntime().availableProcessors());
    plans().forEach(plan -> same(plan, local, done -> {}));
  }

  @Test
  void twoWorkers() {
    Parallelism two = on(address);
    plans().forEach(plan -> same(plan, two, done -> {}));
    sameTable(opened);
  }

  /** Every position of a game, file by file. */
  private static void sameTable(UnitExecutor elsewhere) {
    Game<?> game = Games.find("connect4:4x4");
    var here = new TableFolder(folder.resolve("here"));
    var there = new TableFolder(folder.resolve("there"));
    try {
      Certificate threads =
          new StrongSolve(game, here, 2, EndSolver.NONE, () -> false, (_, _, _, _) -> {}).run(99);
      var layers = new LayersElsewhere(elsewhere, game.id(), 1, new StopSignal());
      Certificate cluster = new StrongSolve(game, there, layers, (_, _, _, _) -> {}).run(99);
      assertThat(cluster).isEqualTo(threads); // it has the sum of every file
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void workersThatAreKilledLoseAndDoubleNothing() {
    Parallelism two = on(address);
    var kills = new ArrayList<Integer>();
    same(
        tournament(10, 10_000),
        two,
        done -> {
          boolean isTime = done == 10 || done == 30;
          if (isTime && !kills.contains(done)) {
            kills.add(done);
            kill(cluster.state().orElseThrow().members().get(1));
            cluster.join(1, "2g");
          }
        });
    assertThat(kills).hasSize(2);
  }

  /** The worker and what works for it, at once and without a word. */
  private static void kill(LocalCluster.Member worker) {
    ProcessHandle process = ProcessHandle.of(worker.process()).orElseThrow();
    List<ProcessHandle> all = new ArrayList<>(process.descendants().toList());
    all.add(process);
    all.forEach(ProcessHandle::destroyForcibly);
  }

  /** Our own process, as somebody in a terminal would begin it. */
  private static Process betacut(Path output, String... words) throws IOException {
    return betacut(output, Map.of(), words);
  }

  private static Process betacut(Path output, Map<String, String> environment, String... words)
      throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dbetacut.cluster=" + System.getProperty("betacut.cluster"),
                "-cp",
                System.getProperty("java.class.path"),
                "betacut.cli.Main"));
    command.addAll(List.of(words));
    var builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
    builder.environment().putAll(environment);
    return builder.start();
  }

  /** A tournament of 40 games whose rows go to a store. */
  private static String[] forty(String store) {
    return new String[] {
      "tournament",
      "connect4",
      "--players",
      "pvs nodes=10k; pvs nodes=5k",
      "--rounds",
      "20",
      "--name",
      "forty",
      "--db",
      store,
      "--on",
      address,
      "--resume"
    };
  }

  /** Begins it, and waits until some games are kept. */
  private static Process begun(Path said, String store, String seenAt) throws Exception {
    Process first = betacut(said, forty(store));
    while (first.isAlive() && kept(seenAt) < 4) {
      Thread.sleep(100);
    }
    return first;
  }

  /** The same command ends with all games, each once, and each as threads play it. */
  private static void goesOn(Path said, String store) throws Exception {
    int before = kept(store);
    assertThat(before).as(Files.readString(said)).isBetween(4, 39);
    assertThat(betacut(said, forty(store)).waitFor()).as(Files.readString(said)).isZero();
    assertThat(Files.readString(said)).contains("40 games, %d played before".formatted(before));
    assertThat(betacut(said, "lab", "verify", "forty", "--db", store).waitFor())
        .as(Files.readString(said))
        .isZero();
    assertThat(kept(store)).isEqualTo(40);
  }

  @Test
  void aDriverThatIsKilledGoesOnWhereItWas() throws Exception {
    String store = folder.resolve("driver.db").toString();
    Path said = folder.resolve("said.txt");
    begun(said, store, store).destroyForcibly().waitFor();
    goesOn(said, store);
  }

  @Test
  void aDatabaseThatIsGoneForTenSecondsLosesNothing() throws Exception {
    Path said = folder.resolve("gone.txt");
    try (EmbeddedPostgres postgres = postgres();
        var gate = new Gate(postgres.getPort())) {
      String direct = url(postgres.getPort());
      String store = url(gate.port());
      Process first = begun(said, store, direct);
      gate.shut();
      long gone = System.nanoTime();
      assertThat(first.waitFor()).as(Files.readString(said)).isEqualTo(1);
      assertThat(Files.readString(said)).contains("Resume when it is back");
      Thread.sleep(Math.max(0, 10_000 - (System.nanoTime() - gone) / 1_000_000));
      gate.open();
      goesOn(said, store);
    }
  }

  private static String url(int port) {
    return "jdbc:postgresql://localhost:%d/postgres?user=postgres".formatted(port);
  }

  private static EmbeddedPostgres postgres() {
    try {
      return EmbeddedPostgres.builder().setPGStartupWait(Duration.ofMinutes(1)).start();
    } catch (IOException | RuntimeException e) {
      return Assumptions.abort("no PostgreSQL can be started here: " + e);
    }
  }

  /** How many games a store has by now. */
  private static int kept(String place) {
    if (!place.startsWith("jdbc:") && !Files.exists(Path.of(place))) {
      return 0;
    }
    try (LabStore store = Stores.open(place, Map.of())) {
      return store
          .find("forty")
          .map(run -> store.log(run.name(), PlayedGame.COLUMNS).done().cardinality())
          .orElse(0);
    }
  }

  /** Which of them would do is said before anything is begun. */
  @ParameterizedTest
  @CsvSource({
    "spark-core_2.13-3.5.1.jar, is Spark 3.5 with Scala 2.13",
    "spark-core_2.13-4.0.0.jar, is Spark 4.0 with Scala 2.13",
    "spark-core_2.12-4.2.0.jar, is Spark 4.2 with Scala 2.12",
    "guava.jar, There is no spark-core"
  })
  void anOldSparkIsRefusedByItsVersion(String jar, String words, @TempDir Path old)
      throws Exception {
    Files.createFile(Files.createDirectories(old.resolve("jars")).resolve(jar));
    Path said = old.resolve("said.txt");
    Process process = betacut(said, Map.of("SPARK_HOME", old.toString()), "cluster", "status");
    assertThat(process.waitFor()).isEqualTo(2);
    assertThat(Files.readString(said)).contains(words).contains("unset it to use ours");
  }

  @Test
  void whoSaysStopGetsAnEndAndWhatIsDone() {
    var logs = new Memory();
    var signal = new StopSignal();
    TournamentPlan plan = tournament(6, 10_000);
    RunListener listener = (RunProgress progress) -> stopAfter(3, progress, signal);
    RunOutcome outcome = plan.run(logs, on("local[2]"), listener, signal);
    assertThat(outcome.end()).isEqualTo(RunOutcome.End.STOPPED);
    assertThat(outcome.done()).isBetween(3, plan.total() - 1);
    assertThat(plan.run(logs, Parallelism.of(2), RunListener.SILENT, new StopSignal()).isFinished())
        .isTrue();
  }

  private static void stopAfter(int done, RunProgress progress, StopSignal signal) {
    if (progress.done() >= done) {
      signal.stop();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "spark://127.0.0.1:1, Nobody answers at spark://127.0.0.1:1",
    "spark://nowhere.invalid:7077, There is no host 'nowhere.invalid'",
    "spark://127.0.0.1, is no address of a cluster",
    "sparks, is no address of a cluster",
    "local[none], is no address of a cluster"
  })
  void anAddressThatLeadsNowhereSaysSo(String master, String words) {
    assertThatThrownBy(() -> on(master))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(words);
  }
}
