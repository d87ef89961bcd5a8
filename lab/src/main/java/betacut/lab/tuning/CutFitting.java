package betacut.lab.tuning;

import betacut.rules.Evaluator.CutModel;
import betacut.rules.Evaluator.CutStage;
import betacut.rules.Evaluator.DepthFit;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.UsageException;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Measures how deep values of an evaluation follow shallow ones, for Multi-ProbCut: positions of
 * seeded games are searched to every depth, and in each stage of the game each pair of depths of
 * one parity gets its line of least squares. The threshold of a stage is where so many of the
 * residuals lie, not where a normal distribution would have them; a deep value that is decided lies
 * infinitely far off, so a pair whose deep depth sees too many ends is left out.
 *
 * @param stages equal parts of the usual length of a game
 * @param positions to search in each stage
 * @param deepest depth that is foretold
 * @param reach deeper depths up to this one are foretold by what the others have in common, and
 *     shallow ones by the opinion alone; 0 for neither
 * @param beside positions are up to so many random plies off those of the games
 * @param percentile how many cuts in a hundred are to be right
 */
public record CutFitting<P extends Position>(
    Game<P> game,
    String evaluation,
    int stages,
    int positions,
    int deepest,
    int reach,
    int beside,
    double percentile,
    long seed) {
  /** Fewer positions that both depths leave undecided say too little of a pair. */
  private static final int LEAST_SAMPLES = 40;

  /** Below, a shallow search costs more than it cuts off, and errors add up. */
  private static final int LEAST_DEEP = 5;

  /** Fewer depths do not tell how the spread grows. */
  private static final int LEAST_FOR_REACH = 7;

  private static final int MOST_REACH = 60;
  private static final int MOST_BESIDE = 10;

  /** With so many moves a search of two plies less costs next to nothing, an opinion nothing. */
  private static final int MANY_MOVES = 100;

  /** Depths that take too long to measure have the figures of the deepest of their parity. */
  private static final int DEEPEST_OF_MANY = 12;

  private static final int TABLE_MEBIBYTES = 4;
  private static final int GAMES_FOR_LENGTH = 25;
  private static final double RANDOM_MOVES = 0.25;
  private static final int MOVE_DEPTH = 2;

  /** Refuses what cannot be measured. */
  public CutFitting {
    if (stages < 1
        || stages > 20
        || deepest < shallowest(game)
        || deepest > 40
        || positions < LEAST_SAMPLES) {
      throw new UsageException(
          "A model has 1 to 20 stages, depths from %d to 40 and at least %d positions a stage."
              .formatted(shallowest(game), LEAST_SAMPLES));
    }
    if (reach != 0 && (reach <= deepest || reach > MOST_REACH || deepest < LEAST_FOR_REACH)) {
      throw new UsageException(
          "The reach is %d; it must be more than the depth, %d, and at most %d, and the depth at least %d."
              .formatted(reach, deepest, MOST_REACH, LEAST_FOR_REACH));
    }
    if (beside < 0 || beside > MOST_BESIDE) {
      throw new UsageException(
          "Positions may be 0 to %d plies beside those of games, not %d."
              .formatted(MOST_BESIDE, beside));
    }
    if (!(percentile > 50 && percentile < 100)) {
      throw new UsageException(
          "The percentile is %s; it must be more than 50 and less than 100.".formatted(percentile));
    }
    if (evaluation.isEmpty()) {
      evaluation = game.evaluators().firstEntry().getKey();
    }
  }

  private Options options() {
    return Options.full(Algorithm.PVS)
        .withEvaluation(evaluation)
        .withTable(TablePolicy.BUCKET, TABLE_MEBIBYTES);
  }

  /** Plays, searches and fits; the same for a seed on every machine. */
  public CutModel fit() {
    List<List<P>> games = games();
    int length = length(games.subList(0, Math.min(GAMES_FOR_LENGTH, games.size())));
    List<CutStage> found = new ArrayList<>();
    for (int stage = 0; stage < stages; stage++) {
      int from = stage * length / stages;
      int to = stage == stages - 1 ? Integer.MAX_VALUE : (stage + 1) * length / stages;
      CutStage own = stage(from, valuesOf(sample(games, from, to, stage)));
      // Where too few are undecided to measure half of the pairs, the figures of the stage before
      // go on;
      // Othello against ProbCut has +1 ±30 Elo with them and -37 ±35 without
      // (docs/studies/probcut.md).
      if (found.isEmpty() || 2 * own.pairs().size() >= found.getLast().pairs().size()) {
        found.add(own);
      }
    }
    if (found.stream().allMatch(stage -> stage.pairs().isEmpty())) {
      throw new UsageException(
          "Nearly all positions of %s are decided within %d plies: there is nothing to foretell."
              .formatted(game.id(), deepest));
    }
    var measured = new CutModel(game.id(), evaluation, found);
    return reach == 0 ? measured : CutReach.extended(measured, reach);
  }

  private static int length(List<? extends List<?>> games) {
    int[] lengths = games.stream().mapToInt(List::size).sorted().toArray();
    return Math.max(1, lengths[lengths.length / 2]);
  }

  /** Games of a quick engine that often plays at random, as many as positions are wanted. */
  private List<List<P>> games() {
    return IntStream.range(0, positions)
        .parallel()
        .mapToObj(number -> game(new SplittableRandom(seed * 1_000_003 + number)))
        .toList();
  }

  private List<P> game(SplittableRandom random) {
    Engine engine = Engine.of(game, options());
    List<P> positionsOfGame = new ArrayList<>();
    P position = game.start();
    while (position.outcome() == Position.ONGOING && positionsOfGame.size() < Score.MAX_PLY) {
      positionsOfGame.add(copy(position));
      int[] legal = position.legalMoves();
      position.make(
          random.nextDouble() < RANDOM_MOVES
              ? legal[random.nextInt(legal.length)]
              : engine.search(position, Limits.depth(MOVE_DEPTH)).move());
    }
    return positionsOfGame;
  }

  @SuppressWarnings("unchecked") // a copy is of the same game
  private P copy(P position) {
    return (P) position.copy();
  }

  /** One position of each game that has any in this stage. */
  private List<P> sample(List<List<P>> games, int from, int to, int stage) {
    var random = new SplittableRandom(seed * 31 + stage);
    List<P> sample = new ArrayList<>();
    for (List<P> positionsOfGame : games) {
      List<P> own = positionsOfGame.stream().filter(p -> p.ply() >= from && p.ply() < to).toList();
      if (!own.isEmpty()) {
        sample.add(beside(own.get(random.nextInt(own.size())), random));
      }
    }
    return sample;
  }

  /** A few random plies on, as searches look at; not past the end of the game. */
  private P beside(P position, SplittableRandom random) {
    P here = position;
    for (int plies = beside == 0 ? 0 : random.nextInt(beside + 1); plies > 0; plies--) {
      int[] legal = here.legalMoves();
      P next = copy(here);
      next.play(legal[random.nextInt(legal.length)]);
      if (next.outcome() != Position.ONGOING) {
        break;
      }
      here = next;
    }
    return here;
  }

  /** By position, the value at each depth; once it is exact, it stays. */
  private List<int[]> valuesOf(List<P> sample) {
    return sample.parallelStream()
        .map(
            position -> {
              int[] values = new int[deepest + 1];
              values[0] = game.evaluators().get(evaluation).evaluate(position);
              Engine.of(game, options())
                  .search(
                      position,
                      Limits.depth(deepest),
                      Detail.BEST,
                      result -> Arrays.fill(values, result.depth(), deepest + 1, score(result)));
              return values;
            })
        .toList();
  }

  private static int score(Result result) {
    return result.value().score();
  }

  private CutStage stage(int fromPly, List<int[]> values) {
    List<DepthFit> pairs = new ArrayList<>();
    List<Double> residuals = new ArrayList<>();
    for (int deep = leastDeep(game); deep <= deepest; deep++) {
      for (int shallow : shallowFor(deep)) {
        var line = new CutLine(values, deep, shallow);
        boolean isKnown = line.samples() >= LEAST_SAMPLES && line.slope() > 0;
        if (isKnown && Double.isFinite(threshold(line.residuals()))) {
          pairs.add(line.fit());
          residuals.addAll(line.residuals());
        }
      }
    }
    if (reach > 0) {
      pairs.addAll(byOpinion(values));
    }
    if (hasManyMoves(game)) {
      pairs.addAll(likeTheDeepest(pairs));
    }
    return new CutStage(fromPly, threshold(residuals), pairs);
  }

  /** Pairs of depths that were not measured, with the figures of the deepest of their parity. */
  private List<DepthFit> likeTheDeepest(List<DepthFit> measured) {
    List<DepthFit> deeper = new ArrayList<>();
    for (int deep = deepest + 1; deep <= DEEPEST_OF_MANY; deep++) {
      int like = deepest - (deep - deepest & 1);
      for (DepthFit pair : measured.stream().filter(known -> known.deep() == like).toList()) {
        int shallow = deep - like + pair.shallow();
        deeper.add(new DepthFit(deep, shallow, pair.slope(), pair.intercept(), pair.sigma()));
      }
    }
    return deeper;
  }

  private static boolean hasManyMoves(Game<?> game) {
    return game.start().maxMoves() >= MANY_MOVES;
  }

  /** The least that may be asked for: something has to be foretold. */
  private static int shallowest(Game<?> game) {
    return hasManyMoves(game) ? 2 : LEAST_DEEP;
  }

  private static int leastDeep(Game<?> game) {
    return hasManyMoves(game) ? 1 : LEAST_DEEP;
  }

  /** What the opinion of a position foretells; it costs nothing, so even two plies are worth it. */
  private List<DepthFit> byOpinion(List<int[]> values) {
    return IntStream.rangeClosed(2, deepest)
        .mapToObj(deep -> new CutLine(values, deep, 0))
        .filter(line -> line.samples() >= LEAST_SAMPLES && line.slope() > 0)
        .map(CutLine::fit)
        .toList();
  }

  /**
   * Six and four plies less where there are so many, the cheaper first; two for small depths, and
   * wherever there are many moves.
   */
  private int[] shallowFor(int deep) {
    if (hasManyMoves(game)) {
      return new int[] {Math.max(0, deep - 2)};
    }
    return IntStream.of(deep - 6, deep - 4, deep < 7 ? deep - 2 : 0)
        .filter(shallow -> shallow >= 1)
        .toArray();
  }

  /** So many standard deviations that both tails beyond them hold no more than is allowed. */
  private double threshold(List<Double> residuals) {
    double[] sorted = residuals.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    if (sorted.length == 0) {
      return 1;
    }
    int allowed = (int) (sorted.length * (1 - percentile / 100));
    double high = sorted[sorted.length - 1 - allowed];
    double low = -sorted[allowed];
    double farther = Math.max(high, low);
    return Double.isFinite(farther) ? Math.max(0.1, Math.round(100 * farther) / 100.0) : farther;
  }
}
