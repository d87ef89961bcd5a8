package betacut.doctor;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.testkit.HashEvaluator;
import betacut.testkit.SearchSample;
import betacut.testkit.Truth;
import betacut.testkit.Walk;
import betacut.testkit.Walks;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Where one search meets one game: trials are drawn up here, run, and compared with minimax. */
final class Ward<P extends Position> {
  private static final int FRESH = 72;
  private static final int DEEPEST = 6;
  private static final long FRESH_NODES = 20_000;
  private static final int TREES = 24;
  private static final long TREE_NODES = 4_000;
  private static final int KEPT = 10;
  private static final long KEPT_NODES = 1_500;
  private static final int MOST_STEPS = 30;
  private static final int MOST_MISSES = 25;
  private static final long[] STOPS = {7, 23, 60, 150, 400, 1000};

  private final Game<P> game;
  private final Evaluator<P> evaluator;
  private final Supplier<OwnSearch> maker;
  private final Vigil vigil;

  /**
   * @param opinions how many different ones there are above 0: few make ties frequent, many let no
   *     wrong bound hide behind an equal number
   */
  Ward(Game<P> game, Supplier<OwnSearch> maker, Vigil vigil, int opinions) {
    evaluator = HashEvaluator.ofRange(Walks.SEED, opinions, 7);
    this.game = game;
    this.maker = maker;
    this.vigil = vigil;
  }

  Game<P> game() {
    return game;
  }

  Evaluator<P> evaluator() {
    return evaluator;
  }

  OwnSearch newSearch() {
    return vigil.ask("its constructor", maker::get);
  }

  /** Positions of all lengths, the shortest first. */
  List<Walk<P>> walks(int count) {
    return new Walks<>(game, Walks.SEED)
        .walks(count).stream()
            .sorted(Comparator.comparingInt(walk -> walk.moves().size()))
            .toList();
  }

  /** One search each, at odd and even depths. */
  List<Trial<P>> fresh() {
    List<Trial<P>> trials = new ArrayList<>();
    int number = 0;
    for (Walk<P> walk : walks(FRESH)) {
      int depth = SearchSample.affordable(walk, 1 + number++ % DEEPEST, FRESH_NODES);
      trials.add(Trial.of(new Trial.Step<>(walk, depth)));
    }
    return trials;
  }

  /** One object for a position and those below it, for all depths, for a whole game. */
  List<Trial<P>> kept() {
    List<Trial<P>> trials = new ArrayList<>();
    for (Walk<P> walk : walks(TREES)) {
      List<Trial.Step<P>> tree = new ArrayList<>();
      below(walk, SearchSample.affordable(walk, 5, TREE_NODES), 2, tree);
      trials.add(new Trial<>(tree));
    }
    for (Walk<P> walk : walks(KEPT)) {
      int depth = SearchSample.affordable(walk, 5, KEPT_NODES);
      List<Trial.Step<P>> deepening = new ArrayList<>();
      for (int plies = 1; plies <= depth; plies++) {
        deepening.add(new Trial.Step<>(walk, plies));
      }
      trials.add(new Trial<>(deepening));
      trials.add(new Trial<>(wholeGame(walk)));
    }
    return trials;
  }

  private void below(Walk<P> walk, int depth, int plies, List<Trial.Step<P>> steps) {
    if (depth < 1 || steps.size() >= MOST_STEPS) {
      return;
    }
    steps.add(new Trial.Step<>(walk, depth));
    for (int move : plies > 0 ? Walks.movesOf(walk.position()) : new int[0]) {
      Walk<P> next = walk.then(move);
      if (next.position().outcome() == Position.ONGOING) {
        below(next, depth - 1, plies - 1, steps);
      }
    }
  }

  /** From here on both sides move at random, and every position is searched to one depth. */
  private List<Trial.Step<P>> wholeGame(Walk<P> from) {
    List<Trial.Step<P>> steps = new ArrayList<>();
    Walk<P> walk = from;
    while (walk.position().outcome() == Position.ONGOING && steps.size() < MOST_STEPS / 2) {
      steps.add(new Trial.Step<>(walk, SearchSample.affordable(walk, 4, KEPT_NODES)));
      int[] moves = Walks.movesOf(walk.position());
      walk = walk.then(moves[walk.moves().size() * 7 % moves.length]);
    }
    return steps;
  }

  /** A stopped search, alone. */
  List<Trial<P>> stopped() {
    List<Trial<P>> trials = new ArrayList<>();
    for (Walk<P> walk : walks(KEPT)) {
      for (long nodes : STOPS) {
        int depth = SearchSample.affordable(walk, DEEPEST, KEPT_NODES);
        trials.add(Trial.of(new Trial.Step<>(walk, depth, nodes)));
      }
    }
    return trials;
  }

  /** A stopped search, then a whole one with the same object. */
  List<Trial<P>> afterStops() {
    return stopped().stream()
        .map(Trial::last)
        .map(step -> Trial.of(step, new Trial.Step<>(step.walk(), step.depth())))
        .toList();
  }

