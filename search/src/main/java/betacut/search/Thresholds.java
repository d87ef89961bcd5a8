package betacut.search;

import betacut.rules.UsageException;

/**
 * From which remaining depth on parts of the search are worth their time. They change which nodes
 * are visited, never a value.
 *
 * @param table least depth at which the table is asked and written; below it a probe costs more
 *     than the nodes it saves (measurements: table depth)
 * @param etc least depth of enhanced transposition cutoffs; at 3, the least whose children are
 *     usually stored, they save nodes but no time
 */
public record Thresholds(int table, int etc) {
  /** What was measured to be fastest. */
  public static final Thresholds USUAL = new Thresholds(2, 4);

  private static final int MOST = 255;

  public Thresholds {
    require("table-depth", table);
    require("etc-depth", etc);
  }

  private static void require(String name, int depth) {
    if (depth < 1 || depth > MOST) {
      throw new UsageException("%s is %d; it must be from 1 to %d.".formatted(name, depth, MOST));
    }
  }
}
