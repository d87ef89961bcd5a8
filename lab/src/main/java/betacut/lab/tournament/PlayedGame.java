package betacut.lab.tournament;

import betacut.lab.store.Columns;
import java.util.List;
import java.util.Map;

/**
 * A finished game of a match or tournament.
 *
 * @param number its place in the schedule, counted from 0
 * @param first who moved first, by number among the players
 * @param second the other
 * @param opening the position it began from
 * @param moves the moves played after it, as the game writes them
 * @param halves half points of the first player: 2 for a win, 1 for a draw, 0 for a loss
 * @param ending why it ended
 * @param firstBlunders moves of the first player that gave away half a point or more, by the exact
 *     solver; -1 if nobody knows
 * @param firstJudged how many of its moves were judged: their worth was known before and after
 * @param firstNanos thinking time of the first player
 * @param firstNodes positions it looked at; 0 if it does not say
 */
public record PlayedGame(
    int number,
    int first,
    int second,
    String opening,
    List<String> moves,
    int halves,
    Ending ending,
    int firstBlunders,
    int secondBlunders,
    int firstJudged,
    int secondJudged,
    long firstNanos,
    long secondNanos,
    long firstNodes,
    long secondNodes) {
  /** What tables and files hold of it. */
  public static final Columns<PlayedGame> COLUMNS =
      Columns.of(
          PlayedGame.class,
          "lab_game",
          Map.of("first", "first_player", "second", "second_player", "ending", "reason"));

  public PlayedGame {
    moves = List.copyOf(moves);
  }
}
