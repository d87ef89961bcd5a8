package betacut.web.api;

import betacut.play.PlayerText;
import betacut.play.analyse.Analyst;
import betacut.play.level.Levels;
import betacut.play.memory.ScoreMemory;
import betacut.play.saved.GameFolder;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.StopSignal;
import betacut.web.http.Answer;
import betacut.web.http.Endpoint;
import betacut.web.http.Parameter;
import betacut.web.http.Query;
import betacut.web.lab.LabEndpoints;
import betacut.web.lab.Laboratory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Everything that can be asked; docs/web.md says it in words. */
public final class Api {
  private static final Parameter GAME =
      Parameter.word("game", "a game such as connect4, othello:6x6 or mnk:4,4,4").required();
  private static final String FIRST_GAME = "connect4";
  private static final int WARM_UP_NODES = 2000;
  private static final Query NOBODY = new Query("", Map.of(), "");
  private static final Parameter PLAYER =
      new Parameter("player", "level:5, perfect, random or 'minimax depth=3'", true, 200);
  private static final Parameter TIME =
      Parameter.word("time", "how long it may take, such as 500ms or 5s");

  private final List<Endpoint> endpoints = new ArrayList<>();

  private final GameCache cache = new GameCache();

  public Api(GameFolder games, Laboratory laboratory, ScoreMemory memory) {
    catalogue(new Catalogue(cache));
    positions(new PositionReader(cache), new MoveEndpoint(cache, memory));
    values(new AnalysisEndpoints(cache, memory));
    endpoints.addAll(new SavedGameEndpoints(cache, games).endpoints());
    endpoints.addAll(new LabEndpoints(laboratory).endpoints());
    endpoints.addAll(new TraceEndpoints(cache).endpoints());
    endpoints.addAll(new GrowthEndpoints(cache).endpoints());
    endpoints.addAll(new ZooTour(cache).endpoints());
    endpoints.addAll(new PuzzleEndpoints(cache).endpoints());
    endpoints.add(
        Endpoint.get(
            "/api/openapi.json",
            "This description",
            Map.class,
            List.of(),
            query -> OpenApi.describe(endpoints)));
  }

  public List<Endpoint> endpoints() {
    return List.copyOf(endpoints);
  }

  /** Makes the games and loads the search, so that the first move gets its reply at once. */
  public void warmUp() {
    new Catalogue(cache).games(NOBODY);
    warmUp(cache.find(FIRST_GAME));
  }

  private static <P extends Position> void warmUp(Game<P> game) {
    Limits little = Limits.nodes(WARM_UP_NODES);
    new Analyst<>(game, new StopSignal()).values(game.start(), little, Progress.SILENT);
    new PlayerText<>(game, little).parse("level:" + Levels.USUAL).create(1).choose(game.start());
  }

  private void catalogue(Catalogue catalogue) {
    endpoints.add(
        Endpoint.get(
            "/api/games", "Lists the games", Answers.Games.class, List.of(), catalogue::games));
    endpoints.add(
        Endpoint.get(
            "/api/game", "Describes one game", Answers.Game.class, List.of(GAME), catalogue::game));
    endpoints.add(
        Endpoint.get(
            "/api/options",
            "Names what engines are made of",
            Answers.Options.class,
            List.of(),
            catalogue::options));
  }

  private void positions(PositionReader reading, MoveEndpoint thinking) {
    endpoints.add(
        Endpoint.get(
            "/api/position",
            "Describes a position: board, legal moves with their paths, outcome, history",
            Answers.Position.class,
            AskedGame.parametersAnd(
                Parameter.text("text", "a position or moves in any notation, instead of the rest"),
                Parameter.text("cells", "a board cell by cell, instead of start, moves and text"),
                Parameter.word("mover", "0 or 1, who is to move on that board")),
            reading::read));
    endpoints.add(
        new Endpoint(
            "GET",
            "/api/move",
            "Lets a player choose a move",
            AskedGame.parametersAnd(PLAYER, TIME, Parameter.word("seed", "fixes random choices")),
            0,
            Answers.ChosenMove.class,
            Map.of("thought", Answers.Thought.class, "move", Answers.ChosenMove.class),
            (Answer.Live) thinking::move));
    endpoints.add(
        Endpoint.get(
            "/api/player",
            "Whether a player can play a game; if not, why",
            Answers.CheckedPlayer.class,
            List.of(GAME, PLAYER),
            thinking::check));
  }

  private void values(AnalysisEndpoints analysis) {
    Parameter depth = Parameter.word("depth", "how deep to look, in plies");
    endpoints.add(
        Endpoint.stream(
            "/api/hints",
            "The value of every move, soon, then refined",
            "values",
            Answers.Values.class,
            AskedGame.parametersAnd(depth),
            analysis::hints));
    endpoints.add(
        Endpoint.stream(
            "/api/analyse",
            "The value and line of every move, refined for longer",
            "values",
            Answers.Values.class,
            AskedGame.parametersAnd(TIME, depth),
            analysis::analyse));
    endpoints.add(
        Endpoint.stream(
            "/api/review",
            "What each move of a game lost",
            "ply",
            Answers.ReviewedPly.class,
            AskedGame.parametersAnd(
                Parameter.word("from", "the first ply to look at"),
                Parameter.word("nodes", "positions to look at for each ply")),
            analysis::review));
    endpoints.add(
        Endpoint.stream(
            "/api/why",
            "What becomes of a move, and what would have been better",
            "why",
            Answers.Why.class,
            AskedGame.parametersAnd(Parameter.word("move", "the move in question").required()),
            analysis::why));
  }
}
