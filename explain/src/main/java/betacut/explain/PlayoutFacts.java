package betacut.explain;

import betacut.rules.Position;
import betacut.rules.Value.Bound;
import betacut.search.mcts.PlayoutTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decides what there is to say about a step of a Monte-Carlo search, and about its nodes. */
public final class PlayoutFacts {
  private static final int SURE = 100;

  private final Grown<?> grown;
  private final PlayoutTree tree;

  /**
   * @param tree that of the search, at the step to speak of
   */
  public PlayoutFacts(Grown<?> grown, PlayoutTree tree) {
    this.grown = grown;
    this.tree = tree;
  }

  /** What this step does. */
  public List<Message> step() {
    return switch (tree.phase()) {
      case BEGIN -> List.of(Message.of("growth.begin", "n", children(tree.root())));
      case SELECT -> selection();
      case EXPAND -> expansion();
      case PLAYOUT -> List.of(playout());
      case BACKUP -> backup();
    };
  }

  private int children(int node) {
    return tree.end(node) - tree.first(node);
  }

  private String line(int node) {
    return String.join(" ", grown.path(node));
  }

  private List<Message> selection() {
    int here = tree.here();
    if (here == tree.root()) {
      return List.of(Message.of("growth.select.root"));
    }
    return List.of(
        Message.of("growth.select", "line", line(here)),
        choice(here),
        Message.of("growth.select.rule"));
  }

  /** Why the walk went to a node. */
  private Message choice(int node) {
    String mover = grown.mover(tree.parent(node));
    String move = grown.moveText(node);
    return tree.visits(node) == 0
        ? Message.of("growth.choice.new", "mover", mover, "move", move)
        : Message.of(
            "growth.choice",
            "mover",
            mover,
            "move",
            move,
            "share",
            percent(tree.mean(node)),
            "n",
            tree.visits(node));
  }

  private static int percent(double share) {
    return (int) Math.round(SURE * share);
  }

  private List<Message> expansion() {
    int grew = tree.grown();
    if (grew < 0) {
      int here = tree.here();
      return List.of(
          Message.of(
              tree.isSettled(here)
                  ? "growth.expand.proven"
                  : tree.visits(here) == 0 ? "growth.expand.first" : "growth.expand.none"));
    }
    List<Message> said = new ArrayList<>();
    said.add(
        Message.of(
            grew == tree.root() ? "growth.begin" : "growth.expand",
            "line",
            line(grew),
            "n",
            children(grew)));
    known(grew).ifPresent(said::add);
    if (tree.here() != grew) {
      said.add(Message.of("growth.expand.then", "move", grown.moveText(tree.here())));
    }
    return said;
  }

  private Message playout() {
    int here = tree.here();
    if (!tree.isPlayed()) {
      return Message.of("growth.playout.none", "known", known(here).orElseThrow());
    }
    Position position = grown.position(here);
    int plies = tree.game(position).size();
    double reward = grown.isMax(here) ? tree.reward() : 1 - tree.reward();
    return Message.of("growth.playout", "n", plies, "result", result(reward));
  }

  private static Message result(double forMax) {
    return Message.of(
        forMax > 0.5
            ? "growth.result.max"
            : forMax < 0.5 ? "growth.result.min" : "growth.result.draw");
  }

  private List<Message> backup() {
    int root = tree.root();
    List<Message> said = new ArrayList<>();
    said.add(Message.of("growth.backup", "n", grown.way(tree.here()).size()));
    said.add(
        Message.of(
            "growth.backup.root",
            "visits",
            tree.visits(root),
            "share",
            percent(1 - tree.mean(root))));
    int best = tree.best();
    boolean isNew = tree.nextTurn(tree.at() - 1, false) == tree.at();
    said.add(
        Message.of(
            isNew ? "growth.best.new" : "growth.best",
            "move",
            grown.moveText(best),
            "n",
            tree.visits(best)));
    return said;
  }

  /** What the playouts through a node say. */
  public Message value(int node) {
    int visits = tree.visits(node);
    if (visits == 0) {
      return Message.of("growth.value.none");
    }
    double forMax = grown.isMax(node) ? 1 - tree.mean(node) : tree.mean(node);
    return Message.of("growth.value", "n", visits, "share", percent(forMax));
  }

  /** What is proven of a node, if anything is. */
  public Optional<Message> known(int node) {
    boolean isMax = grown.isMax(node);
    int lower = isMax ? tree.lower(node) : -tree.upper(node);
    int upper = isMax ? tree.upper(node) : -tree.lower(node);
    if (tree.isSettled(node)) {
      Object score = TraceFacts.score(lower == upper ? lower : lower > 0 ? lower : upper);
      return Optional.of(
          Message.of(lower == upper ? "growth.known.exact" : "growth.known.least", "score", score));
    }
    return lower >= 0
        ? Optional.of(Message.of("growth.known.holds", "side", "Max"))
        : upper <= 0
            ? Optional.of(Message.of("growth.known.holds", "side", "Min"))
            : Optional.empty();
  }

  /** The same in signs: {@code = ▲3}; empty where it is open who wins. */
  public String knownSign(int node) {
    if (!tree.isSettled(node)) {
      return "";
    }
    boolean isMax = grown.isMax(node);
    int lower = isMax ? tree.lower(node) : -tree.upper(node);
    int upper = isMax ? tree.upper(node) : -tree.lower(node);
    Bound claim = lower == upper ? Bound.EXACT : lower > 0 ? Bound.LOWER : Bound.UPPER;
    return claim.sign() + " " + TraceWords.sign(lower > 0 ? lower : upper);
  }
}
