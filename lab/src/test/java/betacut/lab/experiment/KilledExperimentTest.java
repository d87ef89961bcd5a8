package betacut.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.ChildJvm;
import betacut.lab.store.LabStore;
import betacut.lab.store.MeasurementLog;
import betacut.lab.store.RunHeader;
import betacut.lab.store.Stores;
import betacut.search.StopSignal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * An experiment killed twenty times, and once while its file is shrunk, ends with the table of one
 * that nobody disturbed.
 */
class KilledExperimentTest {
  private static final long SEED = 11;

  /** What the other JVM says when all is measured and the store is about to be closed. */
  private static final String CLOSING = "closing";

  private static final String SPEC =
      """
      name = "killed"
      games = ["connect4"]
      measures = ["nodes"]

      [positions]
      random = { count = 60, plies = 6, seed = 3 }

      [factors]
      algorithm = ["alphabeta", "pvs"]
      depth = [2, 4, 6]
      """;

  @Test
  void theTableIsTheSame(@TempDir Path folder) throws IOException {
    String place = folder.resolve("lab").toString();
    var random = new Random(SEED);
    var told = new ArrayList<Integer>();
    for (int kill = 0; kill < 20; kill++) {
      try (var child = start(place)) {
        String first = child.readLine();
        assertThat(first).as("it was killed before it was done, seed %d", SEED).isNotNull();
        told.add(Integer.valueOf(first));
        LockSupport.parkNanos(random.nextLong(8_000_000));
        child.kill().forEach(line -> told.add(Integer.valueOf(line)));
      }
    }
    try (var child = start(place)) {
      for (String line = child.readLine(); !CLOSING.equals(line); line = child.readLine()) {
        told.add(Integer.valueOf(line));
      }
      killWhenItExists(child, folder.resolve("lab.new.mv.db"));
    }
    var undisturbed = new MemoryLog();
    run(undisturbed, 1, trial -> {});
    try (LabStore store = Stores.open(place)) {
      List<Measurement> rows = store.measurements("killed").all();
      assertThat(rows).hasSameSizeAs(undisturbed.all());
      for (int i = 0; i < rows.size(); i++) {
        assertThat(rows.get(i).repeats(undisturbed.all().get(i))).as("row %d", i).isTrue();
      }
      assertThat(folder.resolve("lab.new.mv.db")).as("what the kill left").doesNotExist();
      assertThat(told).doesNotHaveDuplicates().allMatch(trial -> trial < rows.size());
    }
  }

  /** The moment at which the store exchanges its file for a smaller one. */
  private static void killWhenItExists(ChildJvm child, Path copy) {
    while (child.isAlive() && !Files.exists(copy)) {
      LockSupport.parkNanos(100_000);
    }
    child.kill();
  }

  private static ChildJvm start(String place) throws IOException {
    return new ChildJvm(
        KilledExperimentTest.class,
        List.of(
            "betacut.lab.experiment.Runner",
            "betacut.search.Statistics",
            "betacut.games.connectfour.ConnectFour",
            "betacut.solve.Solvers",
            "org.assertj.core.api.Assertions",
            "org.junit.jupiter.api.Test",
            "org.h2.Driver"),
        place);
  }

  /** What the other JVM does. */
  public static void main(String[] arguments) {
    try (LabStore store = Stores.open(arguments[0])) {
      store.begin(new RunHeader("killed", "experiment", SPEC, "{}"));
      run(store.measurements("killed"), 2, System.out::println);
      System.out.println(CLOSING);
    }
  }

  private static void run(MeasurementLog log, int workers, IntConsumer told) {
    RunListener listener = (trial, measurement, progress) -> told.accept(trial.number());
    new Runner(Experiment.read(SPEC, "killed.toml"), log, listener, workers).run(new StopSignal());
  }
}
