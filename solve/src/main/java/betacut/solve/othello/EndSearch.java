package betacut.solve.othello;

import betacut.solve.exact.SearchTeam;
import betacut.solve.exact.Teamwork;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;

/**
 * The search to the end of a game: from a guess by way of ever more trusted answers to the proved
 * one.
 *
 * <p>Every step asks whether the score is more than something, next to where the step before found
 * it. What costs a hundredth of the proof finds nearly always the score and the moves that show it,
 * so that the proof has only to look at what cannot be left out.
 */
final class EndSearch {
  private final EndTable table;
  private final SearchTeam<ManySquares> team;
  private final long squares;

  /** A search on boards of one kind. */
  EndSearch(
      EndTable table, int threads, BiFunction<EndTable, Teamwork, ? extends ManySquares> kind) {
    this.table = table;
    var work = new Teamwork(threads);
    List<ManySquares> members = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      members.add(kind.apply(table, work));
    }
    squares = members.getFirst().squares();
    team = new SearchTeam<>("othello", members, work, () -> {});
  }

  void clear() {
    table.clear();
    team.clear();
  }

  void stopWhen(BooleanSupplier request) {
    team.stopWhen(request);
    team.leader().stopAfter(Long.MAX_VALUE); // asks again soon
  }

  long nodes() {
    return team.nodes();
  }

  /** The exact score, if it is between alpha and beta; else a bound past the window. */
  int score(long own, long opponent, int alpha, int beta) {
    int empties = Long.bitCount(squares & ~(own | opponent));
    if (empties <= FewSquares.MOST) {
      return inSteps(own, opponent, alpha, beta);
    }
    table.suit(empties);
    int guess = Math.clamp(team.leader().guess(own, opponent, empties), alpha + 1, beta);
    for (int trust = team.leader().leastTrust(empties); trust < EndTable.PROVED; trust++) {
      trust(trust);
      guess = Math.clamp(around(guess, own, opponent, alpha, beta), alpha + 1, beta);
    }
    trust(EndTable.PROVED);
    return around(guess, own, opponent, alpha, beta);
  }

  private void trust(int trust) {
    team.members().forEach(member -> member.trust(trust));
  }

  /** From a guess to the score, step by step; scores are even. */
  private int around(int guess, long own, long opponent, int alpha, int beta) {
    long empty = squares & ~(own | opponent);
    int empties = Long.bitCount(empty);
    int odd = Regions.odd(empty);
    int high = Long.bitCount(squares);
    int low = -high;
    int question = guess - 1;
    while (low < high && low < beta && high > alpha) {
      question = Math.clamp(question, Math.max(low, alpha), Math.min(high, beta) - 1);
      int alphaNow = question;
      int score = team.ask(one -> one.many(own, opponent, alphaNow, empty, empties, odd, false));
      if (score > question) {
        low = score + (score & 1);
        question = low;
      } else {
        high = score - (score & 1);
        question = high - 1;
      }
    }
    return low >= beta ? low : high;
  }

  /** From below, each answer being the next question. */
  private int inSteps(long own, long opponent, int alpha, int beta) {
    int low = alpha;
    while (true) {
      int score = team.leader().few(own, opponent, low);
      if (score <= low) {
        return low == alpha ? score : low;
      }
      if (score >= beta) {
        return score;
      }
      low = score;
    }
  }
}
