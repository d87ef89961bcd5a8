package betacut.bench;

import betacut.search.Algorithm;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.TablePolicy;

/** What a bounded table costs in nodes: sizes, and policies at the same size. */
final class TableSize {
  private static final int DEPTH = 20;

  private TableSize() {}

  static void run() {
    System.out.println("Connect-4, empty board, depth " + DEPTH + ", PVS with everything");
    System.out.println("| table | nodes | of unbounded |\n|---|---|---|");
    long unbounded = report("map", 1, 0);
    for (int mebibytes : new int[] {64, 16, 8, 4}) {
      report("bucket", mebibytes, unbounded);
    }
  }

  static void policies() {
    System.out.println("Connect-4, empty board, depth " + DEPTH + ", 16 MiB");
    System.out.println("| table | nodes | of unbounded |\n|---|---|---|");
    long unbounded = report("map", 1, 0);
    for (String policy : new String[] {"bucket", "two-big", "two-tier", "depth", "lrs", "always"}) {
      report(policy, 16, unbounded);
    }
  }

  private static long report(String policy, int mebibytes, long unbounded) {
    Options options = Options.full(Algorithm.PVS).withTable(TablePolicy.parse(policy), mebibytes);
    Result result = Searches.search("connect4", "-", options, DEPTH);
    long nodes = result.statistics().nodes();
    String size = policy.equals("map") ? "unbounded" : mebibytes + " MiB";
    System.out.printf(
        "| %s %s | %,d | %.3f |%n",
        policy, size, nodes, unbounded == 0 ? 1.0 : (double) nodes / unbounded);
    return nodes;
  }
}
