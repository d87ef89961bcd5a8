package betacut.lab.store;

import betacut.lab.ChildJvm;
import betacut.lab.experiment.Measurement;
import java.io.IOException;
import java.util.List;

/** Resumes a run in a JVM of its own and says the number of each measurement once it is added. */
final class ChildWriter {
  private ChildWriter() {}

  static ChildJvm start(String url, int count) throws IOException {
    return new ChildJvm(
        ChildWriter.class,
        List.of(
            "betacut.lab.store.Stores",
            "betacut.search.Statistics",
            "betacut.text.json.Json",
            "org.sqlite.JDBC",
            "org.postgresql.Driver"),
        url,
        Integer.toString(count));
  }

  /** What the other JVM does. */
  public static void main(String[] arguments) {
    int count = Integer.parseInt(arguments[1]);
    try (LabStore store = Stores.open(arguments[0])) {
      store.begin(Samples.HEADER);
      Log<Measurement> log = store.log("essay", Measurement.COLUMNS);
      var done = log.done();
      for (int trial = done.nextClearBit(0); trial < count; trial = done.nextClearBit(trial + 1)) {
        if (log.add(Samples.measurement(trial))) {
          System.out.println(trial);
        }
      }
    }
  }
}
