package betacut.doctor;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.testkit.Examiner;
import betacut.testkit.HashEvaluator;
import betacut.testkit.KeyStyle;
import betacut.testkit.Mistake;
import betacut.testkit.OwnSearch;
import betacut.testkit.SearchSample;
import betacut.testkit.SearchTrial;
import betacut.testkit.SearchTrials;
import betacut.testkit.SearchTrials.FalseTie;
import betacut.testkit.TrialSets;
import betacut.testkit.TrialSets.Effort;
import betacut.testkit.Walks;
import betacut.zoo.Bug;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Examines a search, from the simple to the complicated: single searches, then what it remembers,
 * what it does when stopped, which moves it calls best, whether its games differ. What builds on
 * something broken is not examined.
 */
final class SearchExamination {
  private static final int POSITIONS = 72;
  private static final int DEEPEST = 6;
  private static final long NODES = 20_000;
  private static final int CHOICE_DEPTH = 2;

  /** Few opinions make ties frequent; among many no wrong bound hides behind an equal number. */
  private static final int FEW = 3;

  private static final int MANY = 200;

  private final List<InGame<?>> coarse = new ArrayList<>();
  private final List<InGame<?>> fine = new ArrayList<>();
  private final Timeout timeout;
  private final DiagnosisBuilder report;

  SearchExamination(
      List<Game<?>> games, Supplier<OwnSearch> maker, Timeout timeout, DiagnosisBuilder report) {
    games.forEach(game -> coarse.add(InGame.of(game, FEW, maker, timeout)));
    games.forEach(game -> fine.add(InGame.of(game, MANY, maker, timeout)));
    this.timeout = timeout;
    this.report = report;
  }

  /** What there is to ask of the search in one game. */
  private record InGame<P extends Position>(TrialSets<P> sets, SearchTrials<P> trials) {
    static <P extends Position> InGame<P> of(
        Game<P> game, int opinions, Supplier<OwnSearch> maker, Examiner examiner) {
      HashEvaluator<P> opinion = HashEvaluator.ofRange(Walks.SEED, opinions, 7);
      var sample = SearchSample.draw(game, Walks.SEED, opinion, POSITIONS, DEEPEST, NODES);
      return new InGame<>(
          new TrialSets<>(sample, Effort.QUICK),
          new SearchTrials<>(sample, maker, examiner, KeyStyle.BY_PLY));
    }
  }

  /** Asks one kind of questions in one game. */
  @FunctionalInterface
  private interface Stage {
    <P extends Position> Result run(InGame<P> where);
  }

  /** What came of a stage in one game; the shorter counter-example is shown. */
  private record Result(Optional<Finding> finding, int length, boolean isOffered) {
    static final Result FINE = new Result(Optional.empty(), 0, true);

    /** The search does not offer the thing. */
    static final Result MISSING = new Result(Optional.empty(), 0, false);

    static Result wrong(Finding finding, int length) {
      return new Result(Optional.of(finding), length, true);
    }
  }

  void run() {
    boolean isSound =
        stage(
                "values and moves are minimax's, and the position is left as it was",
                this::single,
                coarse)
            && stage("what it remembers changes nothing", this::kept, fine);
    if (!isSound) {
      report.skip("stopping, best moves and variety: they build on what is wrong above");
      return;
    }
    if (stage("a stopped search gives its last finished depth", this::stopped, coarse)) {
      stage("a stopped search leaves only truth behind", this::afterStops, coarse);
    }
    if (stage("the best moves are minimax's best moves", this::ties, coarse)) {
      stage("games differ, and only by true ties", this::variety, coarse);
    }
  }

  /** Runs one stage on all games; false if something is wrong. */
  private boolean stage(String name, Stage stage, List<InGame<?>> games) {
    if (timeout.isLate()) {
      report.late(name + ": no time left");
      return true;
    }
    List<Result> results = games.stream().map(game -> run(name, stage, game)).toList();
    Optional<Finding> worst =
        results.stream()
            .filter(result -> result.finding.isPresent())
            .min(Comparator.comparingInt(Result::length))
            .flatMap(Result::finding);
    if (worst.isPresent()) {
      report.find(worst.get());
    } else if (!results.stream().allMatch(Result::isOffered)) {
      report.skip(name + ": it offers no method for it");
    } else if (timeout.isLate()) {
      report.late(name + ": not finished in time");
    } else {
      report.pass(name);
    }
    return worst.isEmpty();
  }

  private static Result run(String invariant, Stage stage, InGame<?> game) {
    try {
      return stage.run(game);
    } catch (Examiner.Crash crash) {
      String thrown = Mistake.thrown(crash.getCause());
      return Result.wrong(
          new Finding(List.of(), invariant, crash.question(), "an answer", thrown), 0);
    }
  }

  private <P extends Position> Result single(InGame<P> game) {
    List<Mistake<P>> mistakes = game.trials.mistakes(game.sets.single());
    return result(
        mistakes,
        () -> new Naming<>(game.trials, mistakes).suspects(),
        "values and moves are minimax's");
  }

