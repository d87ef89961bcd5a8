package example;

import betacut.games.connectfour.ConnectFour;
import betacut.games.connectfour.ConnectFourPosition;
import betacut.rules.Evaluator;
import betacut.search.Algorithm;
import betacut.search.Options;
import betacut.search.engine.Engine;

/** An evaluation of our own: a stone is worth more, the nearer it is to the middle. */
public final class Centre implements Evaluator<ConnectFourPosition> {
  @Override
  public int evaluate(ConnectFourPosition position) {
    int height = position.height() + 1; // a column has one bit more than cells
    int sum = 0;
    for (int column = 0; column < position.width(); column++) {
      long cells = ((1L << position.height()) - 1) << column * height;
      int worth = Math.min(column, position.width() - 1 - column);
      sum += worth * Long.bitCount(position.ownStones() & cells);
      sum -= worth * Long.bitCount(position.opponentStones() & cells);
    }
    return sum;
  }

  /** An engine that judges so. */
  public static Engine engine(ConnectFour game) {
    return Engine.of(game, new Centre(), Options.full(Algorithm.PVS));
  }
}
