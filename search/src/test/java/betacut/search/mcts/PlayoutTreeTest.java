package betacut.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Position;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.mcts.PlayoutTree.Phase;
import betacut.search.spi.Request;
import betacut.search.toy.Nim;
import betacut.search.toy.TicTacToe;
import betacut.search.trace.GrowingTree;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class PlayoutTreeTest {
  private static final long SEED = Long.getLong("betacut.seed", 20_261_116L);
  private static final int SMALL = 4;
  private static final int MANY = 5000;

  /** What a search without a log finds and counts, the time aside. */
  private static String answer(Result found) {
    return List.of(found.move(), found.value(), found.line(), found.statistics(), found.end())
        .toString();
  }

  @Test
  void whoListensChangesNothing() {
    for (long nodes : new long[] {1, 2, 7, 30, 100, 1234, 20_000}) {
      Request request = Request.of(Limits.nodes(nodes), Detail.BEST);
      Result alone = new MonteCarlo(SEED, SMALL).search(new TicTacToe(), request);
      var log = new PlayoutLog(MANY);
      Result heard =
          MonteCarlo.logged(SEED, SMALL, log)
              .search(new TicTacToe(), Request.of(Limits.nodes(nodes), Detail.BEST));
      assertThat(answer(heard)).isEqualTo(answer(alone));
      if (log.growths() > 0) {
        PlayoutTree tree = log.tree();
        assertThat(tree.move(tree.best())).isEqualTo(alone.move());
        checkSums(tree);
      }
    }
  }

  @Test
  void theTreeAfterAllPlayoutsIsThatOfTheSearchWhicheverWayOneCame() {
    for (Position root : List.of(new TicTacToe(), TicTacToe.after(0, 4), Nim.of(21))) {
      var log = new PlayoutLog(MANY);
      MonteCarlo.logged(SEED, SMALL, log)
          .search(root, Request.of(Limits.nodes(60_000), Detail.BEST));
      List<String> own = new ArrayList<>();
      for (int node = 0; node < log.grownTree.size(); node++) {
        own.add(nodeOf(log.grownTree, node));
      }
      PlayoutTree tree = log.tree();
      assertThat(all(tree, log.grownTree)).isEqualTo(own);
      var random = new SplittableRandom(SEED);
      for (int i = 0; i < 40; i++) {
        int step = random.nextInt(tree.steps());
        tree.goTo(step);
        List<String> there = all(tree, log.grownTree);
        checkSums(tree);
        tree.goTo(random.nextInt(tree.steps()));
        tree.goTo(step);
        assertThat(all(tree, log.grownTree)).as("step %d", step).isEqualTo(there);
      }
      tree.goTo(0);
      tree.goTo(tree.steps() - 1);
      assertThat(all(tree, log.grownTree)).isEqualTo(own);
    }
  }

  private static List<String> all(PlayoutTree replayed, Tree tree) {
    List<String> all = new ArrayList<>();
    for (int node = 0; node < replayed.size(); node++) {
      all.add(nodeOf(tree, node));
    }
    return all;
  }

  private static String nodeOf(Tree tree, int node) {
    double rewards = tree.visits(node) == 0 ? 0 : tree.mean(node) * tree.visits(node);
    return "%d %d %s %d %d %b"
        .formatted(
            tree.move(node),
            tree.visits(node),
            rewards,
            tree.lower(node),
            tree.upper(node),
            tree.isExpanded(node));
  }

  /** A node is visited once by itself, before it has children, then once more than all of them. */
  private static void checkSums(PlayoutTree tree) {
    for (int node = 0; node < tree.size(); node++) {
      if (tree.end(node) == 0) {
        continue;
      }
      int below = 0;
      for (int child = tree.first(node); child < tree.end(node); child++) {
        below += tree.visits(child);
        assertThat(tree.parent(child)).isEqualTo(node);
      }
      int own = node == Tree.ROOT ? 0 : tree.isSettled(node) ? tree.visits(node) - below : 1;
      assertThat(tree.visits(node)).as("node %d at %d", node, tree.at()).isEqualTo(below + own);
    }
    boolean isOver = tree.phase() == Phase.BACKUP;
    assertThat(tree.visits(Tree.ROOT)).isEqualTo(tree.playout() + (isOver ? 1 : 0));
  }

  @Test
  void everyPlayoutHasFourPhasesAndItsGameIsTheOneThatWasPlayed() {
    var log = new PlayoutLog(200);
    Result found =
        MonteCarlo.logged(SEED, SMALL, log)
            .search(new TicTacToe(), Request.of(Limits.NONE, Detail.BEST));
    PlayoutTree tree = log.tree();
    assertThat(found.end()).isEqualTo(Result.End.NODES);
    assertThat(tree.playouts()).isEqualTo(200);
    assertThat(tree.steps()).isEqualTo(801);
    for (int step = 1; step < tree.steps(); step++) {
      tree.goTo(step);
      assertThat(tree.phase()).isEqualTo(Phase.values()[1 + (step - 1) % 4]);
      if (tree.phase() == Phase.SELECT) {
        checkWay(tree);
      }
      if (tree.phase() == Phase.PLAYOUT && tree.isPlayed()) {
        var position = new TicTacToe();
        path(tree, tree.here()).forEach(position::make);
        int plies = tree.game(position).size();
        double last = (1 + Integer.signum(position.outcome())) / 2.0;
        assertThat(tree.reward()).isEqualTo(plies % 2 == 0 ? last : 1 - last);
      }
    }
  }

  /** On the way down every child has the greatest bound of those that can still improve. */
  private static void checkWay(PlayoutTree tree) {
    for (int node = tree.here(); node != Tree.ROOT; node = tree.parent(node)) {
      int above = tree.parent(node);
      for (int other = tree.first(above); other < tree.end(above); other++) {
        if (!tree.isSettled(other)) {
          assertThat(tree.bound(node)).isGreaterThanOrEqualTo(tree.bound(other));
        }
      }
    }
  }

  private static List<Integer> path(GrowingTree tree, int node) {
    List<Integer> path = new ArrayList<>();
    for (int on = node; on != Tree.ROOT; on = tree.parent(on)) {
      path.addFirst(tree.move(on));
    }
    return path;
  }

  @Test
  void theMindChangesWhereItIsSaidTo() {
    var log = new PlayoutLog(3000);
    MonteCarlo.logged(SEED, SMALL, log)
        .search(new TicTacToe(), Request.of(Limits.NONE, Detail.BEST));
    PlayoutTree tree = log.tree();
    List<Integer> changes = new ArrayList<>();
    int best = GrowingTree.NO_NODE;
    for (int step = 4; step < tree.steps(); step += 4) {
      tree.goTo(step);
      if (tree.best() != best) {
        best = tree.best();
        changes.add(step);
      }
    }
    List<Integer> found = new ArrayList<>();
    for (int at = tree.nextTurn(-1, false); at >= 0; at = tree.nextTurn(at, false)) {
      found.add(at);
    }
    assertThat(found).isEqualTo(changes).hasSizeGreaterThan(1);
    assertThat(tree.nextTurn(found.getLast(), true)).isEqualTo(found.get(found.size() - 2));
    assertThat(tree.nextTurn(found.getFirst(), true)).isNegative();
  }
}
