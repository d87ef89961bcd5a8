package betacut.lab.report;

import java.util.List;
import java.util.stream.Stream;

/**
 * What was found and how, as plain data.
 *
 * @param headlines what was saved and what it cost, the most important first; may be none
 * @param summary the answer, in a sentence or a few
 * @param methods where its numbers come from, to be cited
 * @param provenance what it was found with
 */
public record Report(
    String title,
    List<Headline> headlines,
    List<String> summary,
    List<Section> sections,
    List<CitedMethod> methods,
    Provenance provenance) {
  /** Keeps its own copies of the lists. */
  public Report {
    headlines = List.copyOf(headlines);
    summary = List.copyOf(summary);
    sections = List.copyOf(sections);
    methods = List.copyOf(methods);
  }

  /** What stands at the top: the headlines as sentences, then the rest of the answer. */
  List<String> answer() {
    return Stream.concat(headlines.stream().map(Headline::sentence), summary.stream()).toList();
  }

  /** A report to be filled. */
  public static ReportBuilder titled(String title) {
    return new ReportBuilder(title);
  }

  /** All tables with their names: those of the text and those behind the charts. */
  public Stream<Block.Grid> tables() {
    return blocks()
        .flatMap(
            block ->
                switch (block) {
                  case Block.Grid grid -> Stream.of(grid);
                  case Block.Figure figure -> Stream.of(new Block.Grid(figure.id(), figure.data()));
                  default -> Stream.empty();
                });
  }

  /** All charts. */
  public Stream<Block.Figure> figures() {
    return blocks()
        .flatMap(block -> block instanceof Block.Figure figure ? Stream.of(figure) : Stream.of());
  }

  private Stream<Block> blocks() {
    return sections.stream().flatMap(section -> section.blocks().stream());
  }
}