  /** The trials that go wrong, the shortest first; not many more than are needed for a name. */
  List<Miss<P>> misses(List<Trial<P>> trials) {
    List<Miss<P>> misses = new ArrayList<>();
    for (Trial<P> trial : trials) {
      if (vigil.isLate() || misses.size() >= MOST_MISSES) {
        break;
      }
      run(trial, new Watch(KeyStyle.GENUINE, 0, 0)).ifPresent(misses::add);
    }
    misses.sort(Comparator.comparingInt(miss -> miss.trial().length()));
    return misses;
  }

  /** Runs a trial until something is wrong. */
  Optional<Miss<P>> run(Trial<P> trial, Watch watch) {
    OwnSearch search = newSearch();
    for (int i = 0; i < trial.steps().size(); i++) {
      boolean isAsked = !trial.steps().get(i).isStopped() || trial.steps().size() == 1;
      Optional<Miss<P>> miss = run(search, trial.upTo(i), watch, isAsked);
      if (miss.isPresent()) {
        return miss;
      }
    }
    return Optional.empty();
  }

  private Optional<Miss<P>> run(OwnSearch search, Trial<P> trial, Watch watch, boolean isAsked) {
    Trial.Step<P> step = trial.last();
    watch.begin(step.walk().moves().size(), step.depth());
    var position = new WatchedPosition<>(step.walk().copy(), watch);
    Optional<OwnSearch.Answer> answer;
    try {
      answer = vigil.ask(trial.toString(), () -> answer(search, position, step));
    } catch (Vigil.Crash crash) {
      Truth truth = Truth.of(step.walk().position(), evaluator, step.depth());
      return Optional.of(
          new Miss<>(
              trial,
              truth,
              Optional.empty(),
              Optional.of(crash.getCause()),
              watch,
              List.copyOf(position.made())));
    }
    if (answer.isEmpty() && step.isStopped()) {
      return Optional.empty();
    }
    return judge(trial, answer.orElse(new OwnSearch.Answer(-1, 0)), watch, position, isAsked);
  }

  private Optional<Miss<P>> judge(
      Trial<P> trial,
      OwnSearch.Answer answer,
      Watch watch,
      WatchedPosition<P> position,
      boolean isAsked) {
    Trial.Step<P> step = trial.last();
    boolean isUnbalanced = !position.made().isEmpty() || watch.misplacedUndo().isPresent();
    int depth = step.isStopped() ? Math.min(answer.depth(), step.depth()) : step.depth();
    boolean isComparable = isAsked && depth > 0;
    Truth truth = Truth.of(step.walk().position(), evaluator, Math.max(1, depth));
    boolean isRight =
        answer.value() == truth.value() && truth.bestMoves().contains(answer.move())
            || step.isStopped() && isProvenBetter(step.walk(), answer, truth);
    if (!isUnbalanced && (!isComparable || isRight)) {
      return Optional.empty();
    }
    return Optional.of(
        new Miss<>(
            trial,
            truth,
            Optional.of(answer),
            Optional.empty(),
            watch,
            List.copyOf(position.made())));
  }

  /** A move of an unfinished depth may be played if it has beaten the old best move there. */
  private boolean isProvenBetter(Walk<P> walk, OwnSearch.Answer answer, Truth truth) {
    if (!truth.moves().contains(answer.move()) || answer.depth() < 2) {
      return false;
    }
    int value = truth.valueOf(answer.move());
    Truth before = Truth.of(walk.position(), evaluator, answer.depth() - 1);
    return answer.value() <= value
        && before.bestMoves().stream().anyMatch(old -> truth.valueOf(old) < value);
  }

  private Optional<OwnSearch.Answer> answer(
      OwnSearch search, WatchedPosition<P> position, Trial.Step<P> step) {
    return step.isStopped()
        ? search.searchWithin(position, opinion(), step.depth(), step.nodes())
        : Optional.of(whole(search.search(position, opinion(), step.depth())));
  }

  /** Nothing at all is no wrong value, and names no bug of the zoo. */
  private static OwnSearch.Answer whole(OwnSearch.Answer answer) {
    if (answer == null) {
      throw new NothingAnswered();
    }
    return answer;
  }

  /** In place of an answer that is null. */
  static final class NothingAnswered extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NothingAnswered() {
      super("search returned null", null, false, false);
    }
  }

  /** The opinion as the stranger gets it: of positions under watch, by their true keys. */
  @SuppressWarnings("unchecked") // it is given to one search, together with positions of this ward
  Evaluator<Position> opinion() {
    return position -> evaluator.evaluate(((WatchedPosition<P>) position).inner());
  }

  /** A copy to be searched; keys of another style tell whether a table is at fault. */
  WatchedPosition<P> watched(P position, KeyStyle style) {
    return new WatchedPosition<>(Walk.copyOf(position), new Watch(style, 1, 0));
  }
}
