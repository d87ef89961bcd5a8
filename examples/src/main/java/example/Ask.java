package example;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.engine.Engine;

/** The best move of a Connect-4 position, and what it is worth. */
public final class Ask {
  private Ask() {}

  public static void main(String[] arguments) {
    Game<?> game = Games.find("connect4");
    Result result = Engine.of(game).search(game.parse("44444"), Limits.depth(12));
    System.out.println(game.formatMove(result.move()) + ", " + result.value().text());
  }
}
