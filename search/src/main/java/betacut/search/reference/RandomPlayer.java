package betacut.search.reference;

import betacut.rules.Position;
import betacut.rules.Value;
import betacut.search.Detail;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.Statistics;
import betacut.search.spi.Request;
import betacut.search.spi.Searcher;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Any legal move, each as likely as the others. Every search draws the next number of the seed's
 * sequence, so a seed fixes a whole game and not the answer to one position.
 *
 * <p>It has no opinion: every move is an estimate of 0 from 0 plies, and all are equally good.
 */
public final class RandomPlayer implements Searcher {
  private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;
  private static final Value NO_OPINION = Value.estimate(0, 0);

  private long state;

  public RandomPlayer(long seed) {
    state = seed;
  }

  @Override
  public Result search(Position position, Request request) {
    int[] moves = new int[position.maxMoves()];
    int move = moves[below(position.moves(moves, 0))];
    return new Result(
        move,
        NO_OPINION,
        List.of(move),
        request.detail() == Detail.BEST ? List.of() : allMoves(position, move),
        Statistics.NONE,
        request.clock().nanos(),
        Result.End.DEPTH);
  }

  /** The next number from 0 to below a bound: what {@code SplittableRandom} of this seed gives. */
  private int below(int bound) {
    while (true) {
      state += GOLDEN_RATIO;
      long mixed = (state ^ state >>> 33) * 0x62A9D9ED799705F5L;
      int bits = (int) ((mixed ^ mixed >>> 28) * 0xCB24D0A5C88C35B3L >>> 32);
      if ((bound & -bound) == bound) {
        return bits & bound - 1;
      }
      int positive = bits >>> 1;
      int number = positive % bound;
      if (positive - number + (bound - 1) >= 0) { // not among the last few, which would be favoured
        return number;
      }
    }
  }

  private static List<RootMove> allMoves(Position position, int chosen) {
    List<RootMove> all = new ArrayList<>();
    for (int move : position.legalMoves()) {
      all.add(new RootMove(move, NO_OPINION));
    }
    Collections.swap(all, 0, all.indexOf(new RootMove(chosen, NO_OPINION)));
    return all;
  }
}
