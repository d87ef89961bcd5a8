package betacut.lab.report;

import betacut.lab.report.chart.Chart;
import betacut.platform.Platform;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.Set;

/**
 * Writes a report from top to bottom: text, tables and charts go into the section begun last. Names
 * of files and places are made from captions, so they stay the same from run to run.
 */
public final class ReportBuilder {
  private static final int LONGEST_ID = 60;

  private final String title;
  private final List<Headline> headlines = new ArrayList<>();
  private final List<String> summary = new ArrayList<>();
  private final List<Section> sections = new ArrayList<>();
  private final Set<String> ids = new HashSet<>(Set.of("provenance", "summary", "contents"));
  private final Set<CitedMethod> methods = EnumSet.noneOf(CitedMethod.class);
  private String heading = "";
  private List<Block> blocks = new ArrayList<>();
  private Provenance provenance = new Provenance(new LinkedHashMap<>());

  ReportBuilder(String title) {
    this.title = title;
  }

  /** Adds a sentence to the answer at the top. */
  public ReportBuilder summary(String sentence) {
    summary.add(sentence);
    return this;
  }

  /** Adds what was saved and what it cost; the sentences stand above all others. */
  public ReportBuilder headline(Headline headline) {
    headlines.add(headline);
    return this;
  }

  /** Begins a section. */
  public ReportBuilder section(String name) {
    endSection();
    heading = name;
    return this;
  }

  /** Adds running text. */
  public ReportBuilder paragraph(String text) {
    return block(new Block.Paragraph(text));
  }

  /** Adds a doubt, a limit or a warning. */
  public ReportBuilder note(String text) {
    return block(new Block.Note(text));
  }

  /** Adds a table. */
  public ReportBuilder table(Table table) {
    return block(new Block.Grid(id(table.caption()), table));
  }

  /** Adds a chart with the sentence that says what is to be seen; its table is made from it. */
  public ReportBuilder chart(Chart chart, String sentence) {
    return chart(chart, ChartData.of(chart, sentence));
  }

  /** Adds a chart with a table of its own, whose summary is the chart's sentence. */
  public ReportBuilder chart(Chart chart, Table data) {
    return block(new Block.Figure(id(chart.title()), chart, data));
  }

  /** Adds things and what they are: settings, hypotheses. */
  public ReportBuilder facts(String caption, SequencedMap<String, String> facts) {
    return block(new Block.Facts(caption, facts));
  }

  /** Says what the numbers were found with. */
  public ReportBuilder provenance(Provenance found) {
    provenance = found;
    return this;
  }

  /** Names methods that numbers come from. */
  public ReportBuilder methods(Collection<CitedMethod> used) {
    methods.addAll(used);
    return this;
  }

  /** The report. */
  public Report build() {
    if (!methods.isEmpty()) {
      var keys = new LinkedHashMap<String, String>();
      methods.forEach(method -> keys.put(method.key(), method.use()));
      section("Methods").facts("Keys of methods.bib, and what each is cited for", keys);
    }
    endSection();
    return new Report(title, headlines, summary, sections, List.copyOf(methods), provenance);
  }

  private ReportBuilder block(Block block) {
    blocks.add(block);
    return this;
  }

  private void endSection() {
    if (!heading.isEmpty() || !blocks.isEmpty()) {
      String name = heading.isEmpty() ? "Result" : heading;
      sections.add(new Section(id(name), name, blocks));
      blocks = new ArrayList<>();
      heading = "";
    }
  }

  /** Small letters, digits and hyphens, unlike any before. */
  private String id(String words) {
    String plain =
        Platform.decomposed(words)
            .toLowerCase(Locale.ROOT)
            .replaceAll("\\p{M}", "")
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("^-|-$", "");
    String stem = plain.isEmpty() ? "part" : plain;
    stem = stem.substring(0, Math.min(LONGEST_ID, stem.length())).replaceAll("-$", "");
    String id = stem;
    for (int i = 2; !ids.add(id); i++) {
      id = stem + "-" + i;
    }
    return id;
  }
}
