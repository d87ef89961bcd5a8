package betacut.testkit;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.SearchSample.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The trials a search is put to, drawn from a sample.
 *
 * @param effort how many and how long they are
 */
public record TrialSets<P extends Position>(SearchSample<P> sample, Effort effort) {
  private static final long[] STOPS = {1, 7, 23, 60, 150, 400, 1000, 2500};
  private static final int DEEPEST_STOP = 6;
  private static final int WINS_IN_ONE = 20;

  /**
   * How many trials, and how long they are.
   *
   * @param trees positions searched together with those below them
   * @param treeNodes the most positions of such a tree
   * @param games whole games, and positions searched from depth to depth
   * @param gameNodes the most positions of a search in them
   * @param steps the most searches with one object
   * @param stops positions where searches are stopped
   * @param stopNodes the most positions of such a search if it were not; 0 keeps their own depths
   */
  public record Effort(
      int trees, long treeNodes, int games, long gameNodes, int steps, int stops, long stopNodes) {
    /** As many as a test has time for. */
    public static final Effort THOROUGH = new Effort(60, 20_000, 12, 20_000, 100, 60, 0);

    /** As many as somebody waits for. */
    public static final Effort QUICK = new Effort(24, 4_000, 10, 1_500, 30, 10, 1_500);
  }

  /** One search each, at odd and even depths. */
  public List<SearchTrial<P>> single() {
    return sample.cases().stream().map(SearchTrial::of).toList();
  }

  /** Positions with a win at once. Games by points have none: a win now is no better than later. */
  List<SearchTrial<P>> winsInOne() {
    List<SearchTrial<P>> trials = new ArrayList<>();
    var walks = new Walks<>(sample.game(), sample.seed() + 2);
    for (int number = 0; number < 20 * WINS_IN_ONE && trials.size() < 3 * WINS_IN_ONE; number++) {
      Walk<P> walk = walks.walk(number);
      if (sample.caseOf(walk, 1).truth().value() == Score.WIN - 1) {
        boolean isWide = walk.position().legalMoves().length > 30;
        for (int depth = 1; depth <= (isWide ? 2 : 3); depth++) {
          trials.add(SearchTrial.of(sample.caseOf(walk, depth)));
        }
      }
    }
    return trials;
  }

  /**
   * One object for everything it may remember: trees, then games. No search ends at an earlier ply
   * than one before it, so a table that answers with deeper entries has none.
   */
  public List<SearchTrial<P>> kept() {
    return Stream.of(trees(), deepeningGames()).flatMap(List::stream).toList();
  }

  /**
   * A position, then those below it: they meet the entries that the search before left under other
   * windows, where a wrong bound cannot hide.
   */
  List<SearchTrial<P>> trees() {
    List<SearchTrial<P>> trials = new ArrayList<>();
    for (Case<P> each : some(effort.trees)) {
      List<Case<P>> steps = new ArrayList<>();
      int depth = sample.affordableCase(each.walk(), 5, effort.treeNodes).depth();
      below(each.walk(), depth, 2, steps);
      trials.add(new SearchTrial<>(steps));
    }
    return trials;
  }

  private void below(Walk<P> walk, int depth, int plies, List<Case<P>> steps) {
    if (depth < 1 || steps.size() >= effort.steps) {
      return;
    }
    steps.add(sample.caseOf(walk, depth));
    for (int move : plies > 0 ? walk.position().legalMoves() : new int[0]) {
      Walk<P> next = walk.then(move);
      if (next.position().outcome() == Position.ONGOING) {
        below(next, depth - 1, plies - 1, steps);
      }
    }
  }

  /** A position from depth to depth; the second half of a game, forwards and backwards. */
  List<SearchTrial<P>> games() {
    return games(this::secondHalf);
  }

  /** The same, every search ending where the one before it did, or later. */
  List<SearchTrial<P>> deepeningGames() {
    return games(this::deepeningHalf);
  }

