package betacut.bench;

import betacut.lab.store.Log;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentListener;
import betacut.lab.tournament.TournamentSpec;
import betacut.play.level.LevelPlayer;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.StopSignal;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.solve.Solvers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Measures how games between two players of the usual level end, by what a search says about their
 * positions; prints the lines of chance.txt, which bars and marks are made of.
 */
final class WinningChances {
  private static final String PLAYER = "level:5";
  private static final int PAIRS = 150;
  private static final int POSITIONS_PER_GAME = 6;
  private static final long NODES = 10_000;
  private static final long SEED = 1;

  private static final Map<String, List<PlayedGame>> PLAYED = new HashMap<>();

  private WinningChances() {}

  static void run() {
    System.out.printf(
        "# %d games each, %s against itself from random openings; %d positions of each game,"
            + " searched with %d nodes; seed %d.%n",
        2 * PAIRS, PLAYER, POSITIONS_PER_GAME, NODES, SEED);
    System.out.println("# game evaluation what size low high positions log-loss");
    List<ChanceFit.Seen> all = new ArrayList<>();
    all.addAll(measure("connect4", "connect4", "threats", "random:4"));
    all.addAll(measure("pentago", "pentago", "lines", "random:2"));
    all.addAll(measure("pentago", "pentago", "sides-learned", "random:2"));
    all.addAll(measure("pentago", "pentago", "quadrants", "random:2"));
    all.addAll(measure("pentago:twist", "pentago:twist", "lines", "random:2"));
    all.addAll(measure("pentago:twist", "pentago:twist", "sides-learned", "random:2"));
    all.addAll(measure("pentago:twist", "pentago:twist", "quadrants", "random:2"));
    all.addAll(measure("othello", "othello", "mobility", "random:6"));
    all.addAll(measure("othello", "othello", "patterns", "random:6"));
    all.addAll(measure("mnk", "mnk:7,7,5", "lines", "random:2"));
    all.addAll(measure("gomoku", "gomoku", "lines", "random:2"));
    all.addAll(measure("kalah", "kalah", "seeds", "random:4"));
    all.addAll(measure("breakthrough", "breakthrough", "pawns", "random:4"));
    all.addAll(measure("dots", "dots", "boxes", "random:4"));
    print("any any ", List.of(ChanceFit.fading(all), ChanceFit.margin(all)));
  }

  /** Prints the lines of a game under its name, or that of the family it stands for. */
  private static List<ChanceFit.Seen> measure(
      String name, String id, String evaluation, String openings) {
    List<PlayedGame> played = PLAYED.computeIfAbsent(id, game -> play(game, openings));
    List<ChanceFit.Seen> seen = seen(Games.find(id), evaluation, played);
    print(
        name + " " + evaluation + " ",
        List.of(
            ChanceFit.opinion(seen),
            ChanceFit.fading(seen),
            ChanceFit.margin(seen),
            ChanceFit.worth(seen)));
    return seen;
  }

  private static void print(String beginning, List<Optional<String>> lines) {
    lines.forEach(line -> line.ifPresent(text -> System.out.println(beginning + text)));
  }

  private static List<PlayedGame> play(String game, String openings) {
    TournamentSpec spec =
        TournamentSpec.of(game, PLAYER, PLAYER)
            .withRounds(PAIRS, openings, SEED)
            .withJudge(Optional.empty(), 0);
    var log = Log.inMemory(PlayedGame.COLUMNS);
    Tournament.of(spec).run(log, 1, TournamentListener.SILENT, new StopSignal());
    return log.all();
  }

  private static <P extends Position> List<ChanceFit.Seen> seen(
      Game<P> game, String evaluation, List<PlayedGame> played) {
    Options options =
        Options.full(Algorithm.PVS)
            .withEvaluation(evaluation)
            .withTable(TablePolicy.BUCKET, LevelPlayer.TABLE_MEBIBYTES);
    Engine search = Engine.of(game, options);
    Engine solver = Solvers.know(game) ? Solvers.engine(game, options) : search;
    List<ChanceFit.Seen> seen = new ArrayList<>();
    for (PlayedGame one : played) {
      List<Integer> plies = plies(one);
      P position = game.parse(one.opening());
      int opener = position.mover();
      int margin = finalMargin(game, one);
      for (int ply = 0; ply < one.moves().size(); ply++) {
        if (plies.contains(ply)) {
          int halves = position.mover() == opener ? one.halves() : 2 - one.halves();
          for (Value value : values(search, solver, position)) {
            int own = position.mover() == opener ? margin : -margin;
            seen.add(new ChanceFit.Seen(one.number(), value, halves / 2.0, own));
          }
        }
        position.play(game.parseMove(position, one.moves().get(ply)));
      }
    }
    return seen;
  }

  /** By how much the side that began after the opening won, where games are won by a margin. */
  private static <P extends Position> int finalMargin(Game<P> game, PlayedGame played) {
    P position = game.parse(played.opening());
    int opener = position.mover();
    for (String move : played.moves()) {
      position.play(game.parseMove(position, move));
    }
    int outcome = position.outcome();
    boolean isMargin = Score.isDecided(outcome) && !Score.hasDistance(outcome);
    int margin = isMargin ? Score.margin(outcome) : 0;
    return position.mover() == opener ? margin : -margin;
  }

  /** What a search says; where it has an opinion only, also what the game's solver knows. */
  private static <P extends Position> List<Value> values(Engine search, Engine solver, P position) {
    Value opinion = search.search(position, Limits.nodes(NODES)).value();
    if (Score.isDecided(opinion.score())) {
      return List.of(opinion);
    }
    Value known = solver.search(position, Limits.nodes(NODES)).value();
    return Score.isDecided(known.score()) ? List.of(opinion, known) : List.of(opinion);
  }

  /** Some plies of a game, the same ones in every run. */
  private static List<Integer> plies(PlayedGame game) {
    return new SplittableRandom(SEED + game.number())
        .ints(0, Math.max(1, game.moves().size()))
        .distinct()
        .limit(Math.min(POSITIONS_PER_GAME, Math.max(1, game.moves().size())))
        .boxed()
        .toList();
  }
}
