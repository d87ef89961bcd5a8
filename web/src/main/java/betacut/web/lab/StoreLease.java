package betacut.web.lab;

import betacut.lab.store.LabStore;
import betacut.lab.store.StoreException;
import betacut.lab.store.Stores;
import betacut.web.http.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * The store that the command line uses, too. Whoever writes to a run has it to himself until the
 * store is closed, so it is open while somebody needs it and for a moment longer.
 */
final class StoreLease implements AutoCloseable {
  private static final int SECONDS_OPEN = 3;

  private final Path folder;
  private final String place;
  private LabStore store;
  private int users;
  private long uses;
  private boolean isClosed;

  StoreLease(Path folder, String place) {
    this.folder = folder;
    this.place = place;
  }

  /** Does something with the store; refuses if that cannot be, for another process perhaps. */
  <R> R with(Function<LabStore, R> work) {
    try {
      LabStore open = enter();
      try {
        return work.apply(open);
      } finally {
        leave();
      }
    } catch (StoreException failed) {
      closeSoon();
      throw new Refusal(409, failed.getMessage());
    }
  }

  /** What failed, on a full disk perhaps, is opened afresh by whoever comes next. */
  private synchronized void closeSoon() {
    if (users == 0) {
      putAway();
    }
  }

  private synchronized LabStore enter() {
    if (isClosed) {
      throw new Refusal(503, "The server is ending. Start it again and ask once more.");
    }
    if (store == null) {
      store = Stores.open(place.isBlank() ? inFolder() : place);
    }
    users++;
    uses++;
    return store;
  }

  private String inFolder() {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new Refusal(507, "%s cannot be made: %s.".formatted(folder, e.getMessage()));
    }
    return folder.resolve("lab").toString();
  }

  private synchronized void leave() {
    users--;
    long now = uses;
    if (users == 0) {
      CompletableFuture.delayedExecutor(SECONDS_OPEN, TimeUnit.SECONDS)
          .execute(() -> closeIfUnusedSince(now));
    }
  }

  private synchronized void closeIfUnusedSince(long then) {
    if (users == 0 && uses == then) {
      putAway();
    }
  }

  /** For good: whoever still wants something, such as a report half made, is refused. */
  @Override
  public synchronized void close() {
    isClosed = true;
    putAway();
  }

  private void putAway() {
    if (store != null) {
      store.close();
      store = null;
    }
  }
}
