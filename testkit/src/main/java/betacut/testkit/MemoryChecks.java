package betacut.testkit;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.SearchSample.Case;
import betacut.testkit.SearchUnderTest.Answer;
import betacut.testkit.SearchUnderTest.Session;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A search used for a whole game: what it remembers must not change what it says. */
final class MemoryChecks<P extends Position> {
  private static final int GAMES = 12;
  private static final int DISTINCT_GAMES = 20;
  private static final int PLIES = 10;

  /** Whole trees of this size keep whole games cheap. */
  private static final long NODES = 20_000;

  private final SearchSample<P> sample;
  private final SearchUnderTest search;
  private final int depth;

  MemoryChecks(SearchSample<P> sample, SearchUnderTest search) {
    this.sample = sample;
    this.search = search;
    depth = sample.cases().stream().mapToInt(Case::depth).max().orElse(1);
  }

  private Session<P> open() {
    return search.open(sample.game(), sample.evaluator());
  }

  /** One session sees the positions of a game, at changing depths, forwards and backwards. */
  void keptEqualsCleared() {
    for (int number = 0; number < GAMES; number++) {
      Session<P> kept = open();
      List<Integer> moves = new Walks<>(sample.game(), sample.seed() + 3).wholeGame(number).moves();
      int middle = moves.size() / 2;
      for (int length = middle; length < moves.size(); length++) {
        compareAt(kept, number, moves.subList(0, length), 1 + (length - middle) % depth);
      }
      for (int length = moves.size() - 1; length >= middle; length--) {
        compareAt(kept, number, moves.subList(0, length), depth);
      }
    }
  }

  private void compareAt(Session<P> kept, int number, List<Integer> moves, int wanted) {
    P position = sample.game().start();
    moves.forEach(position::make);
    var walk = new Walk<>(sample.game(), sample.seed() + 3, number, moves, position);
    int searchDepth = SearchSample.affordable(walk, wanted, NODES);
    Truth truth = Truth.of(position, sample.evaluator(), searchDepth);
    var each = new Case<>(walk, searchDepth, truth);
    Answer answer =
        SearchChecks.answered(each, () -> kept.search(Walk.copyOf(position), searchDepth));
    SearchChecks.requireValue(each, answer);
    SearchChecks.requireBestMove(each, answer);
  }

  /**
   * One session searches a position, then the positions below it: these meet the entries that the
   * search before left under other windows, where a wrong bound cannot hide.
   */
  void treesShareOneTable() {
    for (Case<P> each : sample.cases()) {
      int reach = SearchSample.affordable(each.walk(), each.depth(), NODES);
      if (reach >= 3) {
        Session<P> kept = open();
        searchBelow(kept, each.walk(), reach, 2);
      }
    }
  }

  private void searchBelow(Session<P> kept, Walk<P> walk, int searchDepth, int plies) {
    Truth truth = Truth.of(walk.position(), sample.evaluator(), searchDepth);
    var each = new Case<>(walk, searchDepth, truth);
    Answer answer = SearchChecks.answered(each, () -> kept.search(walk.copy(), searchDepth));
    SearchChecks.requireValue(each, answer);
    SearchChecks.requireBestMove(each, answer);
    for (int move : plies > 0 ? Walks.movesOf(walk.position()) : new int[0]) {
      Walk<P> below = walk.then(move);
      if (below.position().outcome() == Position.ONGOING) {
        searchBelow(kept, below, searchDepth - 1, plies - 1);
      }
    }
  }

  /** Both sides play the kept search's moves from a won position: the win comes when foretold. */
  void keptDistancesAreRight() {
    for (Case<P> each : sample.cases()) {
      if (Score.hasDistance(each.truth().value())) {
        playToTheEnd(each);
      }
    }
  }

  private void playToTheEnd(Case<P> each) {
    Session<P> kept = open();
    P position = Walk.copyOf(each.position());
    int promised = each.truth().value();
    for (int left = Score.distance(promised); left > 0; left--) {
      int plies = left;
      Answer answer =
          SearchChecks.answered(
              each + ", " + plies + " plies before the end",
              () -> kept.search(Walk.copyOf(position), plies));
      int expected = position.mover() == each.position().mover() ? promised : -promised;
      int score = expected > 0 ? Score.WIN - left : left - Score.WIN;
      String where = each + ", at " + sample.game().format(position);
      Check.same("the distance to the end", where, score, answer.score());
      position.make(answer.move());
    }
    boolean over = position.outcome() != Position.ONGOING;
    Check.that(over, "the win did not come", each, "the end", sample.game().format(position));
  }

  /** Chance decides among the best moves only, and it does decide. */
  void gamesDiffer() {
    if (open().chooseMove(sample.game().start(), 1, 0).isEmpty()) {
      return;
    }
    Set<List<Integer>> games = new HashSet<>();
    int ties = 0;
    for (int number = 0; number < DISTINCT_GAMES; number++) {
      P position = sample.game().start();
      List<Integer> moves = new java.util.ArrayList<>();
      SplitMix random = SplitMix.of(sample.seed(), number);
      while (moves.size() < PLIES && position.outcome() == Position.ONGOING) {
        P here = Walk.copyOf(position);
        long seed = random.next();
        Optional<Integer> move =
            SearchChecks.answered(moves, () -> open().chooseMove(here, 1, seed));
        List<Integer> best = Truth.of(position, sample.evaluator(), 1).bestMoves();
        String where = sample.game().format(position) + ", choice seed " + seed;
        Check.that(best.contains(move.get()), "chance chose a worse move", where, best, move.get());
        ties += best.size() - 1;
        moves.add(move.get());
        position.make(move.get());
      }
      games.add(moves);
    }
    int expected = ties < 5 * DISTINCT_GAMES ? 2 : DISTINCT_GAMES / 2;
    Check.that(
        games.size() >= expected || ties == 0,
        "the same games again and again, though moves tie",
        sample.game().id() + ", seed " + sample.seed(),
        "at least " + expected + " different games of " + DISTINCT_GAMES,
        games.size());
  }
}
