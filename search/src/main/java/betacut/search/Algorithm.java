package betacut.search;

import betacut.rules.Nearest;
import betacut.rules.UsageException;
import java.util.Arrays;
import java.util.List;

/** The searches one can ask for by name. */
public enum Algorithm {
  MINIMAX("minimax", "every line to the full depth, no cuts"),
  NEGAMAX("negamax", "minimax written for one side; the same tree"),
  ALPHABETA("alphabeta", "alpha-beta with a full window"),
  FAIL_HARD("fail-hard", "alpha-beta as textbooks write it; its table keeps leaves too"),
  PVS("pvs", "principal variation search: scout all moves but the first"),
  MTDF("mtdf", "MTD(f): zero windows from a first guess of the same parity"),
  SSS("sss", "SSS* as zero windows from above"),
  DUAL("dual", "DUAL* as zero windows from below"),
  STOCKMAN("stockman", "SSS* as Stockman wrote it, with its open list; small trees only"),
  MCTS("mcts", "Monte-Carlo tree search (UCT) that also proves wins"),
  DFPN("dfpn", "depth-first proof-number search: who wins, not by how much"),
  RANDOM("random", "any legal move");

  private final String id;
  private final String summary;

  Algorithm(String id, String summary) {
    this.id = id;
    this.summary = summary;
  }

  public String id() {
    return id;
  }

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

  public static Algorithm named(String name) {
    List<String> ids = Arrays.stream(values()).map(Algorithm::id).toList();
    return Arrays.stream(values())
        .filter(algorithm -> algorithm.id.equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "There is no algorithm called '%s'.%s Algorithms: %s"
                        .formatted(name, Nearest.hint(name, ids), String.join(", ", ids))));
  }
}
