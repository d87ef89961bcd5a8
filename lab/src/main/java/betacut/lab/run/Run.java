package betacut.lab.run;

import betacut.lab.report.Provenance;
import betacut.lab.report.ReportFolder;
import betacut.lab.report.chart.PrintForm;
import betacut.lab.store.Columns;
import betacut.lab.store.LabStore;
import betacut.lab.store.Log;
import betacut.lab.store.RunHeader;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import betacut.text.file.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A run in a store that is open. It may have parts, which the store knows as {@code RUN/PART}. */
public final class Run {
  static final String SEPARATOR = "/";

  private static final String SPEC_SUM = "SHA-256 of the specification";

  /** The kind under which stores have parts: each is a tournament. */
  private static final String PART_KIND = RunKind.TOURNAMENT.id();

  private final LabStore store;
  private final RunReader reader;
  private final RunHeader header;
  private final RunKind kind;

  /** Read once: what a plan has learned from its games it need not learn again. */
  private Optional<RunPlan> plan = Optional.empty();

  Run(LabStore store, RunReader reader, RunHeader header) {
    this.store = store;
    this.reader = reader;
    this.header = header;
    kind = RunKind.of(header.kind()).orElseThrow();
  }

  public String name() {
    return header.name();
  }

  public RunKind kind() {
    return kind;
  }

  /** The text it was begun from. */
  public String spec() {
    return header.spec();
  }

  /** What it was begun on. */
  public Provenance provenance() {
    return Provenance.parse(header.provenance());
  }

  /**
   * What its text asks for.
   *
   * @throws UsageException if that is of an older version and nobody understands it any more
   */
  public synchronized RunPlan plan() {
    if (plan.isEmpty()) {
      plan = Optional.of(reader.read(kind, spec(), name()));
    }
    return plan.get();
  }

  /** How many trials or games are done. */
  public int done() {
    return names().stream()
        .mapToInt(name -> store.log(name, reader.columns(kind)).done().cardinality())
        .sum();
  }

  /** How many there are at most; none if nobody understands its text any more. */
  public OptionalInt total() {
    String told = provenance().facts().getOrDefault(kind.unit(), "");
    try {
      return OptionalInt.of(told.matches("\\d{1,9}") ? Integer.parseInt(told) : plan().total());
    } catch (UsageException outdated) {
      return OptionalInt.empty();
    }
  }

  /** Whether something is left to do that can be done. */
  public boolean isOpen() {
    OptionalInt total = total();
    try {
      return total.isPresent() && done() < total.getAsInt() && !plan().isFinished(kept());
    } catch (UsageException outdated) {
      return false;
    }
  }

  /** Goes on with it; nobody else may until the store is closed. */
  public RunOutcome resume(Parallelism workers, RunListener listener, StopSignal stop) {
    store.begin(header);
    return plan().run(new Logs(true), workers, listener, stop);
  }

  /** What it says, by searches of its own if need be. */
  public Findings findings(StopSignal stop) {
    return plan().findings(kept(), provenance(), stop);
  }

  /** What can be said of it at once. */
  public Findings soFar() {
    return plan().soFar(kept(), provenance());
  }

  /** Does again what has to repeat, and compares; nothing of it is kept. */
  public Verification verify(Parallelism workers, RunListener listener, StopSignal stop) {
    RunPlan plan = plan();
    var audit = new Audit();
    compareSpec(provenance(), spec(), "The specification of " + name(), audit);
    plan.verify(plan.results(kept()), name(), audit, workers, listener, stop);
    return audit.verification();
  }

  /** Tells of a text that is not the one whose sum was noted when the run began. */
  static void compareSpec(Provenance provenance, String spec, String file, Audit audit) {
    String noted = provenance.facts().get(SPEC_SUM);
    if (noted != null && !noted.equals(sum(spec))) {
      audit.found(Flaw.CHANGED, "%s is not the text that the run was begun from".formatted(file));
    }
  }

  /** Notes the sum of the text that a run is begun from. */
  static Provenance noted(Provenance provenance, String spec) {
    return provenance.with(SPEC_SUM, sum(spec));
  }

  private static String sum(String spec) {
    return Sha256.of(spec.getBytes(StandardCharsets.UTF_8));
  }

  /** Every result by now, as the text of {@link RunKind#resultsFile}. */
  public String results() {
    return plan().results(kept());
  }

  /** Its files by name, those of its report among them. */
  public Map<String, byte[]> files(Findings findings, List<String> warnings) {
    return withTexts(ReportFolder.render(findings.report(), warnings), findings);
  }

  /** The same, with what an article needs. */
  Map<String, byte[]> files(Findings findings, Optional<PrintForm> print, List<String> warnings) {
    return withTexts(ReportFolder.render(findings.report(), print, warnings), findings);
  }

  private Map<String, byte[]> withTexts(Map<String, byte[]> report, Findings findings) {
    var files = new LinkedHashMap<>(report);
    texts(findings).forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
    return files;
  }

  /** Its own files, without the report's. */
  private Map<String, String> texts(Findings findings) {
    var texts = new LinkedHashMap<String, String>();
    texts.put(kind.specFile(), spec());
    texts.put("provenance.json", header.provenance() + "\n");
    texts.put(kind.resultsFile(), results());
    texts.putAll(findings.files().get());
    return texts;
  }

  /** Forgets it with all its results. */
  public void remove() {
    names().forEach(store::remove);
  }

  /** Its own name and those of its parts, as far as the store has them. */
  private List<String> names() {
    List<String> names = new ArrayList<>();
    for (RunHeader one : store.runs()) {
      boolean isPart = one.name().startsWith(name() + SEPARATOR) && one.kind().equals(PART_KIND);
      if (one.name().equals(name()) || isPart && kind.hasParts()) {
        names.add(one.name());
      }
    }
    return names;
  }

  /** What there is of it by now, to be read. */
  public RunLogs kept() {
    return new Logs(false);
  }

  /** The logs of the store. */
  private final class Logs implements RunLogs {
    private final boolean begins;

    /**
     * @param begins whether what is not there yet is made
     */
    Logs(boolean begins) {
      this.begins = begins;
    }

    @Override
    public <T> Log<T> log(String part, String spec, Columns<T> columns) {
      String name = part.equals(WHOLE) ? name() : name() + SEPARATOR + part;
      if (begins && !part.equals(WHOLE)) {
        store.begin(new RunHeader(name, PART_KIND, spec, header.provenance()));
      }
      return begins || store.find(name).isPresent()
          ? store.log(name, columns)
          : Log.inMemory(columns);
    }
  }
}