  private List<SearchTrial<P>> games(Function<Walk<P>, List<Case<P>>> half) {
    List<SearchTrial<P>> trials = new ArrayList<>();
    for (Case<P> each : some(effort.games)) {
      List<Case<P>> deepening = new ArrayList<>();
      int depth = sample.affordableCase(each.walk(), 5, effort.gameNodes).depth();
      for (int plies = 1; plies <= depth; plies++) {
        deepening.add(sample.caseOf(each.walk(), plies));
      }
      trials.add(new SearchTrial<>(deepening));
    }
    var walks = new Walks<>(sample.game(), sample.seed() + 3);
    for (int number = 0; number < effort.games; number++) {
      trials.add(new SearchTrial<>(half.apply(walks.wholeGame(number))));
    }
    return trials;
  }

  private int deepest() {
    return sample.cases().stream().mapToInt(Case::depth).max().orElse(1);
  }

  private List<Case<P>> deepeningHalf(Walk<P> game) {
    int middle = game.moves().size() / 2;
    int last = Math.min(game.moves().size() - 1, middle + effort.steps / 2);
    int end = 0;
    List<Case<P>> steps = new ArrayList<>();
    for (int plies = middle; plies <= last; plies++) {
      int depth = Math.max(1 + (plies - middle) % deepest(), end - plies);
      end = Math.max(end, addIfPast(end, game.first(plies), depth, steps));
    }
    for (int plies = last - 1; plies >= middle; plies--) {
      addIfPast(end, game.first(plies), end - plies, steps);
    }
    return steps;
  }

  /** Adds a search unless it had to end before the given ply to be affordable; where it ends. */
  private int addIfPast(int end, Walk<P> walk, int depth, List<Case<P>> steps) {
    Case<P> step = sample.affordableCase(walk, depth, effort.gameNodes);
    int reached = walk.moves().size() + step.depth();
    if (reached >= end) {
      steps.add(step);
    }
    return reached;
  }

  private List<Case<P>> secondHalf(Walk<P> game) {
    int deepest = deepest();
    int middle = game.moves().size() / 2;
    int last = Math.min(game.moves().size() - 1, middle + effort.steps / 2);
    List<Case<P>> steps = new ArrayList<>();
    for (int plies = middle; plies <= last; plies++) {
      int depth = 1 + (plies - middle) % deepest;
      steps.add(sample.affordableCase(game.first(plies), depth, effort.gameNodes));
    }
    for (int plies = last; plies >= middle; plies--) {
      steps.add(sample.affordableCase(game.first(plies), deepest, effort.gameNodes));
    }
    return steps;
  }

  /** Won positions played out by both sides' best moves: the win comes when it was foretold. */
  List<SearchTrial<P>> wins() {
    return sample.cases().stream()
        .filter(each -> Score.hasDistance(each.truth().value()))
        .map(this::playedOut)
        .toList();
  }

  private SearchTrial<P> playedOut(Case<P> each) {
    List<Case<P>> steps = new ArrayList<>();
    Walk<P> walk = each.walk();
    for (int left = Score.distance(each.truth().value()); left > 0; left--) {
      Case<P> step = sample.caseOf(walk, left);
      steps.add(step);
      walk = walk.then(step.truth().bestMoves().getFirst());
    }
    return new SearchTrial<>(steps);
  }

  /** A stopped search, alone. */
  public List<SearchTrial<P>> stopped() {
    return stops((each, nodes) -> SearchTrial.of(each.stoppedAfter(nodes)));
  }

  /** A stopped search, then a whole one with the same object. */
  public List<SearchTrial<P>> afterStops() {
    return stops((each, nodes) -> SearchTrial.of(each.stoppedAfter(nodes), each));
  }

  private List<SearchTrial<P>> stops(BiFunction<Case<P>, Long, SearchTrial<P>> trial) {
    List<SearchTrial<P>> trials = new ArrayList<>();
    for (Case<P> each : some(effort.stops)) {
      Case<P> searched =
          effort.stopNodes == 0
              ? each
              : sample.affordableCase(each.walk(), DEEPEST_STOP, effort.stopNodes);
      for (long nodes : STOPS) {
        trials.add(trial.apply(searched, nodes));
      }
    }
    return trials;
  }

  /** Some of the cases, of all lengths. */
  private List<Case<P>> some(int count) {
    int all = sample.cases().size();
    int wanted = Math.min(count, all);
    List<Case<P>> some = new ArrayList<>();
    for (int i = 0; i < wanted; i++) {
      some.add(sample.cases().get(i * all / wanted));
    }
    return some;
  }
}
