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
import betacut.web.http.Endpoint;
import betacut.web.http.Query;
import betacut.web.lab.LabEndpoints;
import betacut.web.lab.Laboratory;
import betacut.web.lab.StudyEndpoints;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything that can be asked; docs/web.md says it in words. */
public final class Api {
  private static final String FIRST_GAME = "connect4";
  private static final int WARM_UP_NODES = 2000;
  private static final Query NOBODY = new Query("", Map.of(), "");

  private final List<Endpoint> endpoints = new ArrayList<>();

  private final GameCache cache;

  public Api(GameFolder games, Laboratory laboratory, ScoreMemory memory) {
    var engine = new EngineApi(Optional.of(memory));
    cache = engine.cache();
    endpoints.addAll(engine.endpoints());
    endpoints.addAll(new SavedGameEndpoints(cache, games).endpoints());
    endpoints.addAll(new LabEndpoints(laboratory).endpoints());
    endpoints.addAll(new StudyEndpoints(laboratory).endpoints());
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
}
