package betacut.search.kernel;

import betacut.search.Clock;
import betacut.search.Result;
import betacut.search.SearchStopped;
import java.util.ArrayList;
import java.util.List;

/** The other threads of a search: they search the same depths and help through the table alone. */
final class HelperThreads {
  private final List<KernelState> kernels;
  private final Driver driver;
  private final Clock clock;
  private final List<Thread> threads = new ArrayList<>();
  private volatile Throwable failure;

  HelperThreads(List<KernelState> kernels, Driver driver, Clock clock) {
    this.kernels = kernels;
    this.driver = driver;
    this.clock = clock;
  }

  void start(int firstDepth, int lastDepth) {
    for (KernelState kernel : kernels) {
      threads.add(
          Thread.ofPlatform()
              .name("search-", threads.size())
              .start(() -> help(kernel, firstDepth, lastDepth)));
    }
  }

  private void help(KernelState kernel, int firstDepth, int lastDepth) {
    int[] guesses = new int[lastDepth + 1];
    try {
      for (int depth = firstDepth; depth <= lastDepth; depth++) {
        Found found = driver.search(kernel, depth, guesses);
        guesses[depth] = found.score();
        kernel.promote(found.move());
      }
    } catch (SearchStopped expected) {
      // the first thread has the answer
    } catch (RuntimeException | Error thrown) {
      failure = thrown;
      clock.stop(Result.End.STOPPED);
    }
  }

  /** Waits for all of them. */
  void join() {
    threads.forEach(HelperThreads::join);
  }

  /** A failure of one of them is a failure of the search. */
  void requireSuccess() {
    if (failure != null) {
      throw new IllegalStateException("a search thread failed", failure);
    }
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true; // helpers end within a poll; finish first, then pass it on
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
