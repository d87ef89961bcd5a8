package betacut.lab.run;

import betacut.lab.report.Report;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What a run says.
 *
 * @param files texts by the names of their files, beside the report and the results
 * @param lines for a terminal
 * @param json the same for programs, as JSON has records
 */
public record Findings(
    Report report, Supplier<Map<String, String>> files, List<String> lines, List<Record> json) {
  /** Keeps its own copies of the lists. */
  public Findings {
    lines = List.copyOf(lines);
    json = List.copyOf(json);
  }
}
