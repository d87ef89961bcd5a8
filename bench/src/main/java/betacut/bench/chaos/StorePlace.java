package betacut.bench.chaos;

import java.nio.file.Path;

/** Where jobs keep their rows. */
interface StorePlace {
  /** The name of a kind of store, for the table. */
  String kind();

  /** A store that nobody has used, for a job in a folder. */
  String fresh(Path folder);

  /** Files: one in the folder itself. */
  static StorePlace sqlite() {
    return new StorePlace() {
      @Override
      public String kind() {
        return "sqlite";
      }

      @Override
      public String fresh(Path folder) {
        return folder.resolve("job.sqlite").toString();
      }
    };
  }
}
