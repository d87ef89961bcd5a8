package betacut.search.reference;

import betacut.rules.Position;
import betacut.rules.Value;
import betacut.search.Detail;
import betacut.search.Request;
import betacut.search.Result;
import betacut.search.RootMove;
import betacut.search.Searcher;
import betacut.search.Statistics;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Any legal move, each as likely as the others. Every search draws the next number of the seed's
 * sequence, so a seed fixes a whole game and not the answer to one position.
 *
 * <p>It has no opinion: every move is an estimate of 0 from 0 plies, and all are equally good.
 */
public final class RandomPlayer implements Searcher {
  private static final Value NO_OPINION = Value.estimate(0, 0);

  private final SplittableRandom random;

  public RandomPlayer(long seed) {
    random = new SplittableRandom(seed);
  }

  @Override
  public Result search(Position position, Request request) {
    int[] moves = new int[position.maxMoves()];
    int move = moves[random.nextInt(position.moves(moves, 0))];
    return new Result(
        move,
        NO_OPINION,
        List.of(move),
        request.detail() == Detail.BEST ? List.of() : allMoves(position, move),
        Statistics.NONE,
        request.clock().nanos(),
        Result.End.DEPTH);
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
