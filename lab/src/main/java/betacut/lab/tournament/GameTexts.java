package betacut.lab.tournament;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Games for people and for programs that read PGN: tags in brackets, then the moves with their
 * numbers and the result. Moves are written as their game writes them, which is not chess, so the
 * tag {@code Game} says which one it is.
 */
public final class GameTexts {
  private static final int WIDTH = 80;

  private GameTexts() {}

  /** All games, by number. */
  public static String of(TournamentSpec spec, List<PlayedGame> games) {
    return games.stream().map(game -> of(spec, game)).collect(Collectors.joining("\n"));
  }

  private static String of(TournamentSpec spec, PlayedGame game) {
    String result = game.halves() == 1 ? "1/2-1/2" : game.halves() == 2 ? "1-0" : "0-1";
    var text = new StringBuilder();
    tag(text, "Game", spec.game());
    tag(text, "Round", Integer.toString(game.number() + 1));
    tag(text, "First", spec.players().get(game.first()));
    tag(text, "Second", spec.players().get(game.second()));
    tag(text, "Opening", game.opening());
    tag(text, "Result", result);
    tag(text, "Termination", game.ending().toString());
    return text.append('\n').append(wrapped(moves(game) + result)).append('\n').toString();
  }

  private static void tag(StringBuilder text, String name, String value) {
    String quoted = value.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("\\s+", " ");
    text.append('[').append(name).append(" \"").append(quoted).append("\"]\n");
  }

  private static String moves(PlayedGame game) {
    var moves = new StringBuilder();
    for (int i = 0; i < game.moves().size(); i++) {
      moves.append(i % 2 == 0 ? (i / 2 + 1) + ". " : "").append(game.moves().get(i)).append(' ');
    }
    return moves.toString();
  }

  private static String wrapped(String line) {
    var text = new StringBuilder();
    int column = 0;
    for (String word : line.split(" ")) {
      boolean isFull = column > 0 && column + 1 + word.length() > WIDTH;
      text.append(column == 0 ? "" : isFull ? "\n" : " ").append(word);
      column = isFull ? word.length() : column + word.length() + (column == 0 ? 0 : 1);
    }
    return text.append('\n').toString();
  }
}
