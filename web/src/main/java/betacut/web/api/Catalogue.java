package betacut.web.api;

import betacut.play.PlayerText;
import betacut.play.level.Levels;
import betacut.play.puzzle.PuzzleMaker;
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
import betacut.web.http.ServerLog;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What there is to play, and what an engine can be made of. */
final class Catalogue {
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
          "dual",
          "mcts",
          "dfpn");

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
  Answers.Games games(Query query) {
    List<Answers.ListedGame> games = new ArrayList<>();
    for (GameFamily family : Games.families()) {
      try {
        games.addAll(variants(family));
      } catch (RuntimeException | LinkageError | StackOverflowError broken) {
        // Somebody's own game; whoever asks for it by name is told what is wrong with it.
        ServerLog.warning("a game is left out", broken);
      }
    }
    return new Answers.Games(games);
  }

  private List<Answers.ListedGame> variants(GameFamily family) {
    List<Answers.ListedGame> games = new ArrayList<>();
    for (String variant : family.variants()) {
      Game<?> game = cache.find(variant.isEmpty() ? family.id() : family.id() + ":" + variant);
      games.add(
          new Answers.ListedGame(
              game.id(), game.title(), family.id(), family.summary(), PuzzleMaker.suits(game)));
    }
    return games;
  }

  /** One game: its start, its levels, its evaluations, how its moves are written. */
  Answers.Game game(Query query) {
    return game(cache.find(query.text("game")));
  }

  private static <P extends Position> Answers.Game game(Game<P> game) {
    P start = game.start();
    return new Answers.Game(
        game.id(),
        game.title(),
        Views.board(game.board(start)),
        game.notationHelp(),
        game.setUp().map(Catalogue::setUp).orElse(null),
        game.hasPasses(),
        start.symmetries(),
        List.copyOf(game.evaluators().sequencedKeySet()),
        levels(Levels.of(game)),
        Levels.USUAL,
        PlayerText.hasPerfect(game));
  }

  private static Answers.SetUp setUp(SetUp<?> setUp) {
    return new Answers.SetUp(setUp.pieces(), setUp.tellsMover());
  }

  private static List<Answers.Level> levels(Levels levels) {
    return levels.all().stream()
        .map(
            level ->
                new Answers.Level(
                    level.number(),
                    level.elo().isPresent() ? level.elo().getAsInt() : null,
                    level.error(),
                    level.nodes(),
                    level.asksSolver()))
        .toList();
  }

  /** Algorithms, switches, orders, tables and presets by name. */
  Answers.Options options(Query query) {
    return new Answers.Options(
        Arrays.stream(Algorithm.values())
            .map(
                algorithm ->
                    new Answers.NamedAlgorithm(
                        algorithm.id(),
                        algorithm.summary(),
                        algorithm.usesKernel(),
                        algorithm.needsTable()))
            .toList(),
        Arrays.stream(Feature.values())
            .map(feature -> new Answers.NamedFeature(feature.id(), feature.isSelective()))
            .toList(),
        Arrays.stream(OrderPart.values()).map(OrderPart::id).toList(),
        Arrays.stream(TablePolicy.values()).map(TablePolicy::id).toList(),
        Arrays.stream(Preset.values())
            .map(preset -> preset.name().toLowerCase(Locale.ROOT))
            .toList(),
        new Answers.OptionNames(OptionText.optionNames(), OptionText.limitNames()),
        SEARCHES,
        PLAYERS);
  }
}
