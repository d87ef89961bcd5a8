package betacut.web.api;

import betacut.explain.Grown;
import betacut.search.StopSignal;
import betacut.web.http.Answer;
import betacut.web.http.Endpoint;
import betacut.web.http.Parameter;
import betacut.web.http.Query;
import betacut.web.http.Refusal;
import java.util.List;
import java.util.function.Function;

/** Best-first searches to look into: the tree as it was after any step. */
final class GrowthEndpoints {
  private static final long MOST_BYTES = 160L << 20;
  private static final int MOST_STEPS = 4_000_000;
  private static final int USUAL_ACROSS = 12;

  private final GameCache cache;
  private final TraceCache<Grown<?>> searches =
      new TraceCache<>(MOST_BYTES, grown -> grown.tree().bytes());

  GrowthEndpoints(GameCache cache) {
    this.cache = cache;
  }

  List<Endpoint> endpoints() {
    Parameter step = Parameter.word("step", "a step, from 0; usually the last");
    return List.of(
        endpoint(
            "/api/growth",
            "Searches and writes down how its tree grows",
            Answers.Growth.class,
            query -> GrowthViews::summary),
        endpoint(
            "/api/growth/tree",
            "The tree after a step: the way of that step, the line visited most, what is beside",
            Answers.GrownTree.class,
            GrowthEndpoints::tree,
            step,
            Parameter.word("node", "a node to tell of; usually the one the step is about"),
            Parameter.word("across", "how many nodes there is room for side by side")),
        endpoint(
            "/api/growth/find",
            "The next step at which the best move changes, or something is proved",
            Answers.FoundEvent.class,
            GrowthEndpoints::find,
            Parameter.word("from", "the step to look from"),
            Parameter.word("back", "yes: look backwards")));
  }

  /** What is asked of a search that is there. */
  private interface GrowthReader extends Function<Query, Function<Grown<?>, Record>> {}

  private Endpoint endpoint(
      String path, String summary, Class<?> type, GrowthReader reading, Parameter... own) {
    return Endpoint.stream(
        path,
        summary,
        "growth",
        type,
        GrownSearch.parametersAnd(own),
        query -> work(query, reading));
  }

  private Answer.Work work(Query query, GrowthReader reading) {
    GrownSearch<?> search = GrownSearch.of(cache, query);
    Function<Grown<?>, Record> wanted = reading.apply(query);
    boolean isThere = searches.has(search.key());
    if (!isThere) {
      search.options();
    }
    return new Answer.Work(
        isThere ? Answer.Lane.QUICK : Answer.Lane.LONG,
        events -> {
          StopSignal signal = events.signal();
          Grown<?> found = searches.find(search.key(), () -> searched(search, signal));
          Record answer;
          synchronized (found) { // its tree is at one step at a time
            answer = wanted.apply(found);
          }
          events.send("growth", answer);
        });
  }

  private static Grown<?> searched(GrownSearch<?> search, StopSignal signal) {
    Grown<?> made = search.run(signal);
    TraceEndpoints.requireUnstopped(signal);
    return made;
  }

  private static Function<Grown<?>, Record> tree(Query query) {
    int step = query.number("step", -1, 0, MOST_STEPS);
    int node = query.number("node", -1, 0, Integer.MAX_VALUE);
    int across = query.number("across", USUAL_ACROSS, 3, 40);
    return grown -> {
      int last = grown.tree().steps() - 1;
      if (step > last) {
        throw new Refusal(422, "There is no step %d; the last one is %d.".formatted(step, last));
      }
      grown.tree().goTo(step < 0 ? last : step);
      return GrowthViews.tree(grown, node, across);
    };
  }

  private static Function<Grown<?>, Record> find(Query query) {
    int from = query.number("from", 0, -1, MOST_STEPS);
    boolean isBack = query.text("back").equals("yes");
    return grown -> {
      int at = grown.tree().nextTurn(from, isBack);
      return new Answers.FoundEvent(at < 0 ? null : at);
    };
  }
}
