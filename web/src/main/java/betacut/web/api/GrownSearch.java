package betacut.web.api;

import betacut.explain.Grown;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.StopSignal;
import betacut.search.text.EngineText;
import betacut.web.http.Parameter;
import betacut.web.http.Query;
import betacut.web.lab.PlayerAllowList;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * A best-first search somebody wants to look at: mcts, bounded by its playouts, or dfpn, bounded by
 * its positions, so that the same question always gives the same answer; the time is there in case
 * the machine is very busy.
 */
record GrownSearch<P extends Position>(AskedGame<P> asked, String method, int playouts) {
  static final int MOST_PLAYOUTS = 100_000;
  private static final int USUAL_PLAYOUTS = 10_000;
  private static final int MEBIBYTES = 32;

  /** A playout ends with the game; the longest games of all still fit. */
  private static final long MOST_NODES_OF_PLAYOUTS = 50_000_000;

  private static final Duration LONGEST = Duration.ofSeconds(20);

  static List<Parameter> parametersAnd(Parameter... more) {
    List<Parameter> all =
        AskedGame.parametersAnd(
            new Parameter("method", "mcts or dfpn, such as 'mcts seed=7'", false, 100),
            Parameter.word("playouts", "where mcts ends, up to 100000"));
    all.addAll(List.of(more));
    return all;
  }

  static GrownSearch<?> of(GameCache cache, Query query) {
    AskedGame<?> asked = AskedGame.of(cache, query);
    asked.requireOngoing();
    String method = query.text("method").toLowerCase(Locale.ROOT);
    int playouts = query.number("playouts", USUAL_PLAYOUTS, 1, MOST_PLAYOUTS);
    return new GrownSearch<>(asked, method.isEmpty() ? "mcts" : method, playouts);
  }

  /** Equal questions have equal keys. */
  String key() {
    return String.join(
        "\n",
        asked.game().id(),
        asked.start(),
        asked.moves().toString(),
        method,
        Integer.toString(playouts));
  }

  /** Refuses searches that cannot be looked at, before anything is searched. */
  Options options() {
    PlayerAllowList.checkFiles(method);
    EngineText text = EngineText.parse(method);
    if (text.values().keySet().stream().anyMatch(List.of("depth", "nodes", "time")::contains)) {
      throw new UsageException("'%s' has limits of its own; leave them out.".formatted(method));
    }
    Options options = text.options(asked.game(), false);
    if (!Grown.suits(options.algorithm())) {
      throw new UsageException(
          "'%s' is no search that grows a tree; mcts and dfpn are.".formatted(method));
    }
    Grown.requireWinner(asked.game(), options.algorithm());
    return options.withTable(options.table(), Math.min(MEBIBYTES, options.tableMebibytes()));
  }

  Grown<P> run(StopSignal signal) {
    Options options = options();
    long nodes =
        switch (options.algorithm()) {
          case DFPN -> WatchedSearch.MOST_NODES;
          default -> MOST_NODES_OF_PLAYOUTS;
        };
    Limits limits = new Limits(Limits.MAX_DEPTH, nodes, LONGEST);
    return Grown.search(asked.game(), asked.last(), options, playouts, limits, signal);
  }
}
