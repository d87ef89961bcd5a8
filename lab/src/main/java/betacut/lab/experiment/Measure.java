package betacut.lab.experiment;

import betacut.rules.Score;
import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * What can be read off a measurement, by name: one line of {@link #all()}, or the ratio of two of
 * them, which any specification may ask for.
 *
 * @param id the name in a specification
 * @param words what headings call it
 * @param unit of its numbers; or nothing
 */
public record Measure(String id, String words, String unit, Kind kind, Source source) {
  /** What may be done with a measure. */
  public enum Kind {
    /** Positive and growing with depth: has means, ratios and growth. */
    COST,
    /** Has means. */
    COUNT,
    /** A part of one: has means, shown in hundredths. */
    SHARE,
    /** So much of one for each of another; its mean is the ratio of their means. */
    RATE,
    /** Agrees with another one or not. */
    ANSWER
  }

  /** Where its numbers come from. */
  public sealed interface Source {}

  /** One search at a time. */
  public record Reading(ToDoubleFunction<Measurement> reader) implements Source {}

  /** {@code scale} · over ÷ under. */
  public record Quotient(Measure over, Measure under, double scale) implements Source {}

  public static final Measure NODES = cost("nodes", "", m -> m.counts().nodes());

  /** Wall time. */
  public static final Measure TIME = cost("time", "ms", m -> m.nanos() / 1e6);

  /** Time of the thread that searches: what else the machine does disturbs it less. */
  public static final Measure CPU = cost("cpu", "ms", m -> m.cpuNanos() / 1e6);

  public static final Measure FULL =
      count("full", "‰", Measurement::fullPermille).called("table full");

  /** The score: not averaged, but compared with that of the baseline. */
  public static final Measure VALUE = answer("value", Measurement::score);

  /** The move, likewise; as a number it means nothing. */
  public static final Measure MOVE = answer("move", m -> Double.NaN);

  private static final List<Measure> ALL =
      List.of(
          NODES,
          cost("leaves", "", m -> m.counts().leaves()),
          TIME,
          CPU,
          rate("nodes/s", NODES, TIME, 1000),
          count("ends", "", m -> m.counts().ends()),
          count("draws", "", m -> m.counts().draws()),
          count("mates", "", m -> m.counts().mates()),
          count("cuts", "", m -> m.counts().cuts()),
          count("first-cuts", "", m -> m.counts().firstCuts()),
          share("first-cut-share", Measure::firstCutShare).called("cuts by first move"),
          count("probes", "", m -> m.counts().probes()),
          count("table-hits", "", m -> m.counts().tableHits()),
          count("exact-hits", "", m -> m.counts().exactHits()),
          count("lower-hits", "", m -> m.counts().lowerHits()),
          count("upper-hits", "", m -> m.counts().upperHits()),
          count("stores", "", m -> m.counts().stores()),
          FULL,
          count("depth-reached", "", Measurement::depth),
          share("wins", m -> Score.isDecided(m.score()) && m.score() > 0 ? 1 : 0),
          share("losses", m -> Score.isDecided(m.score()) && m.score() < 0 ? 1 : 0),
          VALUE,
          MOVE);

  /** Those that need no definition. */
  public static List<Measure> all() {
    return ALL;
  }

  private static Measure cost(String id, String unit, ToDoubleFunction<Measurement> reader) {
    return new Measure(id, id, unit, Kind.COST, new Reading(reader));
  }

  private static Measure count(String id, String unit, ToDoubleFunction<Measurement> reader) {
    return new Measure(id, id, unit, Kind.COUNT, new Reading(reader));
  }

  private static Measure share(String id, ToDoubleFunction<Measurement> reader) {
    return new Measure(id, id, "", Kind.SHARE, new Reading(reader));
  }

  private static Measure answer(String id, ToDoubleFunction<Measurement> reader) {
    return new Measure(id, id, "", Kind.ANSWER, new Reading(reader));
  }

  private static Measure rate(String id, Measure over, Measure under, double scale) {
    return new Measure(id, id, "", Kind.RATE, new Quotient(over, under, scale));
  }

  private Measure called(String heading) {
    return new Measure(id, heading, unit, kind, source);
  }

  /** What it is called, with its unit. */
  public String label() {
    return kind == Kind.SHARE ? words + ", share" : unit.isEmpty() ? words : words + ", " + unit;
  }

  /** Whether it is measured by a clock, so that no two runs agree. */
  public boolean isTime() {
    return equals(TIME) || equals(CPU) || quotient().filter(Measure::hasTime).isPresent();
  }

  private static boolean hasTime(Quotient quotient) {
    return quotient.over.isTime() || quotient.under.isTime();
  }

  /** Whether positions have a mean of it. */
  public boolean hasMean() {
    return kind != Kind.ANSWER;
  }

  /** What it divides, if it is a rate. */
  public Optional<Quotient> quotient() {
    return source instanceof Quotient quotient ? Optional.of(quotient) : Optional.empty();
  }

  public double of(Measurement measurement) {
    return switch (source) {
      case Reading reading -> reading.reader.applyAsDouble(measurement);
      case Quotient q -> q.scale * q.over.of(measurement) / q.under.of(measurement);
    };
  }

  private static double firstCutShare(Measurement m) {
    return m.counts().cuts() == 0 ? 0 : (double) m.counts().firstCuts() / m.counts().cuts();
  }

  /** The measure of this name, or the ratio of two: {@code table-hits/probes}. */
  public static Measure named(String name) {
    boolean isKnown = ALL.stream().anyMatch(measure -> measure.id.equals(name));
    return isKnown || name.indexOf('/') < 0 ? single(name) : ratio(name, name);
  }

  private static Measure single(String name) {
    return Nearest.named(
        name,
        ALL.toArray(Measure[]::new),
        Measure::id,
        "there is no measure called '%s'.%s Measures: %s; and ratios of two, such as"
            + " table-hits/probes",
        UsageException::new);
  }

  /**
   * A ratio under a name of its own.
   *
   * @param text two measures with a stroke between them
   */
  public static Measure ratio(String name, String text) {
    String[] parts = text.split("/", -1);
    if (parts.length != 2) {
      throw new UsageException(
          "'%s' is no ratio of two measures; write one such as table-hits/probes".formatted(text));
    }
    return rate(name, part(text, parts[0]), part(text, parts[1]), 1);
  }

  private static Measure part(String text, String name) {
    Measure part = single(name.strip());
    if (part.kind == Kind.ANSWER || part.kind == Kind.RATE) {
      throw new UsageException(
          "'%s': %s is no number of one search that a ratio can be made of"
              .formatted(text, part.id));
    }
    return part;
  }
}
