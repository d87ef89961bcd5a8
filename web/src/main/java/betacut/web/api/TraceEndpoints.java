package betacut.web.api;

import betacut.explain.Watched;
import betacut.search.StopSignal;
import betacut.search.trace.CutReason;
import betacut.search.trace.TraceEvent;
import betacut.search.trace.TraceTree;
import betacut.web.http.Answer;
import betacut.web.http.Endpoint;
import betacut.web.http.Parameter;
import betacut.web.http.Query;
import betacut.web.http.Refusal;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Searches to look into: what they did as a whole, parts of their trees, nodes, moments. */
final class TraceEndpoints {
  /** An event needs 24 bytes, its node 20 more: some 80 MB in all. */
  private static final long MOST_KEPT = 2_500_000;

  private static final int MOST_DRAWN = 6000;
  private static final int USUAL_DRAWN = 3000;
  private static final int MOST_EVENTS = 20_000;
  private static final int USUAL_EVENTS = 4000;
  private static final int MOST_QUESTIONS = 50;
  private static final int MOST_AROUND = 200;
  private static final int USUAL_AROUND = 60;

  private final GameCache cache;
  private final TraceCache<Watched<?>> traces =
      new TraceCache<>(MOST_KEPT, watched -> watched.tree().trace().size());

  TraceEndpoints(GameCache cache) {
    this.cache = cache;
  }

  List<Endpoint> endpoints() {
    Parameter node = Parameter.word("node", "the number of a node");
    return List.of(
        endpoint("/api/trace", "Searches and writes it down", Answers.Search.class, this::summary),
        endpoint(
            "/api/trace/part",
            "The nodes to draw: the way to one of them first, then those next to the top",
            Answers.TreePart.class,
            this::part,
            node,
            Parameter.word("top", "the node at the top"),
            Parameter.word("most", "how many nodes")),
        endpoint(
            "/api/trace/node", "Everything about a node", Answers.TreeNode.class, this::node, node),
        endpoint(
            "/api/trace/nodes",
            "The same of a node, those above it and those the search visits before and after",
            Answers.TreeNodes.class,
            this::nodes,
            node,
            Parameter.word("most", "how many nodes, without those above")),
        endpoint(
            "/api/trace/events",
            "What happened, one letter per event, and in which node",
            Answers.EventPage.class,
            this::events,
            Parameter.word("from", "the first event"),
            Parameter.word("most", "how many events")),
        endpoint(
            "/api/trace/find",
            "The next event of a kind",
            Answers.FoundEvent.class,
            this::find,
            Parameter.word("from", "the event to look from"),
            Parameter.word("what", "cut, table, iteration or key"),
            Parameter.text("keys", "positions, for what=key"),
            Parameter.word("back", "yes: look backwards")),
        endpoint(
            "/api/trace/questions",
            "What to ask before the search shows it",
            Answers.QuizQuestions.class,
            this::questions,
            node,
            Parameter.word("most", "how many questions")));
  }

  /** What is asked of a search that is there. */
  private interface TraceReader extends Function<Query, Function<Watched<?>, Record>> {}

  private Endpoint endpoint(
      String path, String summary, Class<?> type, TraceReader reading, Parameter... own) {
    return Endpoint.stream(
        path,
        summary,
        "trace",
        type,
        WatchedSearch.parametersAnd(own),
        query -> work(query, reading));
  }

  private Answer.Work work(Query query, TraceReader reading) {
    WatchedSearch<?> search = WatchedSearch.of(cache, query);
    Function<Watched<?>, Record> wanted = reading.apply(query);
    boolean isThere = traces.has(search.key());
    if (!isThere) {
      search.check();
    }
    return new Answer.Work(
        isThere ? Answer.Lane.QUICK : Answer.Lane.LONG,
        events -> {
          StopSignal signal = events.signal();
          Watched<?> found = traces.find(search.key(), () -> searched(search, signal));
          events.send("trace", wanted.apply(found));
        });
  }

  /** Refuses to show what was stopped on the way: asked again, it would be something else. */
  static void requireUnstopped(StopSignal signal) {
    if (signal.isGiven()) {
      throw new Refusal(503, "The search was stopped; ask again.");
    }
  }

  private static Watched<?> searched(WatchedSearch<?> search, StopSignal signal) {
    Watched<?> made = search.run(signal);
    requireUnstopped(signal);
    if (made.tree().iterations() == 0) {
      throw new Refusal(422, "This search leaves nothing to look at; choose another engine.");
    }
    return made;
  }

  private Function<Watched<?>, Record> summary(Query query) {
    return TraceSummary::of;
  }

