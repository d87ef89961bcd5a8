package betacut.web.api;

import betacut.explain.TraceFacts;
import betacut.explain.TraceWords;
import betacut.explain.Watched;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Value.Bound;
import betacut.search.trace.CutReason;
import betacut.search.trace.TraceEvent;
import betacut.search.trace.TraceNode;
import betacut.search.trace.TraceTree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Traces as answers. All numbers are for Max. */
final class TraceViews {
  /** Moves left out are counted in all nodes of a small part, and this near the top of others. */
  private static final int FEW = 600;

  private static final int NEAR = 3;

  private TraceViews() {}

  static Answers.TreePart part(Watched<?> watched, TracePart part) {
    TraceTree tree = watched.tree();
    int[] numbers = part.nodes();
    List<TraceNode> nodes = new ArrayList<>(numbers.length);
    for (int number : numbers) {
      nodes.add(numbers.length <= FEW ? known(watched, number) : seen(watched, number));
    }
    int near = nodes.size() <= FEW ? Integer.MAX_VALUE : nodes.getFirst().ply() + NEAR;
    return new Answers.TreePart(
        part.top(),
        tree.iteration(part.top()),
        column(nodes, TraceNode::number),
        column(nodes, TraceNode::parent),
        column(nodes, node -> part.hidden(node.number())),
        column(nodes, TraceNode::size),
        column(nodes, TraceNode::ply),
        column(nodes, TraceNode::enter),
        column(nodes, TraceNode::leave),
        column(nodes, node -> move(watched, node)),
        column(nodes, TraceWords::shortValue),
        column(nodes, TraceWords::shortWindow),
        column(nodes, node -> node.forRoot().alpha()),
        column(nodes, node -> node.forRoot().beta()),
        column(nodes, node -> node.forRoot().score()),
        column(nodes, node -> letter(node.forRoot().claim())),
        column(nodes, node -> node.ply() > near ? 0 : skipped(watched, node).size()),
        column(nodes, node -> node.cut().map(cut -> cut.reason().id()).orElse("")),
        column(nodes, node -> Long.toHexString(node.key())));
  }

  /** What is known of a node; what the search said where a bug of the zoo lost the board. */
  private static TraceNode known(Watched<?> watched, int number) {
    try {
      return watched.node(number);
    } catch (RuntimeException lost) {
      return watched.tree().node(number);
    }
  }

  /** A node without a cut that cut nothing off; as above where the board is lost. */
  static TraceNode seen(Watched<?> watched, int number) {
    try {
      return watched.seen(number);
    } catch (RuntimeException lost) {
      return watched.tree().node(number);
    }
  }

  private static <T> List<T> column(List<TraceNode> nodes, Function<TraceNode, T> field) {
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

  private static String letter(Bound claim) {
    return switch (claim) {
      case EXACT, OVER -> "=";
      case LOWER -> ">";
      case UPPER -> "<";
      case ESTIMATE -> "~";
      case UNKNOWN -> "?";
    };
  }

  /** Everything about a node: numbers, and what there is to say about each. */
  static <P extends Position> Answers.TreeNode node(Watched<P> watched, int number) {
    TraceTree tree = watched.tree();
    TraceNode node = known(watched, number);
    TraceNode seen = node.forRoot();
    var facts = new TraceFacts(watched::moveText);
    List<String> skipped = skipped(watched, node);
    return new Answers.TreeNode(
        number,
        node.parent(),
        node.iteration(),
        node.ply(),
        node.depth(),
        node.isMax(),
        move(watched, node),
        node.enter(),
        node.leave(),
        node.size(),
        tree.searched(number),
        Long.toHexString(node.key()),
        node.purpose(),
        node.reason(),
        seen.claim(),
        TraceWords.shortValue(node),
        TraceWords.shortWindow(node),
        node.cut().map(TraceEvent.Cut::reason).orElse(null),
        path(watched, number),
        board(watched, node),
        skipped,
        words(facts, tree, node));
  }

  private static Answers.NodeWords words(TraceFacts facts, TraceTree tree, TraceNode node) {
    return new Answers.NodeWords(
        SaidView.of(TraceFacts.window(node)),
        node.move() < 0 ? null : SaidView.of(TraceFacts.order(node)),
        SaidView.of(TraceFacts.purpose(node)),
        tree.probes(node.number()).stream()
            .map(probe -> SaidView.of(facts.probe(node, probe)))
            .toList(),
        SaidView.of(facts.cut(node)),
        SaidView.of(tree.stored(node.number()).map(entry -> facts.stored(node, entry))),
        SaidView.of(TraceFacts.value(node)));
  }

  /** A bug of the zoo may lose the board; then there is none to show. */
  private static <P extends Position> Answers.Board board(Watched<P> watched, TraceNode node) {
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

  static Answers.EventPage events(Watched<?> watched, int from, int most) {
    TraceTree tree = watched.tree();
    var kinds = new StringBuilder();
    List<Integer> nodes = new ArrayList<>();
    int end = Math.min(tree.trace().size(), from + most);
    for (int number = from; number < end; number++) {
      TraceEvent event = tree.trace().event(number);
      kinds.append(isEmptyCut(watched, number) ? 'A' : letter(event));
      nodes.add(
          event instanceof TraceEvent.Leave leave
              ? tree.nodeAt(leave.enter())
              : tree.nodeAt(number));
    }
    return new Answers.EventPage(from, kinds.toString(), nodes);
  }

  /** Whether an event says that a move was too good, but it was the last. */
  static boolean isEmptyCut(Watched<?> watched, int event) {
    TraceTree tree = watched.tree();
    return tree.trace().event(event) instanceof TraceEvent.Cut cut
        && cut.reason() == CutReason.BETA
        && seen(watched, tree.nodeAt(event)).cut().isEmpty();
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
