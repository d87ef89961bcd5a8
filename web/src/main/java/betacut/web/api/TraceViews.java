package betacut.web.api;

import static betacut.text.json.JsonLine.object;

import betacut.explain.TraceFacts;
import betacut.explain.TraceWords;
import betacut.explain.Watched;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.trace.Claim;
import betacut.search.trace.TraceEvent;
import betacut.search.trace.TraceNode;
import betacut.search.trace.TraceTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Traces as JSON; docs/web.md describes every field. All numbers are for Max. */
final class TraceViews {
  /** Moves left out are counted in all nodes of a small part, and this near the top of others. */
  private static final int FEW = 600;

  private static final int NEAR = 3;

  private TraceViews() {}

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
    columns.put("value", column(nodes, TraceWords::shortValue));
    columns.put("window", column(nodes, TraceWords::shortWindow));
    columns.put("claim", column(nodes, node -> letter(node.forRoot().claim())));
    int near = nodes.size() <= FEW ? Integer.MAX_VALUE : nodes.getFirst().ply() + NEAR;
    columns.put(
        "spared", column(nodes, node -> node.ply() > near ? 0 : skipped(watched, node).size()));
    columns.put("cut", column(nodes, node -> node.cut().map(cut -> cut.reason().id()).orElse("")));
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

  /** The moves from the root to a node. */
  static List<String> path(Watched<?> watched, int node) {
    return watched.tree().path(node).stream().map(watched::moveText).toList();
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

  /** Everything about a node: numbers, and what there is to say about each. */
  static <P extends Position> Object node(Watched<P> watched, int number) {
    TraceTree tree = watched.tree();
    TraceNode node = tree.node(number);
    TraceNode seen = node.forRoot();
    var facts = new TraceFacts(watched::moveText);
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
            TraceWords.shortValue(node),
            "window",
            TraceWords.shortWindow(node),
            "cut",
            node.cut().map(cut -> cut.reason().id()).orElse(null));
    view.putAll(place);
    view.put("words", words(facts, tree, node, spared));
    return view;
  }

  /** Each sentence under the name of what it is about; null where there is nothing to say. */
  private static Object words(TraceFacts facts, TraceTree tree, TraceNode node, int spared) {
    return object(
        "window",
        SaidView.of(TraceFacts.window(node)),
        "order",
        node.move() < 0 ? null : SaidView.of(TraceFacts.order(node)),
        "purpose",
        SaidView.of(TraceFacts.purpose(node)),
        "probes",
        tree.probes(node.number()).stream()
            .map(probe -> SaidView.of(facts.probe(node, probe)))
            .toList(),
        "cut",
        SaidView.of(facts.cut(node, spared)),
        "stored",
        SaidView.of(tree.stored(node.number()).map(entry -> facts.stored(node, entry))),
        "value",
        SaidView.of(TraceFacts.value(node)));
  }

  /** Where a node is: the way, the board, the moves left out. */
  private static <P extends Position> Map<String, Object> place(
      Watched<P> watched, TraceNode node) {
    return object(
        "path",
        path(watched, node.number()),
        "board",
        board(watched, node),
        "skipped",
        skipped(watched, node));
  }

  /** A bug of the zoo may lose the board; then there is none to show. */
  private static <P extends Position> Object board(Watched<P> watched, TraceNode node) {
    Game<P> game = watched.game();
    if (game.endsInPoints()) {
      return null;
    }
    try {
      @SuppressWarnings("unchecked") // a copy of the root, some moves later
      P position = (P) watched.position(node.number());
      return isAt(position, node) ? Views.board(game.board(position)) : null;
    } catch (RuntimeException lost) {
      return null;
    }
  }

  private static boolean isAt(Position position, TraceNode node) {
    return position.key() == node.key() || node.parent() < 0;
  }

  /** The moves a cut left out; none where the board is lost. */
  private static List<String> skipped(Watched<?> watched, TraceNode node) {
    try {
      return node.isBetaCut() && isAt(watched.position(node.number()), node)
          ? watched.skipped(node.number()).stream().map(watched::moveText).toList()
          : List.of();
    } catch (RuntimeException lost) {
      return List.of();
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
