package betacut.web.api;

import static betacut.web.json.JsonLine.object;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Statistics;
import betacut.search.engine.Watched;
import betacut.search.trace.Claim;
import betacut.search.trace.TraceEvent;
import betacut.search.trace.TraceNode;
import betacut.search.trace.TraceTree;
import betacut.search.trace.TraceWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Traces as JSON; docs/web.md describes every field. All numbers are for Max. */
final class TraceViews {
  private TraceViews() {}

  /** The search as a whole. */
  static Object summary(Watched<?> watched) {
    TraceTree tree = watched.tree();
    Statistics counted = watched.result().statistics();
    int move = watched.result().move();
    List<Object> iterations = new ArrayList<>();
    for (int number = 0; number < tree.iterations(); number++) {
      iterations.add(iteration(tree, number));
    }
    return object(
        "game",
        watched.game().id(),
        "title",
        watched.game().title(),
        "mover",
        watched.root().mover(),
        "move",
        move < 0 ? null : watched.game().formatMove(move),
        "value",
        Views.value(watched.result().value(), watched.game()),
        "end",
        watched.result().end().name().toLowerCase(Locale.ROOT),
        "statistics",
        statistics(counted),
        "nodes",
        tree.size(),
        "events",
        tree.trace().size(),
        "whole",
        !tree.trace().isCutShort(),
        "iterations",
        iterations);
  }

  private static Map<String, Object> statistics(Statistics counted) {
    return object(
        "nodes",
        counted.nodes(),
        "leaves",
        counted.leaves(),
        "cuts",
        counted.cuts(),
        "firstCuts",
        counted.firstCuts(),
        "probes",
        counted.probes(),
        "tableHits",
        counted.tableHits(),
        "stores",
        counted.stores());
  }

  private static Object iteration(TraceTree tree, int number) {
    TraceNode root = tree.node(tree.root(number));
    return object(
        "root",
        root.number(),
        "depth",
        root.depth(),
        "window",
        TraceWords.window(root),
        "value",
        TraceWords.value(root),
        "score",
        root.score(),
        "enter",
        root.enter(),
        "leave",
        root.leave(),
        "searched",
        tree.searched(root.number()));
  }

  /** Nodes in columns, each as short as it can be: most of what is sent are these. */
  static Object part(Watched<?> watched, TracePart part) {
    TraceTree tree = watched.tree();
    int[] numbers = part.nodes();
    List<TraceNode> nodes = new ArrayList<>(numbers.length);
    for (int number : numbers) {
      nodes.add(tree.node(number));
    }
    var columns = new LinkedHashMap<String, Object>();
    columns.put("top", part.top());
    columns.put("iteration", tree.iteration(part.top()));
    columns.put("number", column(nodes, TraceNode::number));
    columns.put("parent", column(nodes, TraceNode::parent));
    columns.put("hidden", column(nodes, node -> part.hidden(node.number())));
    columns.put("size", column(nodes, TraceNode::size));
    columns.put("ply", column(nodes, TraceNode::ply));
    columns.put("enter", column(nodes, TraceNode::enter));
    columns.put("leave", column(nodes, TraceNode::leave));
    columns.put("move", column(nodes, node -> move(watched, node)));
    columns.put("value", column(nodes, TraceWords::value));
    columns.put("window", column(nodes, TraceWords::window));
    columns.put("claim", column(nodes, node -> letter(node.forRoot().claim())));
    columns.put("cut", column(nodes, node -> node.cut().map(cut -> cut.reason().id()).orElse("")));
    columns.put("purpose", column(nodes, node -> node.purpose().id()));
    columns.put("key", column(nodes, node -> Long.toHexString(node.key())));
    return columns;
  }

  private static List<Object> column(List<TraceNode> nodes, Function<TraceNode, Object> field) {
    return nodes.stream().map(field).toList();
  }

  private static String move(Watched<?> watched, TraceNode node) {
    boolean isRoot = node.parent() < 0;
    return isRoot ? "" : node.purpose().staysHere() ? "·" : watched.moveText(node.move());
  }

