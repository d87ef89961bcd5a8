package betacut.play.level;

import betacut.play.player.FirstLook;
import betacut.play.player.Player;
import betacut.play.player.Strictest;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.StopSignal;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.solve.Solvers;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.random.RandomGenerator;

/** Plays at a {@link Level}: a node cap, true values of the moves, noise over them, and a guard. */
public final class LevelPlayer<P extends Position> implements Player<P> {
  /** Enough for the highest level, and quick to clear. */
  public static final int TABLE_MEBIBYTES = 16;

  private final Level level;
  private final Engine engine;
  private final RandomGenerator random;
  private final StopSignal stop = new StopSignal();

  public LevelPlayer(Game<P> game, Level level, RandomGenerator random) {
    this.level = level;
    this.random = random;
    Options options = options(game);
    engine = level.asksSolver() ? Solvers.engine(game, options) : Engine.of(game, options);
  }

  /** How levels search; hints, which are to be exact where they can, do without cuts. */
  static Options options(Game<?> game) {
    Options usual = Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, TABLE_MEBIBYTES);
    boolean cuts =
        game.cutsInPlay() && game.cutModel(game.evaluators().firstEntry().getKey()).isPresent();
    Options cutting = cuts ? usual.with(Feature.MULTI_PROBCUT) : usual;
    return game.reducesInPlay() ? cutting.with(Feature.LATE_MOVE_REDUCTION) : cutting;
  }

  @Override
  public String name() {
    return "level " + level.number();
  }

  @Override
  public Choice choose(P position, Limits match) {
    return choose(position, match, Progress.SILENT, stop);
  }

  @Override
  public Choice choose(P position, Limits match, Progress progress, StopSignal signal) {
    Detail detail = level.noise() > 0 ? Detail.ALL : Detail.TIES;
    Limits both = Strictest.of(Limits.nodes(level.nodes()), match);
    Result result = engine.search(position, both, detail, progress, signal);
    if (result.moves().isEmpty()) { // not even one ply fitted into the node cap
      result = search(position, 1, detail, signal);
    }
    if (result.moves().isEmpty()
        || FirstLook.isAllThereIs(result)) { // stopped before anything was known
      return new Choice(FirstLook.move(position), result);
    }
    List<RootMove> candidates = guarded(position, result.moves(), signal);
    return new Choice(level.noise() > 0 ? noisy(candidates) : any(candidates), result);
  }

  private Result search(P position, int depth, Detail detail, StopSignal signal) {
    return engine.search(position, Limits.depth(depth), detail, Progress.SILENT, signal);
  }

  @Override
  public void stop() {
    stop.stop();
  }

  /** Without noise the candidates are equal: the best moves, or those the guard left. */
  private int any(List<RootMove> candidates) {
    return candidates.get(random.nextInt(candidates.size())).move();
  }

  /** The move that looks best after each opinion was misjudged a little. */
  private int noisy(List<RootMove> candidates) {
    var opinions =
        candidates.stream()
            .mapToInt(LevelPlayer::score)
            .filter(score -> !Score.isDecided(score))
            .summaryStatistics();
    double spread = opinions.getCount() == 0 ? 0 : opinions.getMax() - opinions.getMin();
    if (level.guardPlies() == 0) {
      spread = Math.max(1, spread); // else who has no opinions would overlook nothing
    }
    int best = candidates.getFirst().move();
    double bestScore = Double.NEGATIVE_INFINITY;
    for (RootMove candidate : candidates) {
      double tieBreak = random.nextDouble() / 2; // scores are whole, so only ties are affected
      double seen = tieBreak + misjudged(score(candidate), spread, opinions);
      if (seen > bestScore) {
        bestScore = seen;
        best = candidate.move();
      }
    }
    return best;
  }

  /**
   * A score as it is seen. With a guard, what is decided is seen as it is; without one, a win is an
   * opinion a spread better than all others, and may be overlooked like any.
   */
  private double misjudged(int score, double spread, IntSummaryStatistics opinions) {
    boolean isDecided = Score.isDecided(score);
    if (isDecided && level.guardPlies() > 0) {
      return score;
    }
    boolean isAlone = opinions.getCount() == 0;
    double value =
        !isDecided
            ? score
            : score > 0
                ? (isAlone ? 0 : opinions.getMax()) + spread
                : (isAlone ? 0 : opinions.getMin()) - spread;
    return value + level.noise() * spread * NormalNumbers.next(random);
  }

  /** Takes a near win, and drops near losses while there is another move. */
  private List<RootMove> guarded(P position, List<RootMove> moves, StopSignal signal) {
    List<RootMove> near =
        level.guardPlies() == 0
            ? List.of()
            : search(position, level.guardPlies(), Detail.ALL, signal).moves();
    if (near.isEmpty()) { // nothing to guard, or stopped
      return moves;
    }
    int best = near.getFirst().value().score();
    List<Integer> safe =
        near.stream()
            .filter(move -> isNearWin(best) ? score(move) == best : !isNearWin(-score(move)))
            .map(RootMove::move)
            .toList();
    if (safe.isEmpty()) {
      return moves;
    }
    List<RootMove> kept = moves.stream().filter(move -> safe.contains(move.move())).toList();
    return kept.isEmpty() ? near.stream().filter(m -> safe.contains(m.move())).toList() : kept;
  }

  private static int score(RootMove move) {
    return move.value().score();
  }

  private boolean isNearWin(int score) {
    return score > 0 && Score.hasDistance(score) && Score.distance(score) <= level.guardPlies();
  }
}
