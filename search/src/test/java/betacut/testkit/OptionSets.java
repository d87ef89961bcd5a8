package betacut.testkit;

import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Options;
import betacut.search.OrderPart;
import betacut.search.TablePolicy;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Every exact option of the kernel, alone and together, with a name for test reports. */
public final class OptionSets {
  private static final List<Algorithm> ALGORITHMS =
      List.of(
          Algorithm.MINIMAX,
          Algorithm.NEGAMAX,
          Algorithm.ALPHABETA,
          Algorithm.FAIL_HARD,
          Algorithm.PVS,
          Algorithm.MTDF,
          Algorithm.SSS,
          Algorithm.DUAL);

  /** Features tried alone beside a table. */
  private static final Set<Feature> ALONE =
      EnumSet.of(Feature.DEEPENING, Feature.ETC, Feature.FOLD, Feature.TWINS);

  private static final Set<Feature> ALL =
      EnumSet.of(Feature.DEEPENING, Feature.ASPIRATION, Feature.ETC, Feature.FOLD, Feature.TWINS);

  private OptionSets() {}

  /** All sets by name; all are exact and keep win distances. */
  public static Map<String, Options> exact() {
    Map<String, Options> sets = new LinkedHashMap<>();
    for (Algorithm algorithm : ALGORITHMS) {
      addTo(sets, algorithm);
    }
    return sets;
  }

  private static void addTo(Map<String, Options> sets, Algorithm algorithm) {
    String name = algorithm.id();
    Options bare = Options.plain(algorithm).withFeatures(Set.of());
    Options table = bare.withTable(TablePolicy.BUCKET, 1);
    if (!algorithm.needsTable()) {
      sets.put(name, bare);
      sets.put(name + " deepening, no table", bare.with(Feature.DEEPENING));
    }
    for (TablePolicy policy : TablePolicy.values()) {
      if (policy != TablePolicy.NONE) {
        sets.put(name + " table " + policy.id(), bare.withTable(policy, 1));
      }
    }
    for (OrderPart part : OrderPart.values()) {
      sets.put(name + " order " + part.id(), table.withOrder(Set.of(part)));
    }
    Set<OrderPart> allParts = EnumSet.allOf(OrderPart.class);
    sets.put(name + " order all", table.withOrder(allParts));
    for (Feature feature : ALONE) {
      sets.put(name + " " + feature.id(), table.with(feature));
    }
    Options aspiration = table.with(Feature.DEEPENING).with(Feature.ASPIRATION);
    sets.put(name + " aspiration", aspiration);
    Options everything = table.withFeatures(ALL).withOrder(allParts);
    sets.put(name + " everything", everything);
    sets.put(
        name + " usual",
        Options.full(algorithm).withOrder(OrderPart.USUAL).withTable(TablePolicy.BUCKET, 1));
    if (algorithm.takesThreads()) {
      sets.put(name + " two threads", table.withThreads(2));
      sets.put(name + " two threads deepening", table.with(Feature.DEEPENING).withThreads(2));
      sets.put(name + " two threads everything", everything.withThreads(2));
    }
  }

  /** A handful that between them switch everything on and off, for slower checks. */
  public static Map<String, Options> some() {
    Map<String, Options> some = new LinkedHashMap<>();
    List<String> wanted = new ArrayList<>();
    for (Algorithm algorithm : ALGORITHMS) {
      wanted.add(algorithm.id() + " usual");
    }
    wanted.addAll(
        List.of(
            "alphabeta",
            "alphabeta deepening, no table",
            "alphabeta table lrs",
            "fail-hard",
            "fail-hard table lrs",
            "pvs aspiration",
            "pvs everything",
            "mtdf everything",
            "fail-hard everything",
            "sss fold",
            "pvs two threads deepening"));
    exact().forEach((name, options) -> addIfWanted(some, wanted, name, options));
    return some;
  }

  private static void addIfWanted(
      Map<String, Options> some, List<String> wanted, String name, Options options) {
    if (wanted.contains(name)) {
      some.put(name, options);
    }
  }

  /** Whether a search with these options may only be asked with a symmetric opinion. */
  public static boolean folds(Options options) {
    return options.has(Feature.FOLD);
  }
}
