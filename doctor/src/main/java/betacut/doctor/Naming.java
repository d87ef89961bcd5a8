package betacut.doctor;

import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.KeyStyle;
import betacut.testkit.Mistake;
import betacut.testkit.OwnSearch;
import betacut.testkit.SearchSample.Case;
import betacut.testkit.SearchTrials;
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
    if (dependsOnForeignKeys() || vanishWith(KeyStyle.REMIXED)) {
      return List.of(Bug.KEY_NOT_VERIFIED);
    }
    return vanishWith(KeyStyle.BY_VISIT) ? tableBug() : plainBug();
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
    if (most(Mistake::isWrongDistance)) {
      return List.of(Bug.WIN_WITHOUT_DISTANCE);
    }
    if (most(Mistake::hasRightValue)) {
      return List.of(Bug.TIES_FROM_BOUNDS);
    }
    if (isEvaluationOfWrongSide()) {
      return List.of(Bug.EVALUATION_FROM_WRONG_SIDE);
    }
    if (most(this::isBestOverDepths)) {
      return List.of(Bug.BEST_SCORE_OVER_DEPTHS);
    }
    if (most(mistake -> !mistake.hasScore()) || most(this::skipsFirstReplies)) {
      return List.of(Bug.MINUS_INFINITY_IS_MIN_VALUE);
    }
    return List.of();
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
   * Below the first root move nothing is known yet, so all replies have to be looked at, unless one
   * of them wins at once. A window that is shut from the start is the only reason not to.
   */
  private boolean skipsFirstReplies(Mistake<P> mistake) {
    Case<P> step = mistake.trial().last();
    int rootMove = mistake.watch().firstRootMove();
    if (step.depth() < 2 || rootMove < 0) {
      return step.depth() >= 2 && anyMoveGoesOn(step.walk());
    }
    Walk<P> after = step.walk().then(rootMove);
    boolean hasWin =
        mistake.watch().firstReplies().stream()
            .anyMatch(reply -> after.then(reply).position().outcome() == Score.LOSS);
    return !hasWin && mistake.watch().firstReplies().size() < after.position().legalMoves().length;
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
