package betacut.play.player;

import betacut.rules.Position;
import betacut.rules.Value.Bound;
import betacut.search.Result;

/** The move to play when a search was stopped before it knew any: what the game tries first. */
public final class FirstLook {
  private FirstLook() {}

  /** Whether a search was stopped before it had finished one ply. */
  public static boolean isAllThereIs(Result result) {
    return result.end() == Result.End.STOPPED
        && result.depth() == 0
        && result.value().kind() == Bound.ESTIMATE;
  }

  public static int move(Position position) {
    int[] moves = position.legalMoves();
    int best = moves[0];
    for (int i = 1; i < moves.length; i++) {
      best = position.rank(moves[i]) > position.rank(best) ? moves[i] : best;
    }
    return best;
  }
}
