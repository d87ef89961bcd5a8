package betacut.web.api;

import static betacut.text.json.JsonLine.object;

import betacut.play.level.Levels;
import betacut.rules.Game;
import betacut.rules.GameFamily;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.SetUp;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.OrderPart;
import betacut.search.TablePolicy;
import betacut.search.text.OptionText;
import betacut.search.text.Preset;
import betacut.web.http.Query;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What there is to play, and what an engine can be made of. */
final class Catalogue {
  private static final System.Logger LOG = System.getLogger("betacut.web");

  /** Searches worth a look, each a step on from another; the tree page offers them by name. */
  private static final List<String> SEARCHES =
      List.of(
          "alphabeta",
          "minimax",
          "alphabeta order=none",
          "alphabeta table=bucket with=deepening",
          "pvs",
          "pvs table=none",
          "pvs table=bucket with=deepening",
          "mtdf",
          "sss",
          "dual");

  /** Opponents besides people and levels, the weakest first. */
  private static final List<String> PLAYERS =
      List.of(
          "perfect",
          "random",
          "minimax depth=3",
          "alphabeta depth=5",
          "pvs depth=8",
          "pvs time=1s",
          "mtdf time=1s",
          "mcts time=1s");

  private final GameCache cache;

  Catalogue(GameCache cache) {
    this.cache = cache;
  }

  /** All games, famous names and usual sizes; others can be asked for by name. */
  Object games(Query query) {
    List<Object> games = new ArrayList<>();
    for (GameFamily family : Games.families()) {
      try {
        games.addAll(variants(family));
      } catch (RuntimeException | LinkageError | StackOverflowError broken) {
        // Somebody's own game; whoever asks for it by name is told what is wrong with it.
        LOG.log(System.Logger.Level.WARNING, "a game is left out", broken);
      }
    }
    return object("games", games);
  }

  private List<Object> variants(GameFamily family) {
    List<Object> games = new ArrayList<>();
    for (String variant : family.variants()) {
      Game<?> game = cache.find(variant.isEmpty() ? family.id() : family.id() + ":" + variant);
      games.add(
          object(
              "id",
              game.id(),
              "title",
              game.title(),
              "family",
              family.id(),
              "summary",
              family.summary()));
    }
    return games;
  }

  /** One game: its start, its levels, its evaluations, how its moves are written. */
  Object game(Query query) {
    return game(cache.find(query.text("game")));
  }

  private static <P extends Position> Object game(Game<P> game) {
    P start = game.start();
    return object(
        "id",
        game.id(),
        "title",
        game.title(),
        "board",
        Views.board(game.board(start)),
        "notation",
        game.notationHelp(),
        "setUp",
        game.setUp().map(Catalogue::setUp).orElse(null),
        "hasPasses",
        game.hasPasses(),
        "symmetries",
        start.symmetries(),
        "evaluations",
        List.copyOf(game.evaluators().sequencedKeySet()),
        "levels",
        levels(Levels.of(game)),
        "usualLevel",
        Levels.USUAL);
  }

  private static Object setUp(SetUp<?> setUp) {
    return object("pieces", setUp.pieces(), "tellsMover", setUp.tellsMover());
  }

  private static List<Object> levels(Levels levels) {
    return levels.all().stream()
        .map(
            level ->
                (Object)
                    object(
                        "number",
                        level.number(),
                        "elo",
                        level.elo().isPresent() ? (Integer) level.elo().getAsInt() : null,
                        "error",
                        level.error(),
                        "nodes",
                        level.nodes(),
                        "asksSolver",
                        level.asksSolver()))
        .toList();
  }

  /** Algorithms, switches, orders, tables and presets by name. */
  Object options(Query query) {
    return object(
        "algorithms",
        Arrays.stream(Algorithm.values())
            .map(
                algorithm ->
                    object(
                        "id",
                        algorithm.id(),
                        "summary",
                        algorithm.summary(),
                        "usesKernel",
                        algorithm.usesKernel(),
                        "needsTable",
                        algorithm.needsTable()))
            .toList(),
        "features",
        Arrays.stream(Feature.values())
            .map(feature -> object("id", feature.id(), "selective", feature.isSelective()))
            .toList(),
        "order",
        Arrays.stream(OrderPart.values()).map(OrderPart::id).toList(),
        "tables",
        Arrays.stream(TablePolicy.values()).map(TablePolicy::id).toList(),
        "presets",
        Arrays.stream(Preset.values())
            .map(preset -> preset.name().toLowerCase(Locale.ROOT))
            .toList(),
        "names",
        object("options", OptionText.optionNames(), "limits", OptionText.limitNames()),
        "searches",
        SEARCHES,
        "players",
        PLAYERS);
  }
}
