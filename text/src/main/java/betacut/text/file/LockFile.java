package betacut.text.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Lets processes, and threads of one, take turns: whoever works holds a file that nobody reads. */
public final class LockFile {
  /** Threads of one process cannot hold the same file's lock. */
  private static final Object THREADS = new Object();

  private LockFile() {}

  /** What is done in one's turn. */
  @FunctionalInterface
  public interface Work<R> {
    R done() throws IOException;
  }

  /** Waits for its turn, and works; a link in the lock's place is refused. */
  public static <R> R holding(Path lock, Work<R> work) throws IOException {
    synchronized (THREADS) {
      OwnFiles.requirePlain(lock);
      try (var channel =
              FileChannel.open(
                  lock,
                  StandardOpenOption.CREATE,
                  StandardOpenOption.WRITE,
                  LinkOption.NOFOLLOW_LINKS);
          var _ = channel.lock()) {
        return work.done();
      }
    }
  }
}
