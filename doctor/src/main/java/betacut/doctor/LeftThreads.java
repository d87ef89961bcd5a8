package betacut.doctor;

import betacut.foreign.ForeignFrame;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Finds threads that a stranger's code started and that work on after its answer: they take the
 * time of everything that follows, and of whoever uses that code. Threads that wait for work are no
 * such thing.
 */
final class LeftThreads {
  /** A thread may have to end when its question is answered, and the next one be under way. */
  private static final int QUESTIONS_TO_END = 2;

  private final ThreadGroup group = new ThreadGroup("patient");
  private final Map<Thread, Integer> firstSeen = new HashMap<>();

  /** Where a stranger's code has to run, so that its threads are known. */
  ThreadGroup group() {
    return group;
  }

  /**
   * Where a thread is that should have ended.
   *
   * @param asked how many questions have been put so far
   */
  Optional<String> look(Thread examination, int asked) {
    Thread[] threads = new Thread[group.activeCount() + 8];
    int count = group.enumerate(threads);
    for (int i = 0; i < count; i++) {
      Thread thread = threads[i];
      Integer since = firstSeen.putIfAbsent(thread, asked);
      boolean isOld = since != null && asked >= since + QUESTIONS_TO_END;
      if (thread != examination && isOld && thread.getState() == Thread.State.RUNNABLE) {
        Optional<String> place = place(thread);
        if (place.isPresent()) {
          return place;
        }
      }
    }
    return Optional.empty();
  }

  /** Such a thread has no caller of ours. */
  private static Optional<String> place(Thread thread) {
    for (StackTraceElement frame : thread.getStackTrace()) {
      if (ForeignFrame.isForeign(frame)) {
        return Optional.of(ForeignFrame.text(frame));
      }
    }
    return Optional.empty();
  }
}
