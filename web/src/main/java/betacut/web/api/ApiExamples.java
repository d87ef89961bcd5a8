package betacut.web.api;

import java.util.Map;
import java.util.Optional;

/**
 * A good value for every parameter and body, for the description. Together they are questions that
 * can be asked, one endpoint after the other; a test does.
 */
final class ApiExamples {
  private static final String NAME = "example";

  private static final Map<String, String> VALUES =
      Map.ofEntries(
          Map.entry("across", "9"),
          Map.entry("back", "no"),
          Map.entry("bug", "3a"),
          Map.entry("cells", ".".repeat(38) + "x..."),
          Map.entry("client", "my-program"),
          Map.entry("purpose", "values"),
          Map.entry("depth", "4"),
          Map.entry("depths", "1-4"),
          Map.entry("difficulty", "easy"),
          Map.entry("elo0", "0"),
          Map.entry("elo1", "10"),
          Map.entry("engine", "alphabeta table=bucket order=hash"),
          Map.entry("engines", "minimax;alphabeta"),
          Map.entry("errors", "5"),
          Map.entry("file", "results.csv"),
          Map.entry("form", "quick"),
          Map.entry("from", "0"),
          Map.entry("game", "connect4"),
          Map.entry("goal", "only-win"),
          Map.entry("id", NAME),
          Map.entry("keys", "1f"),
          Map.entry("line", "4,4"),
          Map.entry("method", "mcts"),
          Map.entry("mode", "round-robin"),
          Map.entry("most", "10"),
          Map.entry("move", "4"),
          Map.entry("mover", "1"),
          Map.entry("moves", "3,5"),
          Map.entry("name", "essay"),
          Map.entry("node", "0"),
          Map.entry("nodes", "2000"),
          Map.entry("number", "1"),
          Map.entry("one", "0"),
          Map.entry("openings", "random:2"),
          Map.entry("other", "1"),
          Map.entry("partial", "yes"),
          Map.entry("playouts", "100"),
          Map.entry("plies", "3"),
          Map.entry("player", "level:3"),
          Map.entry("players", "level:1; level:2"),
          Map.entry("position", "4453"),
          Map.entry("random", "5"),
          Map.entry("rounds", "1"),
          Map.entry("run", NAME),
          Map.entry("seed", "1"),
          Map.entry("start", "44"),
          Map.entry("step", "42"),
          Map.entry("stream", "no"),
          Map.entry("study", "kang"),
          Map.entry("text", "4453"),
          Map.entry("time", "200ms"),
          Map.entry("top", "0"),
          Map.entry("tournament", "connect4"),
          Map.entry("version", "1f"),
          Map.entry("what", "cut"));

  private static final String GAME =
      """
      game = "connect4"
      moves = ["4", "4", "3"]
      players = ["human", "level:5"]
      """;

  private static final String EXPERIMENT =
      """
      name = "example"
      games = ["tictactoe"]
      measures = ["nodes"]
      [positions]
      random = { count = 4, plies = [0, 3] }
      [variants]
      minimax = "minimax"
      alphabeta = "alphabeta"
      [factors]
      depth = [1, 2, 3]
      """;

  private ApiExamples() {}

  /** A value of a parameter. */
  static Optional<String> of(String parameter) {
    return Optional.ofNullable(VALUES.get(parameter));
  }

  /** A body, which is TOML. */
  static String body(String path) {
    return path.startsWith("/api/saved/") ? GAME : EXPERIMENT;
  }
}