  private <P extends Position> Result kept(InGame<P> game) {
    List<Mistake<P>> mistakes = game.trials.mistakes(game.sets.kept());
    List<Mistake<P>> shorter =
        mistakes.stream()
            .map(mistake -> shortened(game.trials, mistake))
            .sorted(Comparator.comparingInt(mistake -> mistake.trial().length()))
            .toList();
    return result(
        shorter,
        () -> new Naming<>(game.trials, mistakes).suspects(),
        "what a search remembers changes nothing");
  }

  /** The same mistake with one search before the last, if one is enough. */
  private <P extends Position> Mistake<P> shortened(SearchTrials<P> trials, Mistake<P> mistake) {
    var steps = mistake.trial().steps();
    for (int i = 0; i < steps.size() - 1 && steps.size() > 2 && !timeout.isLate(); i++) {
      Optional<Mistake<P>> again = trials.run(SearchTrial.of(steps.get(i), mistake.trial().last()));
      if (again.isPresent() && again.get().trial().steps().size() == 2) {
        return again.get();
      }
    }
    return mistake;
  }

  private <P extends Position> Result stopped(InGame<P> game) {
    if (!game.trials.offersLimit()) {
      return Result.MISSING;
    }
    List<Mistake<P>> mistakes = game.trials.mistakes(game.sets.stopped());
    return result(
        mistakes,
        () -> new Naming<>(game.trials, mistakes).stopSuspects(),
        Bug.UNFINISHED_DEPTH_USED.invariant());
  }

  private <P extends Position> Result afterStops(InGame<P> game) {
    return game.trials.offersLimit()
        ? result(
            game.trials.mistakes(game.sets.afterStops()),
            () -> List.of(Bug.ABORTED_VALUES_STORED),
            Bug.ABORTED_VALUES_STORED.invariant())
        : Result.MISSING;
  }

  /** The shortest counter-example; a wrong value says more than a wrong move. */
  private static <P extends Position> Result result(
      List<Mistake<P>> mistakes, Supplier<List<Bug>> naming, String invariant) {
    if (mistakes.isEmpty()) {
      return Result.FINE;
    }
    List<Bug> suspects = naming.get();
    String violated = suspects.isEmpty() ? invariant : suspects.getFirst().invariant();
    Mistake<P> first = mistakes.getFirst();
    Mistake<P> clearest =
        mistakes.stream().filter(mistake -> !mistake.hasRightValue()).findFirst().orElse(first);
    Mistake<P> shown = first.isUnbalanced() ? first : clearest;
    return Result.wrong(
        new Finding(suspects, violated, shown.trial().toString(), shown.expected(), shown.actual()),
        shown.trial().length());
  }

  private <P extends Position> Result ties(InGame<P> game) {
    SearchTrials<P> trials = game.trials;
    List<SearchTrial<P>> single = game.sets.single();
    if (trials.bestMoves(single.getFirst().last()).isEmpty()) {
      return Result.MISSING;
    }
    return trials.falseTie(single).map(tie -> wrongTies(trials, tie)).orElse(Result.FINE);
  }

  /** With keys that no table can use, false ties are the root's own; otherwise the table's. */
  private static <P extends Position> Result wrongTies(SearchTrials<P> trials, FalseTie<P> tie) {
    List<Integer> bare = trials.bestMoves(tie.trial().last(), KeyStyle.BY_VISIT).orElse(tie.said());
    List<Bug> suspects =
        new HashSet<>(bare).equals(Set.copyOf(tie.best()))
            ? Naming.BOUNDS
            : List.of(Bug.TIES_FROM_BOUNDS);
    return Result.wrong(
        new Finding(
            suspects,
            suspects.getFirst().invariant(),
            tie.where(),
            "best moves " + trials.names(tie.best()),
            "best moves " + trials.names(tie.said())),
        tie.trial().length());
  }

  /** Chance may choose among true ties only, and it has to. */
  private <P extends Position> Result variety(InGame<P> game) {
    SearchTrials<P> trials = game.trials;
    return trials
        .variety(CHOICE_DEPTH)
        .map(
            variety ->
                variety
                    .falseTie()
                    .map(tie -> worseChoice(trials, tie))
                    .orElseGet(() -> sameGames(trials.game(), variety)))
        .orElse(Result.MISSING);
  }

  private static <P extends Position> Result worseChoice(SearchTrials<P> trials, FalseTie<P> tie) {
    return Result.wrong(
        new Finding(
            List.of(Bug.TIES_FROM_BOUNDS),
            Bug.TIES_FROM_BOUNDS.invariant(),
            tie.where(),
            "one of " + trials.names(tie.best()),
            trials.names(tie.said())),
        1);
  }

  private static Result sameGames(Game<?> game, SearchTrials.Variety<?> variety) {
    if (variety.different() > 1 || variety.choices() == 0) {
      return Result.FINE;
    }
    return Result.wrong(
        new Finding(
            List.of(Bug.SAME_GAME_EVERY_TIME),
            Bug.SAME_GAME_EVERY_TIME.invariant(),
            "%s: %d games from the start against itself, depth %d"
                .formatted(game.id(), SearchTrials.GAMES, CHOICE_DEPTH),
            "different games, as there were %d other moves just as good"
                .formatted(variety.choices()),
            SearchTrials.GAMES + " times the same game"),
        2);
  }
}
