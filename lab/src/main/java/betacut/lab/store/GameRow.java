package betacut.lab.store;

import betacut.lab.tournament.PlayedGame;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;

/** A game as a row. */
final class GameRow implements Row<PlayedGame> {
  @Override
  public String table() {
    return "lab_game";
  }

  @Override
  public List<String> columns() {
    return List.of(
        "number",
        "first_player",
        "second_player",
        "opening",
        "moves",
        "halves",
        "reason",
        "first_blunders",
        "second_blunders",
        "first_nanos",
        "second_nanos",
        "first_nodes",
        "second_nodes");
  }

  @Override
  public List<Object> cells(PlayedGame game) {
    return List.of(
        game.number(),
        game.first(),
        game.second(),
        game.opening(),
        game.moves(),
        game.halves(),
        game.reason(),
        game.firstBlunders(),
        game.secondBlunders(),
        game.firstNanos(),
        game.secondNanos(),
        game.firstNodes(),
        game.secondNodes());
  }

  @Override
  public PlayedGame read(ResultSet row) throws SQLException {
    return new PlayedGame(
        row.getInt("number"),
        row.getInt("first_player"),
        row.getInt("second_player"),
        row.getString("opening"),
        texts(row, "moves"),
        row.getInt("halves"),
        row.getString("reason"),
        row.getInt("first_blunders"),
        row.getInt("second_blunders"),
        row.getLong("first_nanos"),
        row.getLong("second_nanos"),
        row.getLong("first_nodes"),
        row.getLong("second_nodes"));
  }

  /** The two drivers make arrays of different types. */
  private static List<String> texts(ResultSet row, String column) throws SQLException {
    Object[] values = (Object[]) row.getArray(column).getArray();
    return Arrays.stream(values).map(String.class::cast).toList();
  }
}
