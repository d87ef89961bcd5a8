package betacut.testkit;

import betacut.platform.SplitMix;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.testkit.OwnSearch.Answer;
import betacut.testkit.SearchSample.Case;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Puts one search to its trials in one game, and compares what it says with minimax. */
public final class SearchTrials<P extends Position> {
  /** How many games are played to see whether they differ. */
  public static final int GAMES = 20;

  private static final int GAME_PLIES = 10;

  /** More than enough to name what is wrong. */
  private static final int MOST_MISTAKES = 25;

  private final SearchSample<P> sample;
  private final Supplier<OwnSearch> maker;
  private final Examiner examiner;
  private final KeyStyle keys;
  private final Evaluator<Position> opinion;

  /**
   * Trials on the positions of a sample.
   *
   * @param maker makes a search that knows nothing yet
   * @param keys the keys it is shown; {@link KeyStyle#BY_PLY} is fair to a table that answers with
   *     deeper entries
   */
  public SearchTrials(
      SearchSample<P> sample, Supplier<OwnSearch> maker, Examiner examiner, KeyStyle keys) {
    this.sample = sample;
    this.maker = maker;
    this.examiner = examiner;
    this.keys = keys;
    opinion = OwnSearch.opinion(sample.evaluator());
  }

  /** The game that is searched. */
  public Game<P> game() {
    return sample.game();
  }

  /** The opinion at the horizon. */
  public Evaluator<P> evaluator() {
    return sample.evaluator();
  }

  private OwnSearch newSearch() {
    return examiner.ask("its constructor", maker::get);
  }

  /** The trials that go wrong, the shortest first; not many more than are needed for a name. */
  public List<Mistake<P>> mistakes(List<SearchTrial<P>> trials) {
    List<Mistake<P>> mistakes = new ArrayList<>();
    for (SearchTrial<P> trial : trials) {
      if (examiner.isLate() || mistakes.size() >= MOST_MISTAKES) {
        break;
      }
      run(trial).ifPresent(mistakes::add);
    }
    mistakes.sort(Comparator.comparingInt(mistake -> mistake.trial().length()));
    return mistakes;
  }

  /** Runs a trial with the usual keys. */
  public Optional<Mistake<P>> run(SearchTrial<P> trial) {
    return run(trial, new Watch(keys, 0, 0));
  }

  /** Runs a trial until something is wrong; the answers of stopped steps count if alone. */
  public Optional<Mistake<P>> run(SearchTrial<P> trial, Watch watch) {
    OwnSearch search = newSearch();
    return run(search, trial, watch);
  }

  /** The same with a search that is there already. */
  Optional<Mistake<P>> run(OwnSearch search, SearchTrial<P> trial, Watch watch) {
    for (int i = 0; i < trial.steps().size(); i++) {
      boolean counts = !trial.steps().get(i).isStopped() || trial.steps().size() == 1;
      Optional<Mistake<P>> mistake = ask(search, trial.upTo(i), watch, counts);
      if (mistake.isPresent()) {
        return mistake;
      }
    }
    return Optional.empty();
  }

  private Optional<Mistake<P>> ask(
      OwnSearch search, SearchTrial<P> trial, Watch watch, boolean counts) {
    Case<P> step = trial.last();
    watch.begin(step.walk().moves().size(), step.depth());
    var position = new WatchedPosition<>(step.walk().copy(), watch);
    Snapshot before = Snapshot.of(game(), position.inner());
    try {
      Optional<Answer> answer =
          examiner.ask(trial.toString(), () -> answer(search, position, step));
      if (answer.isEmpty() && step.isStopped()) {
        return Optional.empty();
      }
      boolean isMoved = position.made().isEmpty() && !isStill(position.inner(), before);
      return judge(trial, answer.orElse(new Answer(-1, 0)), watch, position, isMoved, counts);
    } catch (Examiner.Crash crash) {
      return Optional.of(
          new Mistake<>(
              trial,
              step.truth(),
              Optional.empty(),
              Optional.of(crash.getCause()),
              watch,
              List.copyOf(position.made()),
              false));
    }
  }

  private boolean isStill(P position, Snapshot before) {
    try {
      return Snapshot.of(game(), position).equals(before);
    } catch (RuntimeException broken) {
      return false;
    }
  }

  private Optional<Answer> answer(OwnSearch search, WatchedPosition<P> position, Case<P> step) {
    if (step.isStopped()) {
      return search.searchWithin(position, opinion, step.depth(), step.nodes());
    }
    Answer answer = search.search(position, opinion, step.depth());
    if (answer == null) {
      throw new Mistake.NothingAnswered();
    }
    return Optional.of(answer);
  }

  private Optional<Mistake<P>> judge(
      SearchTrial<P> trial,
      Answer answer,
      Watch watch,
      WatchedPosition<P> position,
      boolean isMoved,
      boolean counts) {
    Case<P> step = trial.last();
    int depth = step.isStopped() ? Math.min(answer.depth(), step.depth()) : step.depth();
    Truth truth = depth == step.depth() ? step.truth() : step.truth(Math.max(1, depth));
    var mistake =
        new Mistake<>(
            trial,
            truth,
            Optional.of(answer),
            Optional.empty(),
            watch,
            List.copyOf(position.made()),
            isMoved);
    boolean isRight =
        mistake.hasRightValue() && mistake.hasRightMove()
            || step.isStopped() && isProvenBetter(step, answer, truth);
    boolean isWrong = counts && depth > 0 && !isRight;
    return isWrong || mistake.isUnbalanced() ? Optional.of(mistake) : Optional.empty();
  }

