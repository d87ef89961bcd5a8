package betacut.search;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;

/** The searches one can ask for by name. */
public enum Algorithm {
  /** Every line to the full depth, no cuts. */
  MINIMAX("minimax", "every line to the full depth, no cuts"),
  /** Minimax written for one side; the same tree. */
  NEGAMAX("negamax", "minimax written for one side; the same tree"),
  /** Alpha-beta with a full window. */
  ALPHABETA("alphabeta", "alpha-beta with a full window"),
  /** Alpha-beta as textbooks write it; its table keeps leaves too. */
  FAIL_HARD("fail-hard", "alpha-beta as textbooks write it; its table keeps leaves too"),
  /** Principal variation search: scouts all moves but the first. */
  PVS("pvs", "principal variation search: scout all moves but the first"),
  /** MTD(f): zero windows from a first guess. */
  MTDF("mtdf", "MTD(f): zero windows from a first guess of the same parity"),
  /** SSS* as zero windows from above. */
  SSS("sss", "SSS* as zero windows from above"),
  /** DUAL* as zero windows from below. */
  DUAL("dual", "DUAL* as zero windows from below"),
  /** SSS* as published, with its open list; for small trees. */
  STOCKMAN("stockman", "SSS* as Stockman wrote it, with its open list; small trees only"),
  /** Monte-Carlo tree search that also proves wins. */
  MCTS("mcts", "Monte-Carlo tree search (UCT) that also proves wins"),
  /** Depth-first proof-number search: who wins, not by how much. */
  DFPN("dfpn", "depth-first proof-number search: who wins, not by how much"),
  /** Any legal move. */
  RANDOM("random", "any legal move");

  private final String id;
  private final String summary;

  Algorithm(String id, String summary) {
    this.id = id;
    this.summary = summary;
  }

  /** The name to type. */
  public String id() {
    return id;
  }

  /** One line that says what it does. */
  public String summary() {
    return summary;
  }

  /** Whether it searches depth by depth, and so takes ordering, a table and a trace. */
  public boolean usesKernel() {
    return ordinal() <= DUAL.ordinal();
  }

  /** Whether several threads can share its work. */
  public boolean takesThreads() {
    return usesKernel() && this != FAIL_HARD;
  }

  /** Whether it is a memory-test driver, which is hopeless without a table. */
  public boolean needsTable() {
    return this == MTDF || this == SSS || this == DUAL;
  }

  /** The algorithm of this name, upper or lower case. */
  public static Algorithm named(String name) {
    return Nearest.named(
        name,
        values(),
        Algorithm::id,
        "There is no algorithm called '%s'.%s Algorithms: %s",
        UsageException::new);
  }
}
