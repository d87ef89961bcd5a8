package betacut.web.api;

import betacut.explain.Grown;
import betacut.explain.Message;
import betacut.explain.PlayoutFacts;
import betacut.explain.ProofFacts;
import betacut.rules.Position;
import betacut.rules.Value;
import betacut.search.mcts.PlayoutTree;
import betacut.search.proof.ProofTree;
import betacut.search.trace.GrowingTree;
import betacut.web.api.GrowthPart.Row;
import betacut.web.http.Refusal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Growing trees as answers. Shares and proofs are for Max, who moves at the top. */
final class GrowthViews {
  /** In place of a share, a bound or a number that is infinite or not there. */
  private static final int NONE = -1;

  private GrowthViews() {}

  static Record summary(Grown<?> grown) {
    GrowingTree tree = grown.tree();
    return new Answers.Growth(
        grown.game().id(),
        grown.game().title(),
        tree instanceof PlayoutTree ? Answers.GrowthKind.PLAYOUTS : Answers.GrowthKind.PROOF,
        grown.root().ply(),
        grown.root().mover(),
        grown.game().formatMove(grown.result().move()),
        value(grown),
        grown.result().line().stream().map(grown.game()::formatMove).toList(),
        grown.result().end().name().toLowerCase(Locale.ROOT),
        grown.result().statistics().nodes(),
        tree.steps(),
        tree instanceof PlayoutTree playouts ? playouts.playouts() : 0);
  }

  /** Estimates of playouts are no evaluations, and no chance can be made of them as of those. */
  private static Answers.Value value(Grown<?> grown) {
    Value found = grown.result().value();
    return found.kind() == Value.Bound.ESTIMATE ? null : Views.value(found, grown.game());
  }

  /** The tree at its step; what is told of a node is told of this one, if it is not negative. */
  static <P extends Position> Record tree(Grown<P> grown, int picked, int across) {
    GrowingTree tree = grown.tree();
    if (picked >= tree.size()) {
      throw new Refusal(
          422,
          "There is no node %d at this step; they end at %d.".formatted(picked, tree.size() - 1));
    }
    boolean isElsewhere = picked >= 0 && grown.way(picked).getFirst() != tree.root();
    int wanted = isElsewhere ? NONE : picked;
    var part = GrowthPart.of(grown, wanted, across);
    return switch (tree) {
      case PlayoutTree playouts -> new PlayoutView<>(grown, playouts).view(part, wanted);
      case ProofTree proofs -> new ProofView<>(grown, proofs).view(part, wanted);
      default -> throw new IllegalStateException("a tree of no known kind");
    };
  }

  /** What both kinds of trees have in common. */
  private abstract static class TreeView<P extends Position> {
    final Grown<P> grown;
    private final GrowingTree tree;

    TreeView(Grown<P> grown, GrowingTree tree) {
      this.grown = grown;
      this.tree = tree;
    }

    abstract String phase();

    abstract int round();

    abstract List<Message> said();

    abstract Answers.GrownNumbers numbers(int node);

    abstract List<Message> known(int node);

    abstract List<String> game();

    /** The child of the top that looks best now. */
    abstract int best();

    /** The child that the search took, or would take next, from a node. */
    abstract int chosen(int node);

    Answers.GrownTree view(GrowthPart part, int picked) {
      List<Row> rows = part.rows();
      int shown = picked >= 0 ? picked : tree.here();
      return new Answers.GrownTree(
          tree.at(),
          phase(),
          round(),
          tree.here(),
          best(),
          tree.size(),
          column(rows, Row::node),
          column(rows, Row::parent),
          column(rows, Row::folded),
          column(rows, Row::visits),
          column(rows, this::move),
          column(rows, row -> row.folded() > 0 ? 0 : tree.end(row.node()) - tree.first(row.node())),
          column(rows, row -> row.folded() > 0 ? Answers.GrownNumbers.EMPTY : numbers(row.node())),
          grown.way(tree.here()),
          said().stream().map(SaidView::of).toList(),
          game(),
          node(shown));
    }

    private String move(Row row) {
      boolean hasMove = row.folded() == 0 && row.parent() != GrowingTree.NO_NODE;
      return hasMove ? grown.moveText(row.node()) : "";
    }

    private static <T> List<T> column(List<Row> rows, Function<Row, T> field) {
      return rows.stream().map(field).toList();
    }

