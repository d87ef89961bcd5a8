package betacut.lab.experiment;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.util.function.ToDoubleFunction;

/** What can be read off a measurement, by name. */
public enum Measure {
  NODES("nodes", Kind.COST, m -> m.counts().nodes()),
  LEAVES("leaves", Kind.COST, m -> m.counts().leaves()),
  /** Wall time. */
  TIME("time", Kind.COST, m -> m.nanos() / 1e6),
  /** Time of the thread that searches: what else the machine does disturbs it less. */
  CPU("cpu", Kind.COST, m -> m.cpuNanos() / 1e6),
  ENDS("ends", Kind.COUNT, m -> m.counts().ends()),
  CUTS("cuts", Kind.COUNT, m -> m.counts().cuts()),
  FIRST_CUTS("first-cuts", Kind.COUNT, m -> m.counts().firstCuts()),
  FIRST_CUT_SHARE("first-cut-share", Kind.COUNT, Measure::firstCutShare),
  PROBES("probes", Kind.COUNT, m -> m.counts().probes()),
  TABLE_HITS("table-hits", Kind.COUNT, m -> m.counts().tableHits()),
  EXACT_HITS("exact-hits", Kind.COUNT, m -> m.counts().exactHits()),
  LOWER_HITS("lower-hits", Kind.COUNT, m -> m.counts().lowerHits()),
  UPPER_HITS("upper-hits", Kind.COUNT, m -> m.counts().upperHits()),
  STORES("stores", Kind.COUNT, m -> m.counts().stores()),
  FULL("full", Kind.COUNT, Measurement::fullPermille),
  DEPTH("depth-reached", Kind.COUNT, Measurement::depth),
  /** The score: not averaged, but compared with that of the baseline. */
  VALUE("value", Kind.ANSWER, Measurement::score),
  /** The move, likewise; as a number it means nothing. */
  MOVE("move", Kind.ANSWER, m -> Double.NaN);

  /** What may be done with a measure. */
  public enum Kind {
    /** Positive and growing with depth: has means, ratios and growth. */
    COST,
    /** Has means. */
    COUNT,
    /** Agrees with another one or not. */
    ANSWER
  }

  private final String id;
  private final Kind kind;
  private final ToDoubleFunction<Measurement> reader;

  Measure(String id, Kind kind, ToDoubleFunction<Measurement> reader) {
    this.id = id;
    this.kind = kind;
    this.reader = reader;
  }

  /** The name in a specification. */
  public String id() {
    return id;
  }

  /** The name with its unit, for headings. */
  public String label() {
    return switch (this) {
      case TIME -> "time, ms";
      case CPU -> "processor time, ms";
      case FULL -> "table full, ‰";
      case FIRST_CUT_SHARE -> "cuts by the first move, share";
      default -> id;
    };
  }

  public Kind kind() {
    return kind;
  }

  /** Whether it is measured by a clock, so that no two runs agree. */
  public boolean isTime() {
    return this == TIME || this == CPU;
  }

  public double of(Measurement measurement) {
    return reader.applyAsDouble(measurement);
  }

  private static double firstCutShare(Measurement m) {
    return m.counts().cuts() == 0 ? 0 : (double) m.counts().firstCuts() / m.counts().cuts();
  }

  /** The measure of this name. */
  public static Measure named(String name) {
    return Nearest.named(
        name,
        values(),
        Measure::id,
        "there is no measure called '%s'.%s Measures: %s",
        UsageException::new);
  }
}
