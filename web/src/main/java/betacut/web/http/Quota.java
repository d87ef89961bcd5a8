package betacut.web.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * How many live answers one visitor may have under way. A name is a courtesy that keeps one tab
 * from another's share; so that nobody gets more by taking many names, a stranger's address is
 * counted, too.
 */
final class Quota {
  private static final int PER_NAME = 6;
  private static final int PER_ADDRESS = 32;

  private final Map<Object, Integer> underWay = new ConcurrentHashMap<>();

  /**
   * A live answer's place among its visitor's; however often it is closed, it is given back once.
   */
  final class Place implements AutoCloseable {
    private final Visitor visitor;
    private final AtomicBoolean isTaken = new AtomicBoolean(true);

    private Place(Visitor visitor) {
      this.visitor = visitor;
    }

    @Override
    public void close() {
      if (isTaken.getAndSet(false)) {
        leave(visitor);
      }
    }
  }

  Place enter(Visitor visitor) {
    add(visitor, PER_NAME);
    if (!visitor.isLocal()) {
      try {
        add(visitor.address(), PER_ADDRESS);
      } catch (Refusal tooMany) {
        remove(visitor);
        throw tooMany;
      }
    }
    return new Place(visitor);
  }

  private void leave(Visitor visitor) {
    remove(visitor);
    if (!visitor.isLocal()) {
      remove(visitor.address());
    }
  }

  boolean isEmpty() {
    return underWay.isEmpty();
  }

  private void add(Object whose, int most) {
    if (underWay.merge(whose, 1, Integer::sum) > most) {
      remove(whose);
      throw new Refusal(
          429, "You have %d searches under way; wait for one to end.".formatted(most));
    }
  }

  private void remove(Object whose) {
    underWay.computeIfPresent(whose, (name, count) -> count == 1 ? null : count - 1);
  }
}
