package betacut.search.kernel;

import betacut.platform.Workers;
import betacut.search.Result;
import betacut.search.spi.Clock;
import betacut.search.spi.SearchStopped;
import java.util.List;

/** The other threads of a search: they search the same depths and help through the table alone. */
final class HelperThreads {
  private final List<KernelState> kernels;
  private final Driver driver;
  private final Clock clock;
  private final Workers workers = new Workers("search");
  private volatile Throwable failure;

  HelperThreads(List<KernelState> kernels, Driver driver, Clock clock) {
    this.kernels = kernels;
    this.driver = driver;
    this.clock = clock;
  }

  void start(int firstDepth, int lastDepth) {
    for (KernelState kernel : kernels) {
      workers.start(() -> help(kernel, firstDepth, lastDepth));
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
    workers.join();
  }

  /** A failure of one of them is a failure of the search. */
  void requireSuccess() {
    if (failure != null) {
      throw new IllegalStateException("a search thread failed", failure);
    }
  }
}
