package betacut.search.table;

import betacut.rules.Score;

/**
 * As {@link BucketTable}, but of the entries of one search those that tell a win or a loss outlive
 * all others: the notes' second wish (docs/studies/notes.md says what it is worth).
 */
public final class DecisiveTable extends BucketTable {
  private static final int DEEPER_THAN_ANY = Entry.MAX_DEPTH + 1;

  public DecisiveTable(long capacity) {
    super(capacity);
  }

  @Override
  int worth(long entry) {
    boolean isDecisive = Score.isDecided(Entry.score(entry));
    return 2 * super.worth(entry) - Entry.depth(entry) + (isDecisive ? DEEPER_THAN_ANY : 0);
  }

  @Override
  public String name() {
    return "decisive";
  }
}
