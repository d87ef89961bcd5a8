package betacut.solve.connectfour;

import betacut.platform.Workers;
import betacut.solve.exact.SolveStopped;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/**
 * Several searches of one question over one shared table; the first answer counts.
 *
 * <p>All members walk the same tree. Each passes over moves that another is searching and comes
 * back to them when nothing else is left; by then the answer is often in the table. As every stored
 * bound is true, so is every answer, whoever gives it.
 */
final class SearchTeam {
  /** Questions that need no more nodes than this are not worth starting a thread for. */
  private static final long ALONE = 50_000;

  private static final int NOT_YET = Integer.MIN_VALUE;

  private final BoundTable table;

  /** Set when a member has answered, for the others. */
  private final AtomicBoolean answered = new AtomicBoolean();

  private volatile BooleanSupplier request = () -> false;
  private volatile Throwable failure;
  private final BusyPositions busy = new BusyPositions();
  private final NullWindowSearch[] members;

  SearchTeam(int width, int height, BoundTable table, int threads) {
    if (threads < 1 || threads > 256) {
      throw new IllegalArgumentException("threads must be 1 to 256, not " + threads);
    }
    this.table = table;
    members = new NullWindowSearch[threads];
    for (int i = 0; i < threads; i++) {
      members[i] = new NullWindowSearch(width, height, table, busy, threads > 1, this::mustStop);
    }
  }

  private boolean mustStop() {
    return answered.get() || request.getAsBoolean();
  }

  /** Asks {@code request} now and then, from any thread, whether to stop. */
  void stopWhen(BooleanSupplier request) {
    this.request = request;
  }

  /** The member that works alone; its board is everybody's. */
  NullWindowSearch leader() {
    return members[0];
  }

  void clear() {
    table.clear();
    for (var member : members) {
      member.clear();
    }
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
    answered.set(false);
    leader().stopAfter(ALONE);
    try {
      return leader().search(own, mask, ownWins, otherWins, stones, alpha, 0);
    } catch (SolveStopped tooLong) {
      if (request.getAsBoolean()) {
        throw tooLong;
      }
      return searchTogether(own, mask, ownWins, otherWins, stones, alpha);
    }
  }

  private int searchTogether(
      long own, long mask, long ownWins, long otherWins, int stones, int alpha) {
    table.growFully();
    busy.clear();
    leader().stopAfter(Long.MAX_VALUE);
    failure = null;
    var answer = new AtomicInteger(NOT_YET);
    var workers = new Workers("connect-four");
    for (int i = 1; i < members.length; i++) {
      var member = members[i];
      workers.start(() -> race(member, answer, own, mask, ownWins, otherWins, stones, alpha));
    }
    race(leader(), answer, own, mask, ownWins, otherWins, stones, alpha);
    workers.join();
    if (failure != null) {
      throw new IllegalStateException("a thread of the solver failed", failure);
    }
    if (answer.get() == NOT_YET) {
      throw SolveStopped.INSTANCE;
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
      // Another member has answered, or everybody was asked to stop.
    } catch (RuntimeException | Error broken) {
      failure = broken;
    } finally {
      answered.set(true);
    }
  }
}