  /** A move of an unfinished depth may be played if it has beaten the old best move there. */
  private static boolean isProvenBetter(Case<?> step, Answer answer, Truth truth) {
    if (!truth.moves().contains(answer.move())) {
      return false;
    }
    int value = truth.valueOf(answer.move());
    boolean beats =
        answer.depth() < 2 // nothing was finished before
            || step.truth(answer.depth() - 1).bestMoves().stream()
                .anyMatch(old -> truth.valueOf(old) < value);
    return answer.value() <= value && beats;
  }

  /** Whether the search can be stopped at all. */
  public boolean offersLimit() {
    try {
      return examiner
          .ask(
              "searchWithin at the start",
              () -> newSearch().searchWithin(watched(game().start(), keys), opinion, 2, 10))
          .isPresent();
    } catch (Examiner.Crash crash) {
      return true; // offered, and the trials will say what is wrong with it
    }
  }

  /** A copy to be searched; keys of another style tell whether a table is at fault. */
  private WatchedPosition<P> watched(P position, KeyStyle style) {
    return new WatchedPosition<>(Walk.copyOf(position), new Watch(style, 1, 0));
  }

  /** The moves that the search calls best; empty if it does not say. */
  public Optional<List<Integer>> bestMoves(Case<P> each) {
    return bestMoves(each, keys);
  }

  /** The same with keys of another style. */
  public Optional<List<Integer>> bestMoves(Case<P> each, KeyStyle style) {
    return examiner.ask(
        "the best moves of " + each.words(),
        () -> newSearch().bestMoves(watched(each.position(), style), opinion, each.depth()));
  }

  /**
   * Moves that were called best, or chosen, and are not.
   *
   * @param best minimax's best moves
   */
  public record FalseTie<P extends Position>(
      SearchTrial<P> trial, String where, List<Integer> best, List<Integer> said) {}

  /** The first position with another set of best moves than minimax's. */
  public Optional<FalseTie<P>> falseTie(List<SearchTrial<P>> trials) {
    for (SearchTrial<P> trial : trials) {
      Case<P> each = trial.last();
      Optional<List<Integer>> said = examiner.isLate() ? Optional.empty() : bestMoves(each);
      List<Integer> best = each.truth().bestMoves();
      if (said.isPresent() && !Set.copyOf(best).equals(new HashSet<>(said.get()))) {
        return Optional.of(new FalseTie<>(trial, trial.toString(), best, said.get()));
      }
    }
    return Optional.empty();
  }

  /**
   * Games against itself in which chance decides between the best moves.
   *
   * @param different how many of the {@link #GAMES} differ
   * @param choices how many other moves would have been as good
   * @param falseTie a choice that was not as good, which ended the games
   */
  public record Variety<P extends Position>(
      int different, int choices, Optional<FalseTie<P>> falseTie) {}

  /** Plays games; empty if the search offers no choice. */
  public Optional<Variety<P>> variety(int depth) {
    Set<List<Integer>> games = new HashSet<>();
    int choices = 0;
    for (int number = 0; number < GAMES; number++) {
      var walk = new Walk<>(game(), sample.seed(), number, List.of(), game().start());
      while (walk.moves().size() < GAME_PLIES && walk.position().outcome() == Position.ONGOING) {
        Case<P> here = sample.caseOf(walk, depth);
        Optional<Integer> move = chosen(here, number);
        if (move.isEmpty()) {
          return Optional.empty();
        }
        List<Integer> best = here.truth().bestMoves();
        if (!best.contains(move.get())) {
          var worse =
              new FalseTie<>(SearchTrial.of(here), where(here, number), best, List.of(move.get()));
          return Optional.of(new Variety<>(games.size(), choices, Optional.of(worse)));
        }
        choices += best.size() - 1;
        walk = walk.then(move.get());
      }
      games.add(walk.moves());
    }
    return Optional.of(new Variety<>(games.size(), choices, Optional.empty()));
  }

  private String where(Case<P> here, int number) {
    return "%s: %s, chance number %d".formatted(game().id(), here.words(), number);
  }

  private Optional<Integer> chosen(Case<P> here, int number) {
    long seed = SplitMix.of(number, here.walk().moves().size()).nextLong();
    return examiner.ask(
        "a choice in " + where(here, number),
        () ->
            newSearch()
                .choose(watched(here.position(), keys), opinion, here.depth(), new SplitMix(seed)));
  }

  /** What is seen of one search of a position with another opinion and without a table's help. */
  public Watch seen(Case<P> each, Evaluator<P> other) {
    var watch = new Watch(KeyStyle.BY_VISIT, 1, 0);
    watch.begin(each.walk().moves().size(), each.depth());
    var position = new WatchedPosition<>(each.walk().copy(), watch);
    examiner.ask(
        each.words(), () -> newSearch().search(position, OwnSearch.opinion(other), each.depth()));
    return watch;
  }

  /** The names of moves, as the game writes them. */
  public String names(List<Integer> moves) {
    return moves.stream().map(game()::formatMove).collect(Collectors.joining(" "));
  }
}
