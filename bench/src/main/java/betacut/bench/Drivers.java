package betacut.bench;

import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Options;
import betacut.search.OrderPart;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Node totals of the drivers and of the ordering parts, on seeded positions of three games. */
final class Drivers {
  private static final int POSITIONS = 20;

  private Drivers() {}

  static void run() {
    Options base = Options.full(Algorithm.PVS).withOrder(OrderPart.USUAL).without(Feature.ETC);
    Map<String, Options> variants = new LinkedHashMap<>();
    variants.put("PVS", base);
    variants.put("alpha-beta, full window", base.withAlgorithm(Algorithm.ALPHABETA));
    variants.put("PVS + aspiration", base.with(Feature.ASPIRATION));
    variants.put("MTD(f), same parity", base.withAlgorithm(Algorithm.MTDF));
    variants.put("SSS*", base.withAlgorithm(Algorithm.SSS));
    variants.put("DUAL*", base.withAlgorithm(Algorithm.DUAL));
    variants.put("PVS + ETC", base.with(Feature.ETC));
    variants.put("PVS + folding", base.with(Feature.FOLD));
    report(variants);
  }

  static void ordering() {
    Options base = Options.full(Algorithm.PVS).withOrder(OrderPart.USUAL);
    Map<String, Options> variants = new LinkedHashMap<>();
    variants.put("hash, killers, history, static", base);
    for (OrderPart part : OrderPart.values()) {
      if (base.has(part)) {
        EnumSet<OrderPart> rest = EnumSet.copyOf(OrderPart.USUAL);
        rest.remove(part);
        variants.put("without " + part.id(), base.withOrder(rest));
      }
    }
    variants.put("hash, evaluation", base.withOrder(Set.of(OrderPart.HASH, OrderPart.EVALUATION)));
    variants.put("natural order", base.withOrder(Set.of()));
    report(variants);
  }

  private static void report(Map<String, Options> variants) {
    List<String> othello = Searches.positions("othello", 12, POSITIONS);
    List<String> connect4 = Searches.positions("connect4", 8, POSITIONS);
    List<String> pentago = Searches.positions("pentago", 10, POSITIONS);
    System.out.println("| variant | Othello d9 | Connect-4 d14 | Pentago d3 |\n|---|---|---|---|");
    double[] first = null;
    for (Map.Entry<String, Options> variant : variants.entrySet()) {
      double[] nodes = {
        Searches.nodes("othello", othello, variant.getValue().withEvaluation("mobility"), 9),
        Searches.nodes("connect4", connect4, variant.getValue(), 14),
        Searches.nodes("pentago", pentago, variant.getValue(), 3)
      };
      first = first == null ? nodes : first;
      System.out.printf(
          "| %s | %.0f | %.0f | %.0f |%n",
          variant.getKey(),
          100 * nodes[0] / first[0],
          100 * nodes[1] / first[1],
          100 * nodes[2] / first[2]);
    }
  }
}
