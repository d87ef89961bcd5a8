package betacut.bench.violation.games;

import java.io.InputStream;

/** Finds its file by itself. */
final class DataBesideClass {
  InputStream data() {
    return DataBesideClass.class.getResourceAsStream("data.txt");
  }
}
