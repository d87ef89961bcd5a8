package betacut.testkit;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.SearchSample.Case;
import betacut.testkit.SearchUnderTest.Answer;
import betacut.testkit.SearchUnderTest.Session;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * Everything an exact search owes its user, checked against plain minimax with an opinion that is a
 * hash of the position.
 */
public final class SearchChecks<P extends Position> {
  private final SearchSample<P> sample;
  private final SearchUnderTest search;

  private SearchChecks(SearchSample<P> sample, SearchUnderTest search) {
    this.sample = sample;
    this.search = search;
  }

  /** All checks, those on single positions first. */
  public static <P extends Position> List<Check> of(
      SearchSample<P> sample, SearchUnderTest search) {
    var single = new SearchChecks<>(sample, search);
    var memory = new MemoryChecks<>(sample, search);
    var limits = new LimitChecks<>(sample, search);
    return List.of(
        new Check("a win in one is taken", single::winsInOneAreTaken),
        new Check("scores are between loss and win", single::scoresAreInRange),
        new Check("the position is left as it was", single::positionsAreLeftAlone),
        new Check("the value is minimax's", single::valuesAreTrue),
        new Check("the move is one of minimax's best", single::movesAreBest),
        new Check("the best moves are minimax's best moves", single::bestMovesAreTrue),
        new Check("a kept table changes nothing", memory::keptEqualsCleared),
        new Check("a tree's positions share one table", memory::treesShareOneTable),
        new Check("a kept table keeps win distances", memory::keptDistancesAreRight),
        new Check("a limit gives the last finished depth", limits::limitsGiveFinishedDepths),
        new Check("an aborted search leaves only truth behind", limits::abortsLeaveTruth),
        new Check("games differ, and only by true ties", memory::gamesDiffer));
  }

  /** Value and move alone, for long lists of options. */
  public static <P extends Position> Check valueAndMove(
      SearchSample<P> sample, SearchUnderTest search) {
    var single = new SearchChecks<>(sample, search);
    return new Check("value and move are minimax's", single::answersAreTrue);
  }

  /** Runs a stranger's code: whatever it throws is a finding, not the end of the checks. */
  static <T> T answered(Object where, Supplier<T> question) {
    try {
      return question.get();
    } catch (RuntimeException | StackOverflowError crash) {
      throw Check.failure("the search threw", where, "an answer", crash);
    }
  }

  private Answer answer(Session<P> session, Case<P> each) {
    return answered(each, () -> session.search(Walk.copyOf(each.position()), each.depth()));
  }

  private Session<P> open() {
    return search.open(sample.game(), sample.evaluator());
  }

  private void answersAreTrue() {
    Session<P> session = open();
    for (Case<P> each : sample.cases()) {
      Answer answer = answer(session, each);
      requireValue(each, answer);
      requireBestMove(each, answer);
    }
  }

  private void valuesAreTrue() {
    for (Case<P> each : sample.cases()) {
      requireValue(each, answer(open(), each));
    }
  }

  private void movesAreBest() {
    for (Case<P> each : sample.cases()) {
      requireBestMove(each, answer(open(), each));
    }
  }

  static <P extends Position> void requireValue(Case<P> each, Answer answer) {
    Check.same("a wrong value", each, each.truth().value(), answer.score());
  }

  static <P extends Position> void requireBestMove(Case<P> each, Answer answer) {
    List<Integer> best = each.truth().bestMoves();
    Check.that(best.contains(answer.move()), "not a best move", each, best, answer.move());
  }

  private void scoresAreInRange() {
    for (Case<P> each : sample.cases()) {
      int score = answer(open(), each).score();
      boolean inRange = Math.abs(score) <= Score.WIN;
      Check.that(inRange, "no score at all", each, "within ±" + Score.WIN, score);
    }
  }

  private void positionsAreLeftAlone() {
    for (Case<P> each : sample.cases()) {
      P position = Walk.copyOf(each.position());
      Snapshot before = Snapshot.of(sample.game(), position);
      answered(each, () -> open().search(position, each.depth()));
      Snapshot after = answered(each, () -> Snapshot.of(sample.game(), position));
      Check.same("the search changed the position", each, before, after);
    }
  }

  private void bestMovesAreTrue() {
    for (Case<P> each : sample.cases()) {
      answered(each, () -> open().bestMoves(Walk.copyOf(each.position()), each.depth()))
          .ifPresent(
              moves ->
                  Check.same(
                      "another set of best moves",
                      each,
                      new TreeSet<>(each.truth().bestMoves()),
                      new TreeSet<>(moves)));
    }
  }

  /** Games by points have no wins in one: there a win now is no better than one later. */
  private void winsInOneAreTaken() {
    var walks = new Walks<>(sample.game(), sample.seed() + 2);
    int found = 0;
    for (int number = 0; number < 400 && found < 20; number++) {
      Walk<P> walk = walks.walk(number);
      Truth truth = Truth.of(walk.position(), sample.evaluator(), 1);
      if (truth.value() == Score.WIN - 1) {
        found++;
        for (int depth = 1; depth <= 3; depth++) {
          requireWinInOne(new Case<>(walk, depth, truth));
        }
      }
    }
  }

  private void requireWinInOne(Case<P> each) {
    if (Walks.movesOf(each.position()).length > 30 && each.depth() > 2) {
      return; // a tree too large for a check of many searches
    }
    Answer answer = answer(open(), each);
    List<Integer> wins = each.truth().bestMoves();
    Check.that(wins.contains(answer.move()), "misses a win in one", each, wins, answer.move());
    Check.same("the score of a win in one", each, Score.WIN - 1, answer.score());
  }
}
