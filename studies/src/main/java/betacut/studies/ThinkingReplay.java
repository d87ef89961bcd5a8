package betacut.studies;

import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.TournamentResults;
import betacut.play.PlayerText;
import betacut.play.player.Player;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.Limits;
import betacut.search.Result;
import java.util.ArrayList;
import java.util.List;

/**
 * What a player thinks at each of its turns, found by putting the positions of finished games to it
 * once more: the log of a game holds sums only. Counts repeat if the player's do; times are those
 * of this hour.
 */
final class ThinkingReplay {
  private ThinkingReplay() {}

  /**
   * One turn.
   *
   * @param number counted from 1 in the player's own moves
   * @param isFirst whether the player moved first in the game
   * @param left plies that were played from here to the end of the game
   * @param thought what its search found
   */
  record Turn(int number, boolean isFirst, int left, Result thought) {
    long nodes() {
      return thought.statistics().nodes();
    }

    double millis() {
      return thought.nanos() / 1e6;
    }

    /** Whether the search saw a win with its distance. */
    boolean announcesWin() {
      int score = thought.value().score();
      return score > 0 && Score.hasDistance(score);
    }

    /** Whether the game then ended by a win no later than announced. */
    boolean keepsPromise() {
      return left <= Score.distance(thought.value().score());
    }
  }

  /** All turns of a player in the first games that it plays in. */
  static List<Turn> of(TournamentResults results, int player, int games) {
    return of(Games.find(results.spec().game()), results, player, games);
  }

  private static <P extends Position> List<Turn> of(
      Game<P> game, TournamentResults results, int player, int games) {
    var maker =
        new PlayerText<>(game, results.spec().limits()).parse(results.spec().players().get(player));
    List<Turn> turns = new ArrayList<>();
    results.games().stream()
        .filter(played -> played.first() == player || played.second() == player)
        .limit(games)
        .forEach(
            played -> {
              try (Player<P> thinker = maker.create(played.number())) {
                replay(game, played, played.first() == player, thinker, turns);
              }
            });
    return turns;
  }

  private static <P extends Position> void replay(
      Game<P> game, PlayedGame played, boolean isFirst, Player<P> thinker, List<Turn> turns) {
    P position = game.parse(played.opening());
    int plies = played.moves().size();
    for (int ply = 0; ply < plies; ply++) {
      if (ply % 2 == (isFirst ? 0 : 1)) {
        Result thought = thinker.choose(position, Limits.NONE).thought();
        turns.add(new Turn(ply / 2 + 1, isFirst, plies - ply, thought));
      }
      position.make(game.parseMove(position, played.moves().get(ply)));
    }
  }
}
