package betacut.play.saved;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;

/**
 * A game as chess players exchange theirs (PGN): tags, then numbered moves. The moves are the
 * game's own, so a reader for chess shows the list and not the board.
 */
public final class GameNotation {
  private static final int WIDTH = 80;
  private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy.MM.dd");

  private GameNotation() {}

  /**
   * Writes a game.
   *
   * @param changed when it was last played, in milliseconds since 1970
   * @param remarks what is put behind each move: a mark, a comment in braces, or nothing
   */
  public static String of(SavedGame game, long changed, List<String> remarks) {
    var text = new StringBuilder();
    tag(text, "Event", "Betacut");
    tag(text, "Site", "-");
    tag(text, "Date", DATE.format(Instant.ofEpochMilli(changed).atZone(ZoneId.systemDefault())));
    tag(text, "Round", "-");
    tag(text, "White", game.players().get(0));
    tag(text, "Black", game.players().get(1));
    tag(text, "Result", result(game));
    tag(text, "Variant", game.game());
    if (!game.start().isEmpty()) {
      tag(text, "Start", game.start());
    }
    if (!game.clock().isEmpty()) {
      tag(text, "TimeControl", game.clock());
    }
    return text.append('\n').append(moves(game, remarks)).append('\n').toString();
  }

  private static void tag(StringBuilder text, String name, String value) {
    String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
    text.append("[%s \"%s\"]%n".formatted(name, escaped).replace("\r", ""));
  }

  private static String result(SavedGame game) {
    return switch (game.result()) {
      case "first" -> "1-0";
      case "second" -> "0-1";
      case "draw" -> "1/2-1/2";
      default -> "*";
    };
  }

  private static String moves(SavedGame game, List<String> remarks) {
    var text = new StringBuilder();
    int column = 0;
    for (int ply = 0; ply <= game.moves().size(); ply++) {
      boolean isMove = ply < game.moves().size();
      String number = isMove && ply % 2 == 0 ? ply / 2 + 1 + ". " : "";
      String remark = isMove && ply < remarks.size() ? remarks.get(ply) : "";
      String word = isMove ? number + game.moves().get(ply) + remark : result(game);
      boolean isNewLine = column + word.length() >= WIDTH;
      text.append(ply == 0 ? "" : isNewLine ? "\n" : " ").append(word);
      column = isNewLine ? word.length() : column + 1 + word.length();
    }
    return text.append('\n').toString();
  }
}
