package betacut.doctor;

import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.Examiner;
import betacut.testkit.KeyStyle;
import betacut.testkit.Mistake;
import betacut.testkit.OwnSearch;
import betacut.testkit.SearchSample.Case;
import betacut.testkit.SearchTrials;
import betacut.testkit.Truth;
import betacut.testkit.Walk;
import betacut.testkit.Watch;
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

  private final SearchTrials<P> trials;
  private final List<Mistake<P>> mistakes;

  Naming(SearchTrials<P> trials, List<Mistake<P>> mistakes) {
    this.trials = trials;
    this.mistakes = mistakes;
  }

  /** The bugs it may be; none if it is no bug of the zoo. */
  List<Bug> suspects() {
    if (mistakes.stream().anyMatch(Mistake::isUnbalanced)) {
      return List.of(Bug.RETURN_BEFORE_UNDO);
    }
    if (mistakes.getFirst().crash().isPresent()) {
      return List.of();
    }
    if (!isRepeatable()) {
      return List.of(); // whatever it depends on, it is not what we change
    }
    if (dependsOnForeignKeys() || vanishWith(KeyStyle.REMIXED)) {
      return List.of(Bug.KEY_NOT_VERIFIED);
    }
    return vanishWith(KeyStyle.BY_VISIT) ? tableBug() : plainBug();
  }

  /** Whether the search says the same when it is asked the same. */
  private boolean isRepeatable() {
    return mistakes.stream()
        .limit(FOREIGN_TRIALS)
        .allMatch(
            mistake ->
                again(mistake, KeyStyle.BY_VISIT, 1).equals(again(mistake, KeyStyle.BY_VISIT, 1)));
  }

  private boolean most(Predicate<Mistake<P>> holds) {
    return mistakes.stream().filter(holds).count() >= MOST * mistakes.size();
  }

  /** No sound table finds anything if no key comes twice; so which keys it gets cannot matter. */
  private boolean dependsOnForeignKeys() {
    return mistakes.stream().limit(FOREIGN_TRIALS).anyMatch(this::dependsOnForeignKeys);
  }

  private boolean dependsOnForeignKeys(Mistake<P> mistake) {
    Optional<OwnSearch.Answer> bare = again(mistake, KeyStyle.BY_VISIT, 1);
    boolean isFooled =
        !bare.equals(again(mistake, KeyStyle.BY_VISIT_HIGH, 1))
            || !bare.equals(again(mistake, KeyStyle.BY_VISIT_LOW, 1));
    for (long seed = 2; seed <= FOREIGN_TRIALS && !isFooled; seed++) {
      isFooled = !bare.equals(again(mistake, KeyStyle.BY_VISIT, seed));
    }
    return isFooled;
  }

  private boolean vanishWith(KeyStyle style) {
    return most(mistake -> again(mistake, style, 1).isEmpty());
  }

  /** What the search says in place of the truth with other keys; empty if it is right then. */
  private Optional<OwnSearch.Answer> again(Mistake<P> mistake, KeyStyle style, long seed) {
    var watch = new Watch(style, seed, mistake.watch().deepensFrom());
    return trials
        .run(mistake.trial(), watch)
        .map(second -> second.answer().orElse(new OwnSearch.Answer(-1, 0)));
  }

  private List<Bug> tableBug() {
    if (most(Mistake::isWrongDistance)) {
      return List.of(Bug.WIN_DISTANCE_NOT_ADJUSTED);
    }
    return vanishWith(KeyStyle.BY_HORIZON) ? List.of(Bug.TABLE_DEPTH_UNCHECKED) : BOUNDS;
  }

  private List<Bug> plainBug() {
    if (most(this::isFlatWin)) {
      return List.of(Bug.WIN_WITHOUT_DISTANCE);
    }
    if (most(mistake -> mistake.hasRightValue() && isTriedAfterBest(mistake))) {
      return List.of(Bug.TIES_FROM_BOUNDS);
    }
    if (mistakes.stream().allMatch(Mistake::hasRightValue)) {
      return List.of();
    }
    if (isEvaluationOfWrongSide()) {
      return List.of(Bug.EVALUATION_FROM_WRONG_SIDE);
    }
    if (most(this::isBestOverDepths)) {
      return List.of(Bug.BEST_SCORE_OVER_DEPTHS);
    }
    return isShutFromTheStart() ? List.of(Bug.MINUS_INFINITY_IS_MIN_VALUE) : List.of();
  }

  /** What a search says that counts a win the same however far it is. */
  private boolean isFlatWin(Mistake<P> mistake) {
    Case<P> step = mistake.trial().last();
    return mistake.isWrongDistance()
        && Truth.of(step.position(), trials.evaluator(), step.depth(), true).value()
            == mistake.value();
  }

  /** A bound is taken for a tie only after the move that it ties with. */
  private boolean isTriedAfterBest(Mistake<P> mistake) {
    List<Integer> order = mistake.watch().rootOrder();
    int chosen = order.indexOf(mistake.answer().orElseThrow().move());
    return mistake.truth().bestMoves().stream()
        .mapToInt(order::indexOf)
        .anyMatch(best -> best >= 0 && best < chosen);
  }

  /** The opinion of the other side, always of the first player, or always of the root's side. */
  private boolean isEvaluationOfWrongSide() {
    Evaluator<P> opinion = trials.evaluator();
    return most(mistake -> foretold(mistake, leaf -> -opinion.evaluate(leaf)))
        || most(mistake -> foretold(mistake, viewOf(0)))
        || most(
            mistake -> foretold(mistake, viewOf(mistake.trial().last().walk().position().mover())));
  }

  private Evaluator<P> viewOf(int player) {
    return leaf -> (leaf.mover() == player ? 1 : -1) * trials.evaluator().evaluate(leaf);
  }

  /** Whether minimax with another opinion says what the search said. */
  private boolean foretold(Mistake<P> mistake, Evaluator<P> opinion) {
    Case<P> step = mistake.trial().last();
    return step.truth(step.depth(), opinion).value() == mistake.value();
  }

  private boolean isBestOverDepths(Mistake<P> mistake) {
    Case<P> step = mistake.trial().last();
    int depth = step.isStopped() ? mistake.answer().orElseThrow().depth() : step.depth();
    int best = -Score.INF;
    for (int plies = 1; plies <= depth; plies++) {
      best = Math.max(best, step.truth(plies).value());
    }
    return best == mistake.value() && best != mistake.truth().value();
  }

  /**
   * Below the first root move nothing is known yet, and with an opinion that likes everything for
   * the root's side no reply can be good enough to end the node, unless it wins at once. Whoever
   * still looks at one reply or none, always, has a window that is shut from the start.
   */
  private boolean isShutFromTheStart() {
    boolean isShut = false;
    for (Mistake<P> mistake : mistakes.subList(0, Math.min(FOREIGN_TRIALS, mistakes.size()))) {
      Case<P> step = mistake.trial().last();
      int side = step.position().mover();
      try {
        Watch watch =
            trials.seen(step, leaf -> leaf.mover() == side ? Score.DECIDED - 1 : 1 - Score.DECIDED);
        if (watch.firstReplies().size() > 1) {
          return false;
        }
        isShut |= step.depth() > 1 && leavesOut(step.walk(), watch);
      } catch (Examiner.Crash crash) {
        return false; // it says more by itself
      }
    }
    return isShut;
  }

  /** Whether there were more replies to look at, and none that ends the node. */
  private boolean leavesOut(Walk<P> walk, Watch watch) {
    if (watch.firstRootMove() < 0) {
      return watch.reach() > 0 && anyMoveGoesOn(walk);
    }
    Walk<P> after = walk.then(watch.firstRootMove());
    return after.position().legalMoves().length > 1
        && watch.firstReplies().stream()
            .noneMatch(reply -> after.then(reply).position().outcome() == Score.LOSS);
  }

  private static <P extends Position> boolean anyMoveGoesOn(Walk<P> walk) {
    return Arrays.stream(walk.position().legalMoves())
        .anyMatch(move -> walk.then(move).position().outcome() == Position.ONGOING);
  }

  /** What a stopped search did wrong. */
  List<Bug> stopSuspects() {
    if (mistakes.stream().anyMatch(Mistake::isUnbalanced)) {
      return List.of(Bug.RETURN_BEFORE_UNDO);
    }
    if (mistakes.getFirst().crash().isPresent()) {
      return List.of();
    }
    return most(this::isBestOverDepths)
        ? List.of(Bug.BEST_SCORE_OVER_DEPTHS)
        : List.of(Bug.UNFINISHED_DEPTH_USED);
  }
}
