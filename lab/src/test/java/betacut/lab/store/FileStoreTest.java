package betacut.lab.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** The store in a file. */
final class FileStoreTest extends StoreContract {
  @TempDir private Path folder;

  @Override
  String url() {
    return folder.resolve("results").toString();
  }
}