  private static String letter(Claim claim) {
    return switch (claim) {
      case EXACT, OVER -> "=";
      case LOWER -> ">";
      case UPPER -> "<";
      case ESTIMATE -> "~";
      case UNKNOWN -> "?";
    };
  }

  /** Everything about a node, in numbers and in words. */
  static <P extends Position> Object node(Watched<P> watched, int number) {
    TraceTree tree = watched.tree();
    TraceNode node = tree.node(number);
    TraceNode seen = node.forRoot();
    var words = new TraceWords(watched::moveText);
    Map<String, Object> place = place(watched, node);
    int spared = ((List<?>) place.get("skipped")).size();
    Map<String, Object> view =
        object(
            "node",
            number,
            "parent",
            node.parent(),
            "iteration",
            node.iteration(),
            "ply",
            node.ply(),
            "depth",
            node.depth(),
            "max",
            node.isMax(),
            "move",
            move(watched, node),
            "enter",
            node.enter(),
            "leave",
            node.leave(),
            "size",
            node.size(),
            "searched",
            tree.searched(number),
            "key",
            Long.toHexString(node.key()),
            "purpose",
            node.purpose().id(),
            "order",
            node.reason().id(),
            "claim",
            seen.claim().id(),
            "value",
            TraceWords.value(node),
            "window",
            TraceWords.window(node),
            "cut",
            node.cut().map(cut -> cut.reason().id()).orElse(null));
    view.putAll(place);
    view.put("words", words(words, tree, node, spared));
    return view;
  }

  /** Each sentence under the name of what it is about. */
  private static Object words(TraceWords words, TraceTree tree, TraceNode node, int spared) {
    return object(
        "window",
        TraceWords.windowSentence(node),
        "order",
        node.move() < 0 ? "" : TraceWords.orderSentence(node),
        "purpose",
        TraceWords.purposeSentence(node),
        "probes",
        tree.probes(node.number()).stream().map(one -> words.probeSentence(node, one)).toList(),
        "cut",
        words.cutSentence(node, spared),
        "stored",
        tree.stored(node.number()).map(entry -> words.storeSentence(node, entry)).orElse(""),
        "value",
        TraceWords.valueSentence(node));
  }

  /**
   * Where a node is: the way, the board, the moves left out. A bug of the zoo may lose the board;
   * then there is none to show.
   */
  private static <P extends Position> Map<String, Object> place(
      Watched<P> watched, TraceNode node) {
    List<String> path = watched.tree().path(node.number()).stream().map(watched::moveText).toList();
    try {
      @SuppressWarnings("unchecked") // a copy of the root, some moves later
      P position = (P) watched.position(node.number());
      boolean isKnown = position.key() == node.key() || node.parent() < 0;
      Game<P> game = watched.game();
      return object(
          "path",
          path,
          "board",
          isKnown && !game.endsInPoints() ? Views.board(game.board(position)) : null,
          "skipped",
          node.isBetaCut() && isKnown
              ? watched.skipped(node.number()).stream().map(watched::moveText).toList()
              : List.of());
    } catch (RuntimeException lost) {
      return object("path", path, "board", null, "skipped", List.of());
    }
  }

  /** A letter for each event: I E P C S L, and the node it belongs to, -1 between iterations. */
  static Object events(TraceTree tree, int from, int most) {
    var kinds = new StringBuilder();
    List<Integer> nodes = new ArrayList<>();
    int end = Math.min(tree.trace().size(), from + most);
    for (int number = from; number < end; number++) {
      TraceEvent event = tree.trace().event(number);
      kinds.append(letter(event));
      nodes.add(
          event instanceof TraceEvent.Leave leave
              ? tree.nodeAt(leave.enter())
              : tree.nodeAt(number));
    }
    return object("from", from, "kinds", kinds.toString(), "nodes", nodes);
  }

  private static char letter(TraceEvent event) {
    return switch (event) {
      case TraceEvent.Iteration _ -> 'I';
      case TraceEvent.Enter _ -> 'E';
      case TraceEvent.Probe _ -> 'P';
      case TraceEvent.Cut _ -> 'C';
      case TraceEvent.Store _ -> 'S';
      case TraceEvent.Leave _ -> 'L';
    };
  }
}
