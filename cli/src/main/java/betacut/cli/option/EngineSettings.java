package betacut.cli.option;

import betacut.play.PlayerText;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.engine.Engine;
import betacut.search.text.EngineText;
import betacut.solve.Solvers;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that say what an engine is made of; what is not typed is as usual. */
public final class EngineSettings {
  @Option(
      names = "--algorithm",
      paramLabel = "NAME",
      description =
          "minimax, negamax, alphabeta, fail-hard (these four bare), pvs (default), mtdf, sss,"
              + " dual, stockman, mcts, dfpn or random")
  public String algorithm;

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description =
          "a whole set of options: essay (the study's engine and table, in random order), plain or"
              + " full")
  public String preset;

  @Option(
      names = "--evaluation",
      paramLabel = "NAME",
      description = "who judges positions; 'betacut games GAME' lists them, win-only is always one")
  String evaluation;

  @Option(
      names = "--weights",
      paramLabel = "FILE",
      description = "weights of the evaluation, as 'betacut tune' writes them")
  String weights;

  @Option(
      names = "--order",
      paramLabel = "NAMES",
      description =
          "move order: left-to-right, or any of hash,killers,history,evaluation," + "static,random")
  String order;

  @Option(
      names = "--table",
      paramLabel = "NAME",
      description =
          "none, always, depth, two-tier, two-big, bucket (default), decisive, lrs, map or"
              + " verifying")
  String table;

  @Option(names = "--table-mib", paramLabel = "M", description = "size of the table in MiB")
  Integer tableMebibytes;

  @Option(
      names = "--table-entries",
      paramLabel = "N",
      description = "size of the table in entries instead")
  Integer tableEntries;

  @Option(names = "--threads", paramLabel = "T", description = "threads that share the table")
  Integer threads;

  @Option(names = "--seed", paramLabel = "S", description = "fixes every random choice")
  public Long seed;

  @Option(
      names = "--with",
      paramLabel = "NAMES",
      description =
          "switch on: deepening, aspiration, etc, last-guess, fold,"
              + " flat-wins, twins; selective, so never exact: quiescence, lmr,"
              + " probcut, multi-probcut")
  String with = "";

  @Option(names = "--without", paramLabel = "NAMES", description = "switch off, likewise")
  String without = "";

  @Option(
      names = "--probcut",
      paramLabel = "FILE",
      description = "switch multi-probcut on, with figures that 'betacut probcut' wrote")
  String probCutFile;

  /**
   * The options typed.
   *
   * @param game whose preferred move order is used if none is typed
   * @param isOpenEnded whether no depth is set, so that only deepening finds an answer in time
   */
  public Options options(Game<?> game, boolean isOpenEnded) {
    return new EngineText(typed()).options(game, isOpenEnded);
  }

  /** The features typed that do nothing here, each with its reason. */
  public List<String> notes(Options options, Position position) {
    return Arrays.stream(names(with))
        .map(name -> IdleFeatures.note(Feature.named(name), options, position))
        .flatMap(Optional::stream)
        .toList();
  }

  /**
   * An engine that asks the game's book and solver first, unless what was typed describes a search.
   */
  public Engine engine(Game<?> game, Options options) {
    return isDescribed() ? Engine.of(game, options) : Solvers.engine(game, options);
  }

  /** The same for who is not content with a book's opinions. */
  public Engine exactEngine(Game<?> game, Options options) {
    return isDescribed() ? Engine.of(game, options) : Solvers.exactEngine(game, options);
  }

  /** Whether what was typed describes a search, so that no solver is asked. */
  public boolean isDescribed() {
    return Stream.of(algorithm, preset, evaluation, weights, order, table, probCutFile)
            .anyMatch(Objects::nonNull)
        || !with.isEmpty()
        || !without.isEmpty();
  }

  /** The first option typed that says how an engine searches; empty if there is none. */
  public Optional<String> firstTyped() {
    return typed().keySet().stream()
        .filter(name -> !List.of("algorithm", "preset", "seed").contains(name))
        .map(name -> "--" + name)
        .findFirst();
  }

  /** What was typed in one line, as players are described. */
  public String text(Limits limits) {
    var words = typed();
    words.remove("seed");
    if (isDescribed()) {
      words.putIfAbsent("algorithm", "pvs");
    }
    if (limits.depth() < Limits.MAX_DEPTH) {
      put(words, "depth", limits.depth());
    }
    if (limits.nodes() < Limits.NONE.nodes()) {
      put(words, "nodes", limits.nodes());
    }
    if (limits.time().compareTo(Limits.NONE.time()) < 0) {
      put(words, "time", limits.time().toMillis() + "ms");
    }
    String described =
        words.entrySet().stream()
            .map(word -> word.getKey() + "=" + word.getValue())
            .collect(Collectors.joining(" "));
    return isDescribed() ? described : PlayerText.SOLVER + " " + described;
  }

  private LinkedHashMap<String, String> typed() {
    var typed = new LinkedHashMap<String, String>();
    put(typed, "algorithm", algorithm);
    put(typed, "preset", preset);
    put(typed, "evaluation", evaluation);
    put(typed, "weights", weights);
    put(typed, "order", order);
    put(typed, "table", table);
    put(typed, "table-mib", tableMebibytes);
    put(typed, "table-entries", tableEntries);
    put(typed, "threads", threads);
    put(typed, "seed", seed);
    put(typed, "with", with.isEmpty() ? null : with);
    put(typed, "without", without.isEmpty() ? null : without);
    put(typed, "probcut", probCutFile);
    return typed;
  }

  private static void put(Map<String, String> typed, String name, Object value) {
    if (value != null) {
      typed.put(name, value.toString());
    }
  }

  private static String[] names(String list) {
    return list.isBlank() ? new String[0] : list.strip().split("\\s*,\\s*");
  }
}
