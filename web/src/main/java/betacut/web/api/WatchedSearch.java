package betacut.web.api;

import betacut.explain.Watched;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import betacut.search.text.EngineText;
import betacut.search.trace.Trace;
import betacut.web.http.Parameter;
import betacut.web.http.Query;
import betacut.web.http.Refusal;
import betacut.web.lab.PlayerAllowList;
import betacut.zoo.Bug;
import betacut.zoo.ZooSearcher;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A search somebody wants to look at. It is bounded by nodes, not time, so that the same question
 * always gives the same trace; the time is there in case the machine is very busy.
 *
 * @param engine as {@link EngineText} has it, or {@code zoo:3a}
 * @param line moves to try first; to see them the search ends at the greatest depth it can finish
 */
record WatchedSearch<P extends Position>(
    AskedGame<P> asked, String engine, Limits limits, List<Integer> line) {
  static final int MOST_EVENTS = 1_000_000;
  static final int MOST_NODES = 600_000;
  private static final Duration LONGEST = Duration.ofSeconds(20);
  private static final int USUAL_DEPTH = 3;
  private static final int MOST_MEBIBYTES = 64;
  private static final String ZOO = "zoo:";

  static final List<Parameter> PARAMETERS = parameters();

  private static List<Parameter> parameters() {
    List<Parameter> all = new ArrayList<>();
    all.add(new Parameter("game", "a game, or tree:((3 12 8)(2 4 6))", true, 6000));
    AskedGame.PARAMETERS.stream().skip(1).forEach(all::add);
    all.add(Parameter.word("depth", "plies; a typed tree is usually searched whole"));
    all.add(new Parameter("engine", "such as 'pvs table=bucket' or zoo:3a", false, 300));
    all.add(
        Parameter.text(
            "line", "moves to try first along a line; the depth is then the most it may be"));
    return List.copyOf(all);
  }

  static List<Parameter> parametersAnd(Parameter... more) {
    List<Parameter> all = new ArrayList<>(PARAMETERS);
    all.addAll(List.of(more));
    return all;
  }

  static WatchedSearch<?> of(GameCache cache, Query query) {
    return of(AskedGame.of(cache, query), query);
  }

  private static <P extends Position> WatchedSearch<P> of(AskedGame<P> asked, Query query) {
    asked.requireOngoing();
    String text = query.text("engine").toLowerCase(Locale.ROOT);
    String engine = text.isEmpty() ? Algorithm.ALPHABETA.id() : text;
    boolean isTyped = asked.game().endsInPoints();
    int usual = isTyped ? Math.max(1, asked.last().pliesLeft()) : USUAL_DEPTH;
    int depth = query.number("depth", usual, 1, Limits.MAX_DEPTH);
    Limits limits = new Limits(depth, MOST_NODES, LONGEST);
    return new WatchedSearch<>(asked, engine, limits, asked.goingOn(query.text("line")));
  }

  /** Equal questions have equal keys. */
  String key() {
    return String.join(
        "\n",
        asked.game().id(),
        asked.start(),
        asked.moves().toString(),
        engine,
        Integer.toString(limits.depth()),
        line.toString());
  }

  /** Refuses engines that cannot be watched, before anything is searched. */
  void check() {
    Options options = options();
    Engine small =
        engine.startsWith(ZOO)
            ? engine(options, new Trace(0))
            : Engine.traced(asked.game(), options.withTable(options.table(), 1), new Trace(0));
    if (!line.isEmpty()) {
      small.tryFirst(asked.last(), line);
    }
  }

  private Options options() {
    if (engine.startsWith(ZOO)) {
      return Options.plain(Algorithm.ALPHABETA);
    }
    PlayerAllowList.checkFiles(engine);
    EngineText text = EngineText.parse(engine);
    for (String name : List.of("depth", "nodes", "time")) {
      if (text.values().containsKey(name)) {
        throw new UsageException(
            "'%s' is no part of an engine here; it has a field of its own.".formatted(name));
      }
    }
    Options options = text.options(asked.game(), false);
    if (options.tableMebibytes() > MOST_MEBIBYTES) {
      throw new Refusal(
          400,
          "A table of %d MiB is too much for a shared server; it may be %d."
              .formatted(options.tableMebibytes(), MOST_MEBIBYTES));
    }
    return options;
  }

  /** Searches and writes it down. */
  Watched<P> run(StopSignal signal) {
    Watched<P> found = run(limits, signal);
    for (int depth = limits.depth() - 1;
        !line.isEmpty() && depth > 0 && found.finishedDepth() == 0 && !signal.isGiven();
        depth--) {
      found = run(limits.withDepth(depth), signal);
    }
    return found;
  }

  private Watched<P> run(Limits within, StopSignal signal) {
    Trace trace = new Trace(MOST_EVENTS);
    Options options = options();
    Engine engine = engine(options, trace);
    if (!line.isEmpty()) {
      engine.tryFirst(asked.last(), line);
    }
    return Watched.search(engine, trace, asked.game(), asked.last(), options, within, signal);
  }

  private Engine engine(Options options, Trace trace) {
    Game<P> game = asked.game();
    if (!engine.startsWith(ZOO)) {
      return Engine.traced(game, options, trace);
    }
    Bug bug = Bug.numbered(engine.substring(ZOO.length()));
    var evaluator = game.evaluators().firstEntry().getValue();
    return Engine.around(ZooSearcher.of(bug, game, evaluator, Optional.of(trace)), game, options);
  }
}
