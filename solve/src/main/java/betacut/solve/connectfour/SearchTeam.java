package betacut.solve.connectfour;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Several searches of one question over one shared table; the first answer counts.
 *
 * <p>All members ask the same question, each with a slightly different order of moves, so they meet
 * different parts of the tree first and leave their bounds for the others. As every stored bound is
 * true, so is every answer, whoever gives it.
 */
final class SearchTeam {
  /** Questions that need no more nodes than this are not worth starting a thread for. */
  private static final long ALONE = 200_000;

  private static final int NOT_YET = Integer.MIN_VALUE;

  private final BoundTable table;
  private final AtomicBoolean stop = new AtomicBoolean();
  private final NullWindowSearch[] members;

  SearchTeam(int width, int height, BoundTable table, int threads) {
    if (threads < 1 || threads > 256) {
      throw new IllegalArgumentException("threads must be 1 to 256, not " + threads);
    }
    this.table = table;
    members = new NullWindowSearch[threads];
    for (int i = 0; i < threads; i++) {
      members[i] = new NullWindowSearch(width, height, table, stop, i);
    }
  }

  /** The member that works alone; its board is everybody's. */
  NullWindowSearch leader() {
    return members[0];
  }

  long nodes() {
    long sum = 0;
    for (var member : members) {
      sum += member.nodes();
    }
    return sum;
  }

  /** As {@link NullWindowSearch#search}. */
  int search(long own, long mask, long ownWins, long otherWins, int stones, int alpha) {
    if (members.length == 1) {
      return leader().search(own, mask, ownWins, otherWins, stones, alpha, 0);
    }
    stop.set(false);
    leader().stopAfter(ALONE);
    try {
      return leader().search(own, mask, ownWins, otherWins, stones, alpha, 0);
    } catch (SolveStopped tooLong) {
      return searchTogether(own, mask, ownWins, otherWins, stones, alpha);
    }
  }

  private int searchTogether(
      long own, long mask, long ownWins, long otherWins, int stones, int alpha) {
    table.growFully();
    leader().stopAfter(Long.MAX_VALUE);
    var answer = new AtomicInteger(NOT_YET);
    var threads = new Thread[members.length];
    for (int i = 1; i < members.length; i++) {
      var member = members[i];
      threads[i] =
          Thread.ofPlatform()
              .name("connect-four-", i)
              .daemon()
              .start(() -> race(member, answer, own, mask, ownWins, otherWins, stones, alpha));
    }
    race(leader(), answer, own, mask, ownWins, otherWins, stones, alpha);
    for (int i = 1; i < threads.length; i++) {
      joinUninterruptibly(threads[i]);
    }
    return answer.get();
  }

  private void race(
      NullWindowSearch member,
      AtomicInteger answer,
      long own,
      long mask,
      long ownWins,
      long otherWins,
      int stones,
      int alpha) {
    try {
      int score = member.search(own, mask, ownWins, otherWins, stones, alpha, 0);
      answer.compareAndSet(NOT_YET, score);
    } catch (SolveStopped another) {
      // Another member has answered.
    } finally {
      stop.set(true);
    }
  }

  private static void joinUninterruptibly(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
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