    private Answers.GrownNode node(int node) {
      P position = grown.position(node);
      int chosen = chosen(node);
      return new Answers.GrownNode(
          node,
          grown.path(node),
          grown.isMax(node),
          Views.board(grown.game().board(position)),
          tree.visits(node),
          known(node).stream().map(SaidView::of).toList(),
          IntStream.range(tree.first(node), tree.end(node))
              .mapToObj(child -> child(child, child == chosen))
              .toList());
    }

    private Answers.GrownChild child(int child, boolean isChosen) {
      return new Answers.GrownChild(
          child, grown.moveText(child), tree.visits(child), numbers(child), isChosen);
    }
  }

  private static final class PlayoutView<P extends Position> extends TreeView<P> {
    private final PlayoutTree tree;
    private final PlayoutFacts facts;

    PlayoutView(Grown<P> grown, PlayoutTree tree) {
      super(grown, tree);
      this.tree = tree;
      facts = new PlayoutFacts(grown, tree);
    }

    @Override
    String phase() {
      return tree.phase().name().toLowerCase(Locale.ROOT);
    }

    @Override
    int round() {
      return tree.playout() + 1;
    }

    @Override
    List<Message> said() {
      return facts.step();
    }

    @Override
    Answers.GrownNumbers numbers(int node) {
      boolean isVisited = tree.visits(node) > 0;
      double own = isVisited ? tree.mean(node) : NONE;
      double bound = node == tree.root() ? NONE : tree.bound(node);
      return new Answers.GrownNumbers(
          isVisited ? (grown.isMax(node) ? 1 - own : own) : NONE,
          Double.isInfinite(bound) ? NONE : bound,
          facts.knownSign(node),
          NONE,
          NONE,
          NONE,
          NONE);
    }

    @Override
    List<Message> known(int node) {
      Optional<Message> proven = facts.known(node);
      return proven.isPresent()
          ? List.of(facts.value(node), proven.orElseThrow())
          : List.of(facts.value(node));
    }

    @Override
    List<String> game() {
      boolean isShown = tree.phase() == PlayoutTree.Phase.PLAYOUT && tree.isPlayed();
      return isShown
          ? tree.game(grown.position(tree.here())).stream().map(grown.game()::formatMove).toList()
          : List.of();
    }

    @Override
    int best() {
      return tree.best();
    }

    @Override
    int chosen(int node) {
      List<Integer> way = grown.way(tree.here());
      int at = way.indexOf(node);
      boolean isOnWay = at >= 0 && at + 1 < way.size() && tree.phase() != PlayoutTree.Phase.BACKUP;
      return isOnWay ? way.get(at + 1) : node == tree.root() ? best() : GrowingTree.NO_NODE;
    }
  }

  private static final class ProofView<P extends Position> extends TreeView<P> {
    private final ProofTree tree;
    private final ProofFacts facts;

    ProofView(Grown<P> grown, ProofTree tree) {
      super(grown, tree);
      this.tree = tree;
      facts = new ProofFacts(grown, tree);
    }

    @Override
    String phase() {
      return tree.kind().name().toLowerCase(Locale.ROOT);
    }

    /** The question: who wins is the first, who draws the second. */
    @Override
    int round() {
      return tree.isAboutWin() ? 1 : 2;
    }

    @Override
    List<Message> said() {
      return facts.step();
    }

    private static int finite(int number) {
      return number == ProofTree.INFINITE ? NONE : number;
    }

    @Override
    Answers.GrownNumbers numbers(int node) {
      boolean isOpen = tree.isOpen(node);
      return new Answers.GrownNumbers(
          NONE,
          NONE,
          "",
          finite(tree.proof(node)),
          finite(tree.disproof(node)),
          isOpen ? finite(tree.proofLimit(node)) : 0,
          isOpen ? finite(tree.disproofLimit(node)) : 0);
    }

    @Override
    List<Message> known(int node) {
      Message value = facts.value(node);
      return tree.isOpen(node)
          ? List.of(value, facts.limits(node))
          : tree.isBorrowed(node) ? List.of(value, ProofFacts.borrowed()) : List.of(value);
    }

    @Override
    List<String> game() {
      return List.of();
    }

    @Override
    int best() {
      return tree.selected(tree.root());
    }

    @Override
    int chosen(int node) {
      boolean isSolved = tree.proof(node) == 0 || tree.disproof(node) == 0;
      return isSolved ? GrowingTree.NO_NODE : tree.selected(node);
    }
  }
}
