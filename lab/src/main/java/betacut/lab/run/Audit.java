package betacut.lab.run;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Collects what a verification finds. */
public final class Audit {
  /** Of each kind; whoever forged a column need not read all of it. */
  private static final int MOST_TOLD = 10;

  private final Map<Flaw, List<String>> told = new EnumMap<>(Flaw.class);
  private final Map<Flaw, Integer> counts = new EnumMap<>(Flaw.class);
  private int compared;
  private int skipped;

  public Audit() {}

  /** One more trial or game was done again. */
  public void compared() {
    compared++;
  }

  /** One more need not repeat. */
  public void skipped() {
    skipped++;
  }

  /**
   * Something is wrong.
   *
   * @param words where and what, without a full stop
   */
  public void found(Flaw flaw, String words) {
    counts.merge(flaw, 1, Integer::sum);
    List<String> some = told.computeIfAbsent(flaw, unseen -> new ArrayList<>());
    if (some.size() < MOST_TOLD) {
      some.add(words);
    }
  }

  /** All of it by now. */
  public Verification verification() {
    return new Verification(
        compared,
        skipped,
        count(Flaw.DIFFERENT),
        count(Flaw.RELABELLED),
        count(Flaw.DOUBLED),
        count(Flaw.FOREIGN),
        count(Flaw.MISSING),
        count(Flaw.CHANGED),
        told.values().stream().flatMap(List::stream).toList());
  }

  private int count(Flaw flaw) {
    return counts.getOrDefault(flaw, 0);
  }
}
