package betacut.web.api;

import betacut.play.memory.ScoreMemory;
import betacut.web.http.Answer;
import betacut.web.http.Endpoint;
import betacut.web.http.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the engine alone can answer: no file, database or program is needed, so a page can too. It
 * is in two parts, so that a page need not have all of it before the first move.
 */
public final class EngineApi {
  private static final Parameter GAME =
      Parameter.word("game", "a game such as connect4, othello:6x6 or mnk:4,4,4").required();
  private static final Parameter PLAYER =
      new Parameter("player", "level:5, perfect, random or 'minimax depth=3'", true, 200);
  private static final Parameter TIME =
      Parameter.word("time", "how long it may take, such as 500ms or 5s");

  private final List<Endpoint> playing = new ArrayList<>();
  private final GameCache cache = new GameCache();

  /**
   * @param memory scores of earlier sessions, where they are kept
   */
  public EngineApi(Optional<ScoreMemory> memory) {
    catalogue(new Catalogue(cache));
    positions(new PositionReader(cache), new MoveEndpoint(cache, memory));
    values(new AnalysisEndpoints(cache, memory));
  }

  /** Games, positions, moves and their values: what Play and Analyse ask. */
  public List<Endpoint> playing() {
    return List.copyOf(playing);
  }

  /** Trees, the bug zoo and puzzles. */
  public static List<Endpoint> showing(GameCache cache) {
    List<Endpoint> endpoints = new ArrayList<>();
    endpoints.addAll(new TraceEndpoints(cache).endpoints());
    endpoints.addAll(new GrowthEndpoints(cache).endpoints());
    endpoints.addAll(new ZooTour(cache).endpoints());
    endpoints.addAll(new PuzzleEndpoints(cache).endpoints());
    return List.copyOf(endpoints);
  }

  /** All of it. */
  public List<Endpoint> endpoints() {
    return Stream.concat(playing.stream(), showing(cache).stream()).toList();
  }

  GameCache cache() {
    return cache;
  }

  private void catalogue(Catalogue catalogue) {
    playing.add(
        Endpoint.get(
            "/api/games", "Lists the games", Answers.Games.class, List.of(), catalogue::games));
    playing.add(
        Endpoint.get(
            "/api/game", "Describes one game", Answers.Game.class, List.of(GAME), catalogue::game));
    playing.add(
        Endpoint.get(
            "/api/options",
            "Names what engines are made of",
            Answers.Options.class,
            List.of(),
            catalogue::options));
  }

  private void positions(PositionReader reading, MoveEndpoint thinking) {
    playing.add(
        Endpoint.get(
            "/api/position",
            "Describes a position: board, legal moves with their paths, outcome, history",
            Answers.Position.class,
            AskedGame.parametersAnd(
                Parameter.text("text", "a position or moves in any notation, instead of the rest"),
                Parameter.text("cells", "a board cell by cell, instead of start, moves and text"),
                Parameter.word("mover", "0 or 1, who is to move on that board")),
            reading::read));
    playing.add(
        new Endpoint(
            "GET",
            "/api/move",
            "Lets a player choose a move",
            AskedGame.parametersAnd(PLAYER, TIME, Parameter.word("seed", "fixes random choices")),
            0,
            Answers.ChosenMove.class,
            Map.of("thought", Answers.Thought.class, "move", Answers.ChosenMove.class),
            (Answer.Live) thinking::move));
    playing.add(
        Endpoint.get(
            "/api/player",
            "Whether a player can play a game; if not, why",
            Answers.CheckedPlayer.class,
            List.of(GAME, PLAYER),
            thinking::check));
  }

  private void values(AnalysisEndpoints analysis) {
    Parameter depth = Parameter.word("depth", "how deep to look, in plies");
    playing.add(
        Endpoint.stream(
            "/api/hints",
            "The value of every move, soon, then refined",
            "values",
            Answers.Values.class,
            AskedGame.parametersAnd(depth),
            analysis::hints));
    playing.add(
        Endpoint.stream(
            "/api/analyse",
            "The value and line of every move, refined for longer",
            "values",
            Answers.Values.class,
            AskedGame.parametersAnd(TIME, depth),
            analysis::analyse));
    playing.add(
        Endpoint.stream(
            "/api/review",
            "What each move of a game lost",
            "ply",
            Answers.ReviewedPly.class,
            AskedGame.parametersAnd(
                Parameter.word("from", "the first ply to look at"),
                Parameter.word("nodes", "positions to look at for each ply")),
            analysis::review));
    playing.add(
        Endpoint.stream(
            "/api/why",
            "What becomes of a move, and what would have been better",
            "why",
            Answers.Why.class,
            AskedGame.parametersAnd(Parameter.word("move", "the move in question").required()),
            analysis::why));
  }
}
