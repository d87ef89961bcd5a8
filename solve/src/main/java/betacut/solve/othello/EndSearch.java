package betacut.solve.othello;

import betacut.solve.exact.SearchTeam;
import betacut.solve.exact.Teamwork;
import java.util.ArrayList;
import java.util.List;
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
  /** From here on answers that may be wrong pay, before the right one. */
  private static final int LEAST_GUESSED = 16;

  private static final int GUESS_PLIES = 4;
  private static final int GUESS_PLIES_LATE = 2;

  private final EndTable table;
  private final SearchTeam<ManySquares> team;

  EndSearch(EndTable table, int threads) {
    this.table = table;
    var work = new Teamwork(threads);
    List<ManySquares> members = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      members.add(new ManySquares(table, work));
    }
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
    int empties = Long.bitCount(~(own | opponent));
    if (empties <= FewSquares.MOST) {
      return inSteps(own, opponent, alpha, beta);
    }
    int guess = Math.clamp(guess(own, opponent, empties), alpha + 1, beta);
    if (empties >= LEAST_GUESSED) {
      for (int trust = 0; trust < EndTable.PROVED; trust++) {
        trust(trust);
        guess = Math.clamp(around(guess, own, opponent, alpha, beta), alpha + 1, beta);
      }
    }
    trust(EndTable.PROVED);
    return around(guess, own, opponent, alpha, beta);
  }

  private void trust(int trust) {
    team.members().forEach(member -> member.trust(trust));
  }

  private int guess(long own, long opponent, int empties) {
    int plies = empties <= SomeSquares.MOST_HERE ? GUESS_PLIES_LATE : GUESS_PLIES;
    return 2
        * Math.round(team.leader().outlook().after(plies, own, opponent) / (2f * Outlook.DISC));
  }

  /** From a guess to the score, step by step; scores are even. */
  private int around(int guess, long own, long opponent, int alpha, int beta) {
    long empty = ~(own | opponent);
    int empties = Long.bitCount(empty);
    int odd = Regions.odd(empty);
    int low = -OthelloSolver.MOST;
    int high = OthelloSolver.MOST;
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
