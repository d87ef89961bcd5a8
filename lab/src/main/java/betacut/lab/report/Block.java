package betacut.lab.report;

import betacut.lab.report.chart.Chart;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** A piece of a section. */
public sealed interface Block {
  /** Running text. */
  record Paragraph(String text) implements Block {}

  /** Something to bear in mind: a doubt, a limit, a warning. */
  record Note(String text) implements Block {}

  /**
   * A table.
   *
   * @param id names its file and its place in the page
   */
  record Grid(String id, Table table) implements Block {}

  /** A picture, with the numbers in it as a table whose summary is the picture's sentence. */
  record Figure(String id, Chart chart, Table data) implements Block {
    /** What is to be seen, in one sentence. */
    public String summary() {
      return data.summary();
    }
  }

  /** Things and what they are. */
  record Facts(String caption, SequencedMap<String, String> facts) implements Block {
    /** Keeps its own copy. */
    public Facts {
      facts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(facts));
    }
  }
}