  private Function<Watched<?>, Record> part(Query query) {
    int most = query.number("most", USUAL_DRAWN, 1, MOST_DRAWN);
    int top = query.number("top", -1, 0, WatchedSearch.MOST_EVENTS);
    int focus = query.number("node", top, 0, WatchedSearch.MOST_EVENTS);
    return watched -> {
      TraceTree tree = watched.tree();
      int last = tree.root(tree.iterations() - 1);
      int wanted = checked(tree, focus < 0 ? last : focus);
      int above = checked(tree, top < 0 ? tree.root(tree.iteration(wanted)) : top);
      return TraceViews.part(watched, new TracePart(tree, above, wanted, most));
    };
  }

  private Function<Watched<?>, Record> node(Query query) {
    int node = query.number("node", 0, 0, WatchedSearch.MOST_EVENTS);
    return watched -> TraceViews.node(watched, checked(watched.tree(), node));
  }

  /** So many that most steps of a walk find their node here already. */
  private Function<Watched<?>, Record> nodes(Query query) {
    int node = query.number("node", 0, 0, WatchedSearch.MOST_EVENTS);
    int most = query.number("most", USUAL_AROUND, 1, MOST_AROUND);
    return watched -> {
      TraceTree tree = watched.tree();
      var numbers = new TreeSet<Integer>();
      for (int above = checked(tree, node); above >= 0; above = tree.parent(above)) {
        numbers.add(above);
      }
      int first = Math.max(0, node - most / 2);
      IntStream.range(first, Math.min(tree.size(), first + most)).forEach(numbers::add);
      return new Answers.TreeNodes(
          numbers.stream().map(one -> TraceViews.node(watched, one)).toList());
    };
  }

  private static int checked(TraceTree tree, int node) {
    if (node >= tree.size()) {
      throw new Refusal(
          422, "There is no node %d; the last one is %d.".formatted(node, tree.size() - 1));
    }
    return node;
  }

  private Function<Watched<?>, Record> events(Query query) {
    int from = query.number("from", 0, 0, WatchedSearch.MOST_EVENTS);
    int most = query.number("most", USUAL_EVENTS, 1, MOST_EVENTS);
    return watched -> TraceViews.events(watched, from, most);
  }

  private Function<Watched<?>, Record> find(Query query) {
    int from = query.number("from", 0, -1, WatchedSearch.MOST_EVENTS);
    int step = query.text("back").equals("yes") ? -1 : 1;
    String what = query.text("what");
    List<Long> keys = what.equals("key") ? keys(query.text("keys")) : List.of();
    if (!List.of("cut", "table", "iteration", "key").contains(what)) {
      throw new Refusal(
          400, "'what' is '%s'; it must be cut, table, iteration or key.".formatted(what));
    }
    return watched -> {
      IntPredicate fits =
          number ->
              fits(watched.tree().trace().event(number), what, keys)
                  && !TraceViews.isEmptyCut(watched, number);
      int end = watched.tree().trace().size();
      int at = from + step;
      while (at >= 0 && at < end && !fits.test(at)) {
        at += step;
      }
      boolean isFound = at >= 0 && at < end;
      return new Answers.FoundEvent(isFound ? at : null);
    };
  }

  private static boolean fits(TraceEvent event, String what, List<Long> keys) {
    return switch (event) {
      case TraceEvent.Cut cut ->
          what.equals("cut") && cut.reason() != CutReason.TABLE
              || what.equals("table") && isFromTable(cut.reason());
      case TraceEvent.Iteration _ -> what.equals("iteration");
      case TraceEvent.Enter enter -> what.equals("key") && keys.contains(enter.key());
      default -> false;
    };
  }

  private static boolean isFromTable(CutReason reason) {
    return reason == CutReason.TABLE || reason == CutReason.CHILD_IN_TABLE;
  }

  private static List<Long> keys(String text) {
    return AskedGame.words(text.toLowerCase(Locale.ROOT)).stream()
        .map(TraceEndpoints::key)
        .toList();
  }

  private static long key(String word) {
    if (!word.matches("[0-9a-f]{1,16}")) {
      throw new Refusal(
          400, "'%s' is no position key; a key has up to 16 hexadecimal digits.".formatted(word));
    }
    return Long.parseUnsignedLong(word, 16);
  }

  private Function<Watched<?>, Record> questions(Query query) {
    int node = query.number("node", -1, 0, WatchedSearch.MOST_EVENTS);
    int most = query.number("most", 10, 1, MOST_QUESTIONS);
    return watched -> {
      TraceTree tree = watched.tree();
      int root = node < 0 ? tree.root(tree.iterations() - 1) : checked(tree, node);
      return new Answers.QuizQuestions(TraceQuiz.questions(watched, root, most));
    };
  }
}
