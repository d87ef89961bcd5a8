package betacut.doctor;

import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.Truth;
import betacut.testkit.Walk;
import betacut.testkit.Walks;
import betacut.zoo.Bug;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Finds out which bug of the zoo explains searches that went wrong. That they went wrong is proven;
 * the name is an inference from how: each hypothesis foretells the very numbers, or what happens
 * when the search is given other keys.
 */
final class Naming<P extends Position> {
  static final List<Bug> BOUNDS =
      List.of(Bug.TABLE_WITHOUT_BOUNDS, Bug.TABLE_BOUNDS_SWAPPED, Bug.BOUND_FROM_RAISED_ALPHA);

  /** A hypothesis may miss this part of the cases: some bugs hide behind others' effects. */
  private static final double MOST = 0.8;

  /** Two positions that share a slot by chance are soon found. */
  private static final int FOREIGN_TRIALS = 5;

  private final Ward<P> ward;
  private final List<Miss<P>> misses;

  Naming(Ward<P> ward, List<Miss<P>> misses) {
    this.ward = ward;
    this.misses = misses;
  }

  /** The bugs it may be; none if it is no bug of the zoo. */
  List<Bug> suspects() {
    if (misses.stream().anyMatch(Miss::isUnbalanced)) {
      return List.of(Bug.RETURN_BEFORE_UNDO);
    }
    if (misses.getFirst().crash().isPresent()) {
      return List.of();
    }
    if (dependsOnForeignKeys() || vanishWith(KeyStyle.REMIXED)) {
      return List.of(Bug.KEY_NOT_VERIFIED);
    }
    return vanishWith(KeyStyle.BY_VISIT) ? tableBug() : plainBug();
  }

  private boolean most(Predicate<Miss<P>> holds) {
    return misses.stream().filter(holds).count() >= MOST * misses.size();
  }

  /** No sound table finds anything if no key comes twice; so which keys it gets cannot matter. */
  private boolean dependsOnForeignKeys() {
    return misses.stream().limit(FOREIGN_TRIALS).anyMatch(this::dependsOnForeignKeys);
  }

  private boolean dependsOnForeignKeys(Miss<P> miss) {
    Optional<OwnSearch.Answer> bare = again(miss, KeyStyle.BY_VISIT, 1);
    boolean isFooled =
        !bare.equals(again(miss, KeyStyle.BY_VISIT_HIGH, 1))
            || !bare.equals(again(miss, KeyStyle.BY_VISIT_LOW, 1));
    for (long seed = 2; seed <= FOREIGN_TRIALS && !isFooled; seed++) {
      isFooled = !bare.equals(again(miss, KeyStyle.BY_VISIT, seed));
    }
    return isFooled;
  }

  private boolean vanishWith(KeyStyle style) {
    return most(miss -> again(miss, style, 1).isEmpty());
  }

  /** What the search says in place of the truth with other keys; empty if it is right then. */
  private Optional<OwnSearch.Answer> again(Miss<P> miss, KeyStyle style, long seed) {
    var watch = new Watch(style, seed, miss.watch().deepensFrom());
    return ward.run(miss.trial(), watch)
        .map(second -> second.answer().orElse(new OwnSearch.Answer(-1, 0)));
  }

  private List<Bug> tableBug() {
    if (most(Miss::isWrongDistance)) {
      return List.of(Bug.WIN_DISTANCE_NOT_ADJUSTED);
    }
    return vanishWith(KeyStyle.BY_HORIZON) ? List.of(Bug.TABLE_DEPTH_UNCHECKED) : BOUNDS;
  }

  private List<Bug> plainBug() {
    if (most(Miss::isWrongDistance)) {
      return List.of(Bug.WIN_WITHOUT_DISTANCE);
    }
    if (most(Miss::hasRightValue)) {
      return List.of(Bug.TIES_FROM_BOUNDS);
    }
    if (isEvaluationOfWrongSide()) {
      return List.of(Bug.EVALUATION_FROM_WRONG_SIDE);
    }
    if (most(this::isBestOverDepths)) {
      return List.of(Bug.BEST_SCORE_OVER_DEPTHS);
    }
    if (most(miss -> !Miss.isScore(miss.value())) || most(this::skipsFirstReplies)) {
      return List.of(Bug.MINUS_INFINITY_IS_MIN_VALUE);
    }
    return List.of();
  }

  /** The opinion of the other side, always of the first player, or always of the root's side. */
  private boolean isEvaluationOfWrongSide() {
    Evaluator<P> opinion = ward.evaluator();
    return most(miss -> foretold(miss, leaf -> -opinion.evaluate(leaf)))
        || most(miss -> foretold(miss, viewOf(0)))
        || most(miss -> foretold(miss, viewOf(miss.trial().last().walk().position().mover())));
  }

  private Evaluator<P> viewOf(int player) {
    return leaf -> (leaf.mover() == player ? 1 : -1) * ward.evaluator().evaluate(leaf);
  }

  /** Whether minimax with another opinion says what the search said. */
  private boolean foretold(Miss<P> miss, Evaluator<P> opinion) {
    Trial.Step<P> step = miss.trial().last();
    return Truth.of(step.walk().position(), opinion, step.depth()).value() == miss.value();
  }

  private boolean isBestOverDepths(Miss<P> miss) {
    Trial.Step<P> step = miss.trial().last();
    int depth = step.isStopped() ? miss.answer().orElseThrow().depth() : step.depth();
    int best = -Score.INF;
    for (int plies = 1; plies <= depth; plies++) {
      best = Math.max(best, Truth.of(step.walk().position(), ward.evaluator(), plies).value());
    }
    return best == miss.value() && best != miss.truth().value();
  }

  /**
   * Below the first root move nothing is known yet, so all replies have to be looked at, unless one
   * of them wins at once. A window that is shut from the start is the only reason not to.
   */
  private boolean skipsFirstReplies(Miss<P> miss) {
    Trial.Step<P> step = miss.trial().last();
    int rootMove = miss.watch().firstRootMove();
    if (step.depth() < 2 || rootMove < 0) {
      return step.depth() >= 2 && anyMoveGoesOn(step.walk());
    }
    Walk<P> after = step.walk().then(rootMove);
    boolean hasWin =
        miss.watch().firstReplies().stream()
            .anyMatch(reply -> after.then(reply).position().outcome() == Score.LOSS);
    return !hasWin && miss.watch().firstReplies().size() < Walks.movesOf(after.position()).length;
  }

  private static <P extends Position> boolean anyMoveGoesOn(Walk<P> walk) {
    return Arrays.stream(Walks.movesOf(walk.position()))
        .anyMatch(move -> walk.then(move).position().outcome() == Position.ONGOING);
  }

  /** What a stopped search did wrong. */
  List<Bug> stopSuspects() {
    if (misses.stream().anyMatch(Miss::isUnbalanced)) {
      return List.of(Bug.RETURN_BEFORE_UNDO);
    }
    if (misses.getFirst().crash().isPresent()) {
      return List.of();
    }
    return most(this::isBestOverDepths)
        ? List.of(Bug.BEST_SCORE_OVER_DEPTHS)
        : List.of(Bug.UNFINISHED_DEPTH_USED);
  }
}
