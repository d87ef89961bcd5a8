package betacut.search.table;

/**
 * A search's memory of positions: keys of 64 bits to {@linkplain Entry entries}.
 *
 * <p>A probe returns what some store put there under the same key, or {@link Entry#MISS}; never
 * another key's entry. Which entries stay when room is short is the subclass's policy, so a miss
 * may follow a store at any time. Once {@linkplain #share shared}, probes and stores may come from
 * several threads at once; the other methods belong between searches.
 *
 * <p>This is a class, not an interface, because the calls at every node are cheaper so. Nothing is
 * counted here: a search counts its own probes and hits, per thread and for free.
 */
public abstract class TranspositionTable {
  private boolean isRecalled;

  protected TranspositionTable() {}

  /** The entry stored under this key, or {@link Entry#MISS}. */
  public abstract long probe(long key);

  /** Offers an entry made by {@link Entry#pack}; an older one of the same key is superseded. */
  public abstract void store(long key, long entry);

  /** Offers an entry together with the nodes it cost; most policies do not care about them. */
  public void store(long key, long entry, long nodes) {
    store(key, entry);
  }

  /** Makes ready for several threads at once: what has to be done by one alone is done now. */
  public void share() {}

  /** Tells that entries of an earlier session were stored here. */
  final void setRecalled() {
    isRecalled = true;
  }

  /** Whether an earlier session left entries here, so that a search may begin where it ended. */
  public final boolean isRecalled() {
    return isRecalled;
  }

  /** Forgets everything. */
  public abstract void clear();

  /** Tells that another search begins: entries stored so far may make way for its entries. */
  public abstract void nextSearch();

  /** How many entries fit at most. */
  public abstract long capacity();

  /** The fraction of the capacity in use; big tables are sampled. */
  public abstract double fill();

  /** {@link #fill} in whole thousandths, as reports show it. */
  public final int fullPermille() {
    return (int) (1000 * fill());
  }

  /** The memory held at most; where there is no such limit, an estimate of what is held now. */
  public abstract long memoryBytes();

  /** The policy's name. */
  public abstract String name();

  /** Visits every entry that a probe would find, oldest first where the policy knows ages. */
  public abstract void forEach(Visitor visitor);

  /** Takes the entries of a table one by one. */
  @FunctionalInterface
  public interface Visitor {
    void visit(long key, long entry);
  }
}
