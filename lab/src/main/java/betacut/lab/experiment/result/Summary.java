package betacut.lab.experiment.result;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Setting;
import betacut.lab.report.QuietCheck;
import betacut.stats.growth.Crossover;
import betacut.stats.growth.ExponentialFit;
import betacut.stats.sample.Estimate;
import betacut.stats.test.WilcoxonSignedRank;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;

/**
 * What an experiment says: the tables of its report, as plain data. Intervals are of 95 % and come
 * from drawing positions; positions of one scripted game are drawn as if they were independent,
 * which makes theirs too narrow.
 *
 * @param means of every measure, at every setting
 * @param ratios of costs, each level of the compared factor against the baseline
 * @param unratioed comparisons that have no ratio, because something costs nothing
 * @param growths a·b^depth, where depth is varied
 * @param crossovers at which depths a level is cheaper than the baseline
 * @param agreements with the answers of the baseline
 * @param games means within each scripted game, where there are several
 * @param running how much of their time searches had a processor; empty if no times were asked for
 */
public record Summary(
    List<Mean> means,
    List<Ratio> ratios,
    List<Unratioed> unratioed,
    List<Growth> growths,
    List<Crossing> crossovers,
    List<Agreement> agreements,
    List<GameMean> games,
    Optional<Running> running) {
  /** Keeps its own copies. */
  public Summary {
    means = List.copyOf(means);
    ratios = List.copyOf(ratios);
    unratioed = List.copyOf(unratioed);
    growths = List.copyOf(growths);
    crossovers = List.copyOf(crossovers);
    agreements = List.copyOf(agreements);
    games = List.copyOf(games);
  }

  /**
   * The tables of these measurements, of which some may be missing.
   *
   * @param before what was seen of the machine when the run began, if somebody looked
   */
  public static Summary of(
      Experiment experiment, List<Measurement> measurements, Optional<QuietCheck> before) {
    return new Summarizer(experiment, before).summarize(measurements);
  }

  /** A row of any table. */
  public sealed interface Finding {}

  /** What is worth telling, the widest first, of that the sure: without comparisons the means. */
  public List<Finding> findings() {
    List<Finding> findings = new ArrayList<>(surestFirst());
    findings.addAll(agreements);
    findings.addAll(unratioed);
    findings.addAll(growths);
    findings.addAll(ratios.isEmpty() ? means : ratios);
    return findings;
  }

  List<Crossing> surestFirst() {
    return crossovers.stream()
        .sorted(Comparator.comparing(crossing -> !crossing.saysSomething()))
        .toList();
  }

  /** Whether times were taken while something else had the processor. */
  boolean isDisturbed() {
    return running.filter(Running::isDisturbed).isPresent();
  }

  /** The mean of a measure over positions. */
  public record Mean(
      String game, Setting setting, Measure measure, int positions, Estimate estimate)
      implements Finding {}

  /**
   * The mean of a measure over the positions of one scripted game.
   *
   * @param number which of the games, counted from 1
   */
  public record GameMean(
      String game, Setting setting, Measure measure, int number, int positions, double value) {}

  /**
   * How many times dearer one level is than the baseline, the other factors being equal.
   *
   * @param context the other factors
   * @param ofTotals Σ level / Σ baseline: positions weigh by their cost
   * @param geometric the geometric mean of the ratios: positions weigh alike
   * @param byGame that of totals with the interval from drawing games, then positions in them;
   *     empty if no game has several positions
   * @param typical the ratio of a typical position, with the interval that belongs to the test
   * @param test of the logarithms of the ratios against no difference
   * @param holm its p-value corrected for all the tests of the run
   * @param leastHolm what that would be if all positions agreed, the other tests being as they are
   */
  public record Ratio(
      String game,
      Measure measure,
      Setting context,
      String level,
      String baseline,
      int positions,
      Estimate ofTotals,
      Estimate geometric,
      Optional<Estimate> byGame,
      Estimate typical,
      WilcoxonSignedRank test,
      double holm,
      double leastHolm)
      implements Finding {
    /** What may be said of it. */
    public CostDifference difference() {
      return CostDifference.of(test.count(), holm, leastHolm, typical.interval());
    }

    Ratio corrected(double corrected, double least) {
      return new Ratio(
          game, measure, context, level, baseline, positions, ofTotals, geometric, byGame, typical,
          test, corrected, least);
    }
  }

  /**
   * A comparison without a ratio.
   *
   * @param nothing at how many positions one of the two costs nothing
   */
  public record Unratioed(
      String game,
      Measure measure,
      Setting context,
      String level,
      String baseline,
      int nothing,
      int positions)
      implements Finding {}

  /**
   * The growth of a cost with depth.
   *
   * @param context the factors but depth
   * @param fit by least squares of costs, as the study made it
   * @param logFit by least squares of logarithms, in which all depths weigh alike
   * @param base b of {@code fit}, with the interval from drawing positions
   */
  public record Growth(
      String game,
      Measure measure,
      Setting context,
      int positions,
      List<Double> depths,
      List<Double> means,
      ExponentialFit fit,
      ExponentialFit logFit,
      Estimate base)
      implements Finding {}

  /**
   * At which depths a level is cheaper than the baseline, and where their curves cross.
   *
   * @param context the factors but depth and the compared one
   * @param fitted by the fits through all depths; may be chance, see {@link #isSure}
   * @param measured what may be said at each depth that has a ratio, the shallowest first
   */
  public record Crossing(
      String game,
      Measure measure,
      Setting context,
      String level,
      String baseline,
      Crossover fitted,
      SequencedMap<Integer, CostDifference> measured)
      implements Finding {
    private static final double NEARLY_ALL = 0.95;

    /** Keeps its own copy. */
    public Crossing {
      measured = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(measured));
    }

    Crossing measured(SequencedMap<Integer, CostDifference> differences) {
      return new Crossing(game, measure, context, level, baseline, fitted, differences);
    }

    /** Whether there is a depth at which one is surely cheaper. */
    boolean saysSomething() {
      return measured.values().stream().anyMatch(CostDifference::isSure);
    }

    boolean isAbout(Crossing other) {
      return game.equals(other.game) && context.equals(other.context) && level.equals(other.level);
    }

    /** Whether one is surely cheaper at a depth at which the other is surely dearer. */
    boolean contradicts(Crossing other) {
      return measured.keySet().stream()
          .anyMatch(
              depth -> {
                CostDifference theirs = other.measured.get(depth);
                CostDifference own = measured.get(depth);
                return theirs != null && theirs.isSure() && own.isSure() && theirs != own;
              });
    }

    /** The first measured depth from which on the level is surely cheaper, to the deepest. */
    public OptionalInt cheaperFrom() {
      OptionalInt from = OptionalInt.empty();
      for (Map.Entry<Integer, CostDifference> depth : measured.reversed().entrySet()) {
        if (depth.getValue() != CostDifference.CHEAPER) {
          break;
        }
        from = OptionalInt.of(depth.getKey());
      }
      return from;
    }

    /**
     * Whether it may be said where the curves cross: the level is surely cheaper beyond, nothing
     * sure denies it, and before it either the level is surely dearer somewhere or nearly all
     * resamples cross too.
     */
    public boolean isSure() {
      if (cheaperFrom().isEmpty() || fitted.depth().isEmpty()) {
        return false;
      }
      double crossing = fitted.depth().getAsDouble();
      boolean isDenied = measured.keySet().stream().anyMatch(depth -> denies(depth, crossing));
      boolean isSureBefore =
          measured.containsValue(CostDifference.DEARER) || 1 - fitted.shareWithout() >= NEARLY_ALL;
      return !isDenied && isSureBefore;
    }

    private boolean denies(int depth, double crossing) {
      return measured.get(depth)
          == (depth < crossing ? CostDifference.CHEAPER : CostDifference.DEARER);
    }
  }

  /**
   * How often a level answers as the baseline does.
   *
   * @param share with Wilson's interval
   */
  public record Agreement(
      String game,
      Measure answer,
      Setting context,
      String level,
      String baseline,
      int same,
      int positions,
      Estimate share)
      implements Finding {}

  /**
   * How much of the wall time the searching threads had a processor: what is missing to one they
   * spent waiting for others.
   *
   * @param before what was seen when the run began, if somebody looked
   */
  public record Running(double share, Optional<QuietCheck> before) {
    private static final double QUIET = 0.95;

    /** Whether others were so busy that times are worth little. */
    public boolean isDisturbed() {
      return share < QUIET || before.filter(check -> !check.isQuiet()).isPresent();
    }
  }
}
