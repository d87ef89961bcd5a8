package betacut.testkit;

import betacut.rules.Position;
import betacut.search.table.Bound;
import betacut.testkit.SearchSample.Case;
import betacut.testkit.SearchUnderTest.Answer;
import betacut.testkit.SearchUnderTest.Session;
import java.util.Optional;

/** A search stopped in the middle: its answer is a finished one, and its memory stays true. */
final class LimitChecks<P extends Position> {
  private static final long[] NODES = {1, 7, 23, 60, 150, 400, 1000, 2500};

  private final SearchSample<P> sample;
  private final SearchUnderTest search;

  LimitChecks(SearchSample<P> sample, SearchUnderTest search) {
    this.sample = sample;
    this.search = search;
  }

  private Session<P> open() {
    return search.open(sample.game(), sample.evaluator());
  }

  void limitsGiveFinishedDepths() {
    for (Case<P> each : sample.cases()) {
      for (long nodes : NODES) {
        String where = nodes + " nodes, " + each;
        Optional<Answer> answer = within(open(), each, nodes, where);
        answer.filter(found -> found.depth() > 0).ifPresent(found -> require(each, found, where));
      }
    }
  }

  private Optional<Answer> within(Session<P> session, Case<P> each, long nodes, String where) {
    return SearchChecks.answered(
        where, () -> session.searchWithin(Walk.copyOf(each.position()), each.depth(), nodes));
  }

  private void require(Case<P> each, Answer answer, String where) {
    Truth truth = Truth.of(each.position(), sample.evaluator(), answer.depth());
    if (answer.bound() == Bound.EXACT) {
      String what = "the value of depth " + answer.depth();
      Check.same(what, where, truth.value(), answer.score());
      boolean best = truth.bestMoves().contains(answer.move());
      Check.that(best, "not a best move of that depth", where, truth.bestMoves(), answer.move());
    } else if (answer.score() != truth.value() || !truth.bestMoves().contains(answer.move())) {
      requireProvenBetter(each, answer, truth, where); // not a finished depth's answer
    }
  }

  /** A move of an unfinished depth must beat, at that depth, a best move of the one before. */
  private void requireProvenBetter(Case<P> each, Answer answer, Truth truth, String where) {
    int value = truth.valueOf(answer.move());
    Check.that(value >= answer.score(), "not proven", where, "at least " + answer.score(), value);
    if (answer.depth() > 1) {
      Truth before = Truth.of(each.position(), sample.evaluator(), answer.depth() - 1);
      boolean beats = before.bestMoves().stream().anyMatch(old -> truth.valueOf(old) < value);
      Check.that(beats, "no better than the old best", where, before.bestMoves(), answer.move());
    }
  }

  void abortsLeaveTruth() {
    for (Case<P> each : sample.cases()) {
      for (long nodes : NODES) {
        Session<P> session = open();
        String where = "after a search of " + nodes + " nodes: " + each;
        if (within(session, each, nodes, where).isEmpty()) {
          return;
        }
        Answer answer =
            SearchChecks.answered(
                where, () -> session.search(Walk.copyOf(each.position()), each.depth()));
        Check.same("a wrong value", where, each.truth().value(), answer.score());
        boolean best = each.truth().bestMoves().contains(answer.move());
        Check.that(best, "not a best move", where, each.truth().bestMoves(), answer.move());
      }
    }
  }
}
