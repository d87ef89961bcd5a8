package betacut.web.http;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Shares a few processors among everybody who asks, in turn: by where they come from, then by the
 * names they give themselves, then by their questions. Whoever works longer than a slice while
 * others wait is held up until they had theirs. So that memory lasts, only so many have begun at a
 * time; those who come from one place begin at most half of them, and wait in half of the places.
 */
final class FairScheduler {
  static final long SLICE_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

  static final int MOST_WAITING = 1000;

  /** What a task that is held up keeps in memory: its table, if it is full, or its trace. */
  private static final long BYTES_BEGUN = 24L << 20;

  private static final int MOST_BEGUN = 48;
  private static final int LEAST_BEGUN = 8;
  private static final int MOST_BEGUN_BY_NAME = 2;
  private static final int LONGEST_RETRY = 60;

  /** How much a task counts for the mean of those before it. */
  private static final double NEWEST = 0.1;

  private final ReentrantLock lock = new ReentrantLock();
  private final Executor threads;

  // All guarded by the lock.
  private final Set<Turn> turns = new LinkedHashSet<>();
  private final Map<Object, Long> served = new HashMap<>();
  private final int processors;
  private final int mostBegun =
      Math.clamp(Runtime.getRuntime().maxMemory() / 2 / BYTES_BEGUN, LEAST_BEGUN, MOST_BEGUN);

  private int atWork;
  private long now;
  private double meanNanos;
  private List<Turn> line = List.of();
  private long lineMade;
  private long changes;

  /**
   * @param processors how many work at a time
   * @param threads starts a thread for each task that has begun
   */
  FairScheduler(int processors, Executor threads) {
    this.processors = processors;
    this.threads = threads;
  }

  /** A turn for a task, which is not in the line yet. */
  Turn turn(Visitor visitor) {
    return new Turn(this, lock.newCondition(), visitor);
  }

  /**
   * Begins a task when its turn comes, or refuses it because too many wait.
   *
   * @param alive told now and then that the task is at work and can be reached
   */
  void submit(Turn turn, Runnable task, Runnable alive) {
    lock.lock();
    try {
      turn.task = task;
      turn.alive = alive;
      if (turn.isGiven()) {
        leave(turn);
        return;
      }
      refuseIfFull(turn.visitor());
      turns.add(turn);
      changes++;
      turn.asked = ++now;
      served.putIfAbsent(turn.visitor().origin(), now);
      served.putIfAbsent(turn.visitor(), now);
      fill();
    } finally {
      lock.unlock();
    }
  }

  private void refuseIfFull(Visitor visitor) {
    long all = count(one -> !one.isBegun());
    long own = count(one -> !one.isBegun() && isOf(one, visitor.origin()));
    if (all >= MOST_WAITING || own >= MOST_WAITING / 2) {
      double seconds = all * meanNanos / processors / TimeUnit.SECONDS.toNanos(1);
      throw Refusal.busy(Math.clamp((long) Math.ceil(seconds), 1, LONGEST_RETRY));
    }
  }

  private long count(Predicate<Turn> wanted) {
    return turns.stream().filter(wanted).count();
  }

  private static boolean isOf(Turn turn, Object origin) {
    return turn.visitor().origin().equals(origin);
  }

  /** Gives every free processor to whoever has waited longest for one. */
  private void fill() {
    while (atWork < processors) {
      Optional<Turn> next = ready().min(inTurn(lastServed()));
      if (next.isEmpty()) {
        return;
      }
      give(next.get());
    }
  }

  /** When each had a turn last: those at work now, and those who came anew when they came. */
  private Map<Object, Long> lastServed() {
    Map<Object, Long> last = new HashMap<>(served);
    for (Turn turn : turns) {
      if (turn.state == Turn.State.AT_WORK) {
        last.put(turn.visitor(), now + 1);
        last.put(turn.visitor().origin(), now + 1);
      }
    }
    return last;
  }

  /** Who comes from where the last turn was given longest ago, then by name, then by question. */
  private static Comparator<Turn> inTurn(Map<Object, Long> last) {
    return Comparator.<Turn>comparingLong(turn -> last.get(turn.visitor().origin()))
        .thenComparingLong(turn -> last.get(turn.visitor()))
        .thenComparingLong(turn -> turn.asked);
  }

  /** Those who would work if there were a processor for them. */
  private Stream<Turn> ready() {
    Map<Object, Integer> begun = new HashMap<>();
    for (Turn turn : turns) {
      if (turn.isBegun()) {
        begun.merge(turn.visitor(), 1, Integer::sum);
        begun.merge(turn.visitor().origin(), 1, Integer::sum);
        begun.merge(this, 1, Integer::sum);
      }
    }
    return turns.stream()
        .filter(
            turn ->
                turn.state == Turn.State.PAUSED
                    || turn.state == Turn.State.WAITING && mayBegin(turn.visitor(), begun));
  }

