package betacut.platform;

import java.util.ArrayList;
import java.util.List;

/** Threads that work for the one that started them, which waits for their end. */
public final class Workers {
  private final String name;
  private final List<Thread> threads = new ArrayList<>();

  public Workers(String name) {
    this.name = name;
  }

  /** Runs a task beside the caller; it must not throw. */
  public void start(Runnable task) {
    threads.add(Thread.ofPlatform().name(name + "-", threads.size()).daemon().start(task));
  }

  /** Waits for all of them, or until this thread is interrupted. */
  public void await() throws InterruptedException {
    for (Thread thread : threads) {
      thread.join();
    }
  }

  /** Waits for so long at most; whether all of them have ended. */
  public boolean await(long millis) throws InterruptedException {
    for (Thread thread : threads) {
      if (thread.isAlive()) {
        thread.join(millis);
        break;
      }
    }
    return threads.stream().noneMatch(Thread::isAlive);
  }

  /** Waits for all of them, come what may; an interrupt is passed on when they have ended. */
  public void join() {
    boolean interrupted = false;
    while (true) {
      try {
        await();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
