package betacut.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.ChildJvm;
import betacut.lab.experiment.run.Runner;
import betacut.lab.experiment.run.TrialListener;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.store.LabStore;
import betacut.lab.store.Log;
import betacut.lab.store.RunHeader;
import betacut.lab.store.Stores;
import betacut.search.StopSignal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * An experiment killed again and again ends with the table of one that nobody disturbed. {@code
 * -Dbetacut.kills=20} kills it more often.
 */
class KilledExperimentTest {
  private static final long SEED = 11;

  private static final int KILLS = Integer.getInteger("betacut.kills", 2);

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

  private static final RunHeader HEADER = new RunHeader("killed", "experiment", SPEC, "{}");

  @Test
  void theTableIsTheSame(@TempDir Path folder) throws IOException {
    String place = folder.resolve("lab").toString();
    var random = new Random(SEED);
    var told = Collections.synchronizedList(new ArrayList<Integer>());
    for (int kill = 0; kill < KILLS; kill++) {
      try (var child = start(place)) {
        String first = child.readLine();
        assertThat(first).as("it was killed before it was done, seed %d", SEED).isNotNull();
        told.add(Integer.valueOf(first));
        LockSupport.parkNanos(random.nextLong(8_000_000));
        child.kill().forEach(line -> told.add(Integer.valueOf(line)));
      }
    }
    try (LabStore store = Stores.open(place)) {
      store.begin(HEADER);
      BitSet kept = store.log("killed", Measurement.COLUMNS).done();
      assertThat(told).as("rows told of are there, seed %d", SEED).allMatch(kept::get);
      run(store.log("killed", Measurement.COLUMNS), 2, told::add);
    }
    var undisturbed = Log.inMemory(Measurement.COLUMNS);
    run(undisturbed, 1, trial -> {});
    try (LabStore store = Stores.open(place)) {
      List<Measurement> rows = store.log("killed", Measurement.COLUMNS).all();
      assertThat(rows).hasSameSizeAs(undisturbed.all());
      for (int i = 0; i < rows.size(); i++) {
        assertThat(rows.get(i).repeats(undisturbed.all().get(i))).as("row %d", i).isTrue();
      }
      assertThat(told).doesNotHaveDuplicates().allMatch(trial -> trial < rows.size());
    }
  }

  private static ChildJvm start(String place) throws IOException {
    return new ChildJvm(
        KilledExperimentTest.class,
        List.of(
            "betacut.lab.experiment.run.Runner",
            "betacut.search.Statistics",
            "betacut.games.connectfour.ConnectFour",
            "betacut.solve.Solvers",
            "betacut.stats.sample.RunningMean",
            "betacut.text.json.Json",
            "org.assertj.core.api.Assertions",
            "org.junit.jupiter.api.Test",
            "org.sqlite.JDBC"),
        place);
  }

  /** What the other JVM does. */
  public static void main(String[] arguments) {
    try (LabStore store = Stores.open(arguments[0])) {
      store.begin(HEADER);
      run(store.log("killed", Measurement.COLUMNS), 2, System.out::println);
    }
  }

  private static void run(Log<Measurement> log, int workers, IntConsumer told) {
    TrialListener listener = (trial, measurement, progress) -> told.accept(trial.number());
    new Runner(SpecReader.read(SPEC, "killed.toml"), log, listener, workers).run(new StopSignal());
  }
}