  private boolean mayBegin(Visitor visitor, Map<Object, Integer> begun) {
    return begun.getOrDefault(this, 0) < mostBegun
        && begun.getOrDefault(visitor, 0) < MOST_BEGUN_BY_NAME
        && begun.getOrDefault(visitor.origin(), 0) < mostBegun / 2;
  }

  private void give(Turn turn) {
    boolean isNew = turn.state == Turn.State.WAITING;
    turn.state = Turn.State.AT_WORK;
    atWork++;
    serve(turn);
    turn.sliceBegan = System.nanoTime();
    if (isNew) {
      changes++;
      threads.execute(() -> work(turn));
    } else {
      turn.mayGoOn.signal();
    }
  }

  /** Its next turn comes after everybody else's. */
  private void serve(Turn turn) {
    turn.asked = ++now;
    served.put(turn.visitor(), now);
    served.put(turn.visitor().origin(), now);
  }

  private void work(Turn turn) {
    long began = turn.nanoTime();
    try {
      turn.task.run();
    } finally {
      end(turn, turn.nanoTime() - began);
    }
  }

  private void end(Turn turn, long nanos) {
    lock.lock();
    try {
      meanNanos += (nanos - meanNanos) * (meanNanos == 0 ? 1 : NEWEST);
      atWork -= turn.state == Turn.State.AT_WORK ? 1 : 0;
      serve(turn);
      forget(turn);
      fill();
    } finally {
      lock.unlock();
    }
  }

  private void forget(Turn turn) {
    turns.remove(turn);
    changes++;
    Visitor visitor = turn.visitor();
    if (turns.stream().noneMatch(one -> one.visitor().equals(visitor))) {
      served.remove(visitor);
    }
    if (turns.stream().noneMatch(one -> isOf(one, visitor.origin()))) {
      served.remove(visitor.origin());
    }
  }

  /** Lets others have their turns, if any wait; for how long it was held up. */
  long giveWay(Turn turn) {
    lock.lock();
    try {
      turn.sliceBegan = System.nanoTime();
      if (turn.state != Turn.State.AT_WORK || turn.isGiven() || ready().findAny().isEmpty()) {
        return 0;
      }
      long began = System.nanoTime(); // before others begin: their time is none of its own
      turn.state = Turn.State.PAUSED;
      atWork--;
      serve(turn);
      fill();
      while (turn.state == Turn.State.PAUSED) {
        turn.mayGoOn.awaitUninterruptibly();
      }
      return System.nanoTime() - began;
    } finally {
      lock.unlock();
    }
  }

  /** Whoever is told to stop is held up no longer, and waits no longer. */
  void release(Turn turn) {
    lock.lock();
    try {
      if (turn.state == Turn.State.PAUSED) {
        turn.state = Turn.State.LEAVING;
        turn.mayGoOn.signal();
      } else if (turns.contains(turn) && turn.state == Turn.State.WAITING) {
        leave(turn);
      }
    } finally {
      lock.unlock();
    }
  }

  /** Ends a task that never began, on no processor: it sees at once that it is to stop. */
  private void leave(Turn turn) {
    turn.state = Turn.State.LEAVING;
    forget(turn);
    Thread.startVirtualThread(turn.task);
  }

  /** Others need not wait for a task that does not come back. */
  void giveUp(Turn turn) {
    lock.lock();
    try {
      atWork -= turn.state == Turn.State.AT_WORK ? 1 : 0;
      turn.state = Turn.State.LEAVING;
      forget(turn);
      fill();
    } finally {
      lock.unlock();
    }
  }

  /** Counted in the order in which tasks begin if nobody else comes; for each another one ends. */
  QueuePlace place(Turn turn) {
    lock.lock();
    try {
      if (turn.isBegun()) {
        int begun = (int) count(Turn::isBegun);
        return new QueuePlace(0, begun > processors ? begun - 1 : 0);
      }
      if (lineMade != changes) {
        line = line();
        lineMade = changes;
      }
      return new QueuePlace(line.indexOf(turn) + 1, 0);
    } finally {
      lock.unlock();
    }
  }

  /** Those who have not begun, in turn: the first of every name before the second of any. */
  private List<Turn> line() {
    List<Turn> line = new ArrayList<>(turns.stream().filter(one -> !one.isBegun()).toList());
    Map<Object, Long> last = lastServed();
    line.sort(inTurn(last));
    sortByRound(line, Turn::visitor);
    line.sort(Comparator.comparingLong(turn -> last.get(turn.visitor().origin())));
    sortByRound(line, turn -> turn.visitor().origin());
    return line;
  }

  /** Sorting keeps the order of those who are in the same round. */
  private static void sortByRound(List<Turn> line, Function<Turn, Object> whose) {
    Map<Object, Integer> rounds = new HashMap<>();
    Map<Turn, Integer> round = new HashMap<>();
    line.forEach(turn -> round.put(turn, rounds.merge(whose.apply(turn), 1, Integer::sum)));
    line.sort(Comparator.comparing(round::get));
  }
}
