package betacut.search.proof;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Position;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.proof.ProofTree.Kind;
import betacut.search.reference.Minimax;
import betacut.search.spi.Request;
import betacut.search.toy.Nim;
import betacut.search.toy.TicTacToe;
import betacut.search.toy.TreePosition;
import betacut.search.trace.GrowingTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class ProofTreeTest {
  private static final long SEED = Long.getLong("betacut.seed", 20_261_117L);

  private static final List<Position> ROOTS =
      List.of(
          new TicTacToe(),
          TicTacToe.after(0, 4),
          TicTacToe.after(0, 1),
          Nim.of(12),
          Nim.of(13),
          new TreePosition(SEED, 3, 7, TreePosition.Ends.WINS));

  private static Result search(Position root, ProofLog log) {
    return ProofSearch.logged(1, log).search(root, Request.of(Limits.NONE, Detail.BEST));
  }

  @Test
  void whoListensChangesNothingAndTheLastClaimIsWhatMinimaxSays() {
    for (Position root : ROOTS) {
      var log = new ProofLog();
      Result heard = search(root, log);
      Result alone = new ProofSearch(1).search(root, Request.of(Limits.NONE, Detail.BEST));
      assertThat(heard.statistics()).isEqualTo(alone.statistics());
      assertThat(heard.line()).isEqualTo(alone.line());
      ProofTree tree = log.tree();
      int truth =
          Integer.signum(
              Arrays.stream(new Minimax(root.copy(), at -> 0).values(root.pliesLeft()))
                  .max()
                  .getAsInt());
      int proven = tree.isAboutWin() ? 1 : 0;
      int top = tree.root();
      assertThat(tree.here()).isEqualTo(top);
      assertThat(tree.proof(top) == 0).isEqualTo(truth >= proven);
      assertThat(tree.disproof(top) == 0).isEqualTo(truth < proven);
      assertThat(tree.kind()).isEqualTo(Kind.LEAVE);
    }
  }

  @Test
  void numbersAreTheLeastAndTheSumOfThoseBelow() {
    for (Position root : ROOTS) {
      var log = new ProofLog();
      search(root, log);
      ProofTree tree = log.tree();
      int every = Math.max(1, tree.steps() / 400);
      for (int step = 0; step < tree.steps(); step += every) {
        tree.goTo(step);
        checkNumbers(tree);
      }
      tree.goTo(tree.steps() - 1);
      checkNumbers(tree);
    }
  }

  /** All nodes but those above the one the search is at: their numbers are of the last look. */
  private static void checkNumbers(ProofTree tree) {
    assertThat(tree.isBorrowed(tree.here()) && tree.kind() == Kind.LOOK).isFalse();
    for (int node = 0; node < tree.size(); node++) {
      boolean isLooked = node != tree.here() || tree.kind() != Kind.ENTER;
      if (tree.end(node) == 0
          || tree.visits(node) == 0
          || isAbove(tree, node)
          || !isLooked
          || tree.isBorrowed(node)) {
        continue;
      }
      int least = ProofTree.INFINITE;
      long sum = 0;
      boolean isMax = tree.depth(node) % 2 == 0;
      for (int child = tree.first(node); child < tree.end(node); child++) {
        int toMove = isMax ? tree.disproof(child) : tree.proof(child);
        sum =
            sum == ProofTree.INFINITE || toMove == ProofTree.INFINITE
                ? ProofTree.INFINITE
                : sum + toMove;
        least = Math.min(least, isMax ? tree.proof(child) : tree.disproof(child));
      }
      assertThat(isMax ? tree.proof(node) : tree.disproof(node))
          .as("least of %d at %d", node, tree.at())
          .isEqualTo(least);
      assertThat(isMax ? tree.disproof(node) : tree.proof(node))
          .as("sum of %d at %d", node, tree.at())
          .isEqualTo((int) sum);
    }
  }

  private static boolean isAbove(GrowingTree tree, int node) {
    int on = tree.parent(tree.here());
    while (on != GrowingTree.NO_NODE && on != node) {
      on = tree.parent(on);
    }
    return on == node;
  }

  @Test
  void stepsNestAndTheSearchGoesWhereTheNumbersSay() {
    var log = new ProofLog();
    search(new TicTacToe(), log);
    ProofTree tree = log.tree();
    for (int step = 1; step < Math.min(tree.steps(), 4000); step++) {
      tree.goTo(step - 1);
      int before = tree.here();
      int selected = tree.selected(before);
      Kind kind = tree.kind();
      boolean isReached =
          kind != Kind.ASK
              && (tree.proof(before) >= tree.proofLimit(before)
                  || tree.disproof(before) >= tree.disproofLimit(before));
      tree.goTo(step);
      switch (tree.kind()) {
        case ASK -> assertThat(kind).isEqualTo(Kind.LEAVE);
        case ENTER -> {
          assertThat(tree.here()).isEqualTo(kind == Kind.ASK ? before : selected);
          assertThat(isReached).isFalse();
        }
        case LOOK -> {
          int from = kind == Kind.LEAVE ? tree.parent(before) : before;
          assertThat(tree.here()).isEqualTo(from);
        }
        case LEAVE -> {
          assertThat(kind).isEqualTo(Kind.LOOK);
          assertThat(isReached).isTrue();
        }
      }
    }
  }

  @Test
  void anyMomentIsTheSameWhicheverWayOneCame() {
    var log = new ProofLog();
    search(TicTacToe.after(0, 4), log);
    ProofTree tree = log.tree();
    var random = new SplittableRandom(SEED);
    for (int i = 0; i < 40; i++) {
      int step = random.nextInt(tree.steps());
      tree.goTo(step);
      List<Integer> there = numbers(tree);
      tree.goTo(random.nextInt(tree.steps()));
      tree.goTo(step);
      assertThat(numbers(tree)).isEqualTo(there);
    }
    int proofs = 0;
    for (int at = tree.nextTurn(-1, false); at >= 0; at = tree.nextTurn(at, false)) {
      tree.goTo(at);
      assertThat(Math.min(tree.proof(tree.here()), tree.disproof(tree.here()))).isZero();
      proofs++;
    }
    assertThat(proofs).isPositive();
  }

  private static List<Integer> numbers(ProofTree tree) {
    List<Integer> all = new ArrayList<>();
    for (int node = 0; node < tree.size(); node++) {
      all.addAll(List.of(tree.proof(node), tree.disproof(node), tree.visits(node)));
    }
    return all;
  }
}
