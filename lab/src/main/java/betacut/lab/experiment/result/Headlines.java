package betacut.lab.experiment.result;

import betacut.lab.experiment.Comparison;
import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Factor;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Setting;
import betacut.lab.report.Headline;
import betacut.search.text.Quantities;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What each level saved and cost where it matters most: at the deepest search. */
final class Headlines {
  private Headlines() {}

  private record Compared(String game, String level, Setting context) {}

  /** Named variants in their order; levels of another factor with the largest saving first. */
  static List<Headline> of(Experiment experiment, Summary summary) {
    var deepest = new LinkedHashMap<Compared, Setting>();
    for (Summary.Ratio ratio : summary.ratios()) {
      var compared =
          new Compared(ratio.game(), ratio.level(), ratio.context().without(Factor.DEPTH));
      deepest.merge(compared, ratio.context(), (one, two) -> depth(two) > depth(one) ? two : one);
    }
    List<Measure> costs =
        experiment.countsFirst().stream().filter(m -> m.kind() == Measure.Kind.COST).toList();
    Optional<Measure> count = costs.stream().filter(measure -> !measure.isTime()).findFirst();
    Optional<Measure> time =
        costs.stream()
            .filter(Measure::isTime)
            .min(Comparator.comparing(measure -> !measure.equals(Measure.CPU)));
    List<Headline> found = new ArrayList<>();
    for (Map.Entry<Compared, Setting> one : deepest.entrySet()) {
      List<Summary.Ratio> ratios = new ArrayList<>();
      count.flatMap(m -> ratio(summary, one, m)).ifPresent(ratios::add);
      time.flatMap(m -> ratio(summary, one, m)).ifPresent(ratios::add);
      if (!ratios.isEmpty()) {
        found.add(headline(summary, ratios));
      }
    }
    boolean isNamed =
        experiment.comparison().map(Comparison::factor).filter(Factor.VARIANT::equals).isPresent();
    if (!isNamed) {
      found.sort(Comparator.comparingDouble(Headlines::rank));
    }
    return found;
  }

  /** The surest first, of those the cheapest. */
  private static double rank(Headline headline) {
    Headline.Change first = headline.changes().getFirst();
    double ratio = Math.log(first.ratio().value());
    return first.verdict() == Headline.Verdict.SURE ? Math.atan(ratio) : Math.PI + Math.atan(ratio);
  }

  private static int depth(Setting context) {
    return Quantities.number(context.values().getOrDefault(Factor.DEPTH, "0"));
  }

  private static Optional<Summary.Ratio> ratio(
      Summary summary, Map.Entry<Compared, Setting> one, Measure measure) {
    return summary.ratios().stream()
        .filter(ratio -> ratio.measure().equals(measure))
        .filter(ratio -> ratio.game().equals(one.getKey().game()))
        .filter(ratio -> ratio.level().equals(one.getKey().level()))
        .filter(ratio -> ratio.context().equals(one.getValue()))
        .findFirst();
  }

  private static Headline headline(Summary summary, List<Summary.Ratio> ratios) {
    Summary.Ratio first = ratios.getFirst();
    return new Headline(
        SummaryText.place(first.game(), first.context()),
        first.level(),
        first.baseline(),
        first.positions(),
        ratios.stream().map(ratio -> change(summary, ratio)).toList());
  }

  private static Headline.Change change(Summary summary, Summary.Ratio ratio) {
    Headline.Verdict verdict =
        switch (ratio.difference()) {
          case CHEAPER, DEARER -> Headline.Verdict.SURE;
          case SAME -> Headline.Verdict.SAME;
          case UNSURE -> Headline.Verdict.UNSURE;
          case TOO_FEW -> Headline.Verdict.TOO_FEW;
        };
    return new Headline.Change(
        ratio.measure().id(),
        ratio.typical(),
        verdict,
        ratio.measure().isTime() && summary.isDisturbed());
  }
}
