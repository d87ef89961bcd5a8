package betacut.solve.exact;

import betacut.platform.Workers;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.ToIntFunction;

/**
 * Several searches of one question over one shared table; the first answer counts.
 *
 * <p>All members walk the same tree. Each passes over moves that another is searching and comes
 * back to them when nothing else is left; by then the answer is often in the table. As every stored
 * bound is true, so is every answer, whoever gives it.
 *
 * @param <M> the kind of search
 */
public final class SearchTeam<M extends SearchTeam.Member> {
  /** Questions that need no more nodes than this are not worth starting a thread for. */
  private static final long ALONE = 50_000;

  private static final int NOT_YET = Integer.MIN_VALUE;

  private final String name;
  private final List<M> members;
  private final Teamwork work;
  private final Runnable beforeTogether;
  private volatile Throwable failure;

  /** A search that can be one of several. */
  public interface Member {
    /** Nodes entered so far. */
    long nodes();

    /** Forgets what only this member has stored. */
    void clear();

    /** Lets the next search throw {@link SolveStopped} soon after so many nodes. */
    void stopAfter(long nodes);
  }

  /**
   * A team.
   *
   * @param work what its members were made with
   * @param beforeTogether done before more than one of them searches
   */
  public SearchTeam(String name, List<M> members, Teamwork work, Runnable beforeTogether) {
    this.name = name;
    this.members = List.copyOf(members);
    this.work = work;
    this.beforeTogether = beforeTogether;
  }

  /** Asks {@code request} now and then, from any thread, whether to stop. */
  public void stopWhen(BooleanSupplier request) {
    work.stopWhen(request);
  }

  /** The member that works alone. */
  public M leader() {
    return members.getFirst();
  }

  /** All of them. */
  public List<M> members() {
    return members;
  }

  /** Lets all of them forget what nobody else has stored. */
  public void clear() {
    members.forEach(Member::clear);
  }

  /** Nodes of all. */
  public long nodes() {
    long sum = 0;
    for (M member : members) {
      sum += member.nodes();
    }
    return sum;
  }

  /** The answer to a question that may be put to any of them. */
  public int ask(ToIntFunction<M> question) {
    if (members.size() == 1) {
      return question.applyAsInt(leader());
    }
    work.answered(false);
    leader().stopAfter(ALONE);
    try {
      return question.applyAsInt(leader());
    } catch (SolveStopped tooLong) {
      if (work.isUnwanted()) {
        throw tooLong;
      }
      return askTogether(question);
    } finally {
      leader().stopAfter(Long.MAX_VALUE);
    }
  }

  private int askTogether(ToIntFunction<M> question) {
    beforeTogether.run();
    work.busy().clear();
    leader().stopAfter(Long.MAX_VALUE);
    failure = null;
    var answer = new AtomicInteger(NOT_YET);
    var workers = new Workers(name);
    for (M member : members.subList(1, members.size())) {
      workers.start(() -> race(member, answer, question));
    }
    race(leader(), answer, question);
    workers.join();
    if (failure != null) {
      throw new IllegalStateException("a thread of the solver failed", failure);
    }
    if (answer.get() == NOT_YET) {
      throw SolveStopped.INSTANCE;
    }
    return answer.get();
  }

  private void race(M member, AtomicInteger answer, ToIntFunction<M> question) {
    try {
      answer.compareAndSet(NOT_YET, question.applyAsInt(member));
    } catch (SolveStopped another) {
      // Another member has answered, or everybody was asked to stop.
    } catch (RuntimeException | Error broken) {
      failure = broken;
    } finally {
      work.answered(true);
    }
  }
}
