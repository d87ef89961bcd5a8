package betacut.lab.experiment.result;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Setting;
import betacut.stats.growth.Crossover;
import betacut.stats.growth.ExponentialFit;
import betacut.stats.sample.Estimate;
import betacut.stats.test.WilcoxonSignedRank;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What an experiment says: the tables of its report, as plain data. Intervals are of 95 % and come
 * from drawing positions; positions of one scripted game are drawn as if they were independent,
 * which makes theirs too narrow.
 *
 * @param means of every measure, at every setting
 * @param ratios of costs, each level of the compared factor against the baseline
 * @param growths a·b^depth, where depth is varied
 * @param crossovers the depth from which a level is cheaper than the baseline
 * @param agreements with the answers of the baseline
 * @param games means within each scripted game, where there are several
 */
public record Summary(
    List<Mean> means,
    List<Ratio> ratios,
    List<Growth> growths,
    List<Crossing> crossovers,
    List<Agreement> agreements,
    List<GameMean> games) {
  /** Keeps its own copies. */
  public Summary {
    means = List.copyOf(means);
    ratios = List.copyOf(ratios);
    growths = List.copyOf(growths);
    crossovers = List.copyOf(crossovers);
    agreements = List.copyOf(agreements);
    games = List.copyOf(games);
  }

  /** The tables of these measurements, of which some may be missing. */
  public static Summary of(Experiment experiment, List<Measurement> measurements) {
    return new Summarizer(experiment).summarize(measurements);
  }

  /** A row of any table. */
  public sealed interface Finding {}

  /** What is worth telling: comparisons, growth, crossovers, agreement; without them, the means. */
  public List<Finding> findings() {
    List<Finding> findings = new ArrayList<>(ratios.isEmpty() ? means : ratios);
    findings.addAll(growths);
    findings.addAll(crossovers);
    findings.addAll(agreements);
    return findings;
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
   * @param test of the logarithms of the ratios against no difference
   * @param holm its p-value corrected for all the tests of this measure
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
      WilcoxonSignedRank test,
      double holm)
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
   * Where the curves of a level and of the baseline cross.
   *
   * @param context the factors but depth and the compared one
   * @param fitted by the fits through all depths
   * @param observed the first measured depth from which on the level is cheaper on average; empty
   *     if there is none
   */
  public record Crossing(
      String game,
      Measure measure,
      Setting context,
      String level,
      String baseline,
      Crossover fitted,
      OptionalDouble observed)
      implements Finding {}

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
}
