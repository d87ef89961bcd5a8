package betacut.play.people;

import java.util.List;

/**
 * A game of a person against a player of ours.
 *
 * @param date when it ended
 * @param side first or second: where the person sat
 * @param result win, draw or loss, for the person
 * @param moves of both sides, separated by spaces
 */
public record SheetRow(
    String date,
    String person,
    String game,
    String opponent,
    String side,
    String result,
    int plies,
    long seed,
    String moves) {
  static final List<String> COLUMNS =
      List.of("date", "person", "game", "opponent", "side", "result", "plies", "seed", "moves");

  List<String> fields() {
    return List.of(
        date,
        person,
        game,
        opponent,
        side,
        result,
        Integer.toString(plies),
        Long.toString(seed),
        moves);
  }

  /** What the game is worth to the person: 1, ½ or 0. */
  public double points() {
    return result.equals("win") ? 1 : result.equals("draw") ? 0.5 : 0;
  }
}
