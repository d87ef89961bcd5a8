package betacut.testkit;

import betacut.rules.Position;
import betacut.testkit.SearchSample.Case;
import betacut.testkit.TrialSets.Effort;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Everything an exact search owes its user, checked against plain minimax with an opinion that is a
 * hash of the position.
 */
public final class SearchChecks<P extends Position> {
  private final SearchSample<P> sample;
  private final Supplier<OwnSearch> maker;
  private final SearchTrials<P> trials;

  private SearchChecks(SearchSample<P> sample, Supplier<OwnSearch> maker, KeyStyle keys) {
    this.sample = sample;
    this.maker = maker;
    trials = new SearchTrials<>(sample, maker, Examiner.PATIENT, keys);
  }

  /**
   * All checks, those on single positions first.
   *
   * @param maker makes a search that knows nothing yet
   */
  public static <P extends Position> List<Check> of(
      SearchSample<P> sample, Supplier<OwnSearch> maker) {
    return of(sample, maker, false);
  }

  /**
   * The same.
   *
   * @param usesDeeper whether its table may answer with deeper entries: then no question is asked
   *     where that could make a difference
   */
  public static <P extends Position> List<Check> of(
      SearchSample<P> sample, Supplier<OwnSearch> maker, boolean usesDeeper) {
    var checks = new SearchChecks<>(sample, maker, usesDeeper ? KeyStyle.BY_PLY : KeyStyle.GENUINE);
    var sets = new TrialSets<>(sample, Effort.THOROUGH);
    return List.of(
        checks.never(mistake -> true, "a win in one is taken", sets::winsInOne),
        checks.never(m -> !m.hasScore(), "scores are between loss and win", sets::single),
        checks.never(Mistake::isUnbalanced, "the position is left as it was", sets::single),
        checks.never(m -> !m.hasRightValue(), "the value is minimax's", sets::single),
        checks.never(m -> !m.hasRightMove(), "the move is one of minimax's best", sets::single),
        new Check(
            "the best moves are minimax's best moves",
            () -> checks.refuse(checks.trials.falseTie(sets.single()))),
        checks.never(
            mistake -> true,
            "a kept table changes nothing",
            usesDeeper ? sets::deepeningGames : sets::games),
        checks.never(mistake -> true, "a tree's positions share one table", sets::trees),
        checks.never(mistake -> true, "a kept table keeps win distances", sets::wins),
        checks.never(mistake -> true, "a limit gives the last finished depth", sets::stopped),
        checks.never(
            mistake -> true, "an aborted search leaves only truth behind", sets::afterStops),
        new Check("games differ, and only by true ties", checks::gamesDiffer));
  }

  /** Value and move alone, of one search that keeps what it learns: for long lists of options. */
  public static <P extends Position> Check valueAndMove(
      SearchSample<P> sample, Supplier<OwnSearch> maker) {
    var checks = new SearchChecks<>(sample, maker, KeyStyle.GENUINE);
    return new Check("value and move are minimax's", checks::answersAreTrue);
  }

  private Check never(
      Predicate<Mistake<P>> wrong, String name, Supplier<List<SearchTrial<P>>> trialSet) {
    return new Check(
        name,
        () -> {
          for (SearchTrial<P> trial : trialSet.get()) {
            trials.run(trial).filter(wrong).ifPresent(SearchChecks::refuse);
          }
        });
  }

  private static <P extends Position> void refuse(Mistake<P> mistake) {
    SearchTrial<P> trial = mistake.trial();
    throw Check.failure(
        "the search is wrong",
        trial + " (" + trial.last() + ")",
        mistake.expected(),
        mistake.actual());
  }

  private void refuse(Optional<SearchTrials.FalseTie<P>> falseTie) {
    falseTie.ifPresent(
        tie ->
            Check.same(
                "another set of best moves",
                tie.where() + " (" + tie.trial().last() + ")",
                trials.names(tie.best()),
                trials.names(tie.said())));
  }

  private void answersAreTrue() {
    OwnSearch search = maker.get();
    for (Case<P> each : sample.cases()) {
      trials
          .run(search, SearchTrial.of(each), new Watch(KeyStyle.GENUINE, 0, 0))
          .ifPresent(SearchChecks::refuse);
    }
  }

  /** Chance decides among the best moves only, and it does decide. */
  private void gamesDiffer() {
    trials
        .variety(1)
        .ifPresent(
            variety -> {
              refuse(variety.falseTie());
              int games = SearchTrials.GAMES;
              int expected = variety.choices() < 5 * games ? 2 : games / 2;
              Check.that(
                  variety.different() >= expected || variety.choices() == 0,
                  "the same games again and again, though moves tie",
                  sample.game().id() + ", seed " + sample.seed(),
                  "at least " + expected + " different games of " + games,
                  variety.different());
            });
  }
}
