package betacut.cli.doctor;

import betacut.cli.text.Sentences;
import betacut.doctor.Diagnosis;
import betacut.doctor.Finding;
import betacut.text.json.Json;
import betacut.text.json.OrNull;
import betacut.zoo.Bug;
import java.util.ArrayList;
import java.util.List;

/** An examination for people and for programs. */
public final class ReportText {
  private static final int WIDTH = 80;
  private static final String INDENT = "  ";

  private final List<String> lines = new ArrayList<>();

  private ReportText() {}

  /**
   * Findings first, each with its counter-example and the fix; then what was not looked at.
   *
   * @param isWhole whether to name what held, too
   */
  public static List<String> of(Diagnosis report, boolean isWhole) {
    var text = new ReportText();
    report.findings().forEach(text::add);
    text.conclude(report);
    if (isWhole) {
      report.passed().forEach(name -> text.list("held", name));
    }
    report.skipped().forEach(what -> text.list("not examined", what));
    return text.lines;
  }

  private void add(Finding finding) {
    boolean isKnown = !finding.number().isEmpty();
    lines.add(
        isKnown
            ? "Bug %s: %s".formatted(finding.number(), finding.title())
            : "Not so: " + finding.invariant());
    if (isKnown) {
      detail("violated", finding.invariant());
    }
    detail("where", finding.where());
    detail("expected", finding.expected());
    detail("but", finding.actual());
    if (!finding.advice().isEmpty()) {
      detail("fix", finding.advice());
    } else if (finding.suspects().size() == 1) {
      Bug bug = finding.suspects().getFirst();
      detail("meaning", bug.harm());
      detail("fix", bug.fix());
    } else {
      for (Bug bug : finding.suspects()) {
        detail("if " + bug.number(), Sentences.capitalised(bug.title()) + ". " + bug.fix());
      }
    }
    if (!finding.suspects().isEmpty()) {
      detail("see it", "betacut zoo " + finding.suspects().getFirst().number());
    }
    lines.add("");
  }

  private void detail(String label, String text) {
    String indent = " ".repeat(12);
    String head = (INDENT + "%-10s".formatted(label)).substring(0, indent.length());
    String wrapped = Sentences.wrapped(text, WIDTH - indent.length());
    List<String> parts = wrapped.lines().toList();
    for (int i = 0; i < parts.size(); i++) {
      lines.add((i == 0 ? head : indent) + parts.get(i));
    }
  }

  private void conclude(Diagnosis report) {
    int held = report.passed().size();
    int broken = report.findings().size();
    String examined = held == 1 ? "1 invariant holds" : held + " invariants hold";
    if (report.isCutShort() && broken == 0) {
      lines.add(
          "%s: nothing wrong so far, but the time was up; %s."
              .formatted(report.patient(), examined));
      return;
    }
    lines.add(
        report.isHealthy()
            ? "%s is healthy: %s.".formatted(report.patient(), examined)
            : "%s: %d %s, %s."
                .formatted(
                    report.patient(), broken, broken == 1 ? "finding" : "findings", examined));
  }

  private void list(String kind, String what) {
    String wrapped = Sentences.wrapped(kind + ": " + what, WIDTH - 4);
    List<String> parts = wrapped.lines().toList();
    for (int i = 0; i < parts.size(); i++) {
      lines.add((i == 0 ? INDENT : "    ") + parts.get(i));
    }
  }

  private static List<String> fixes(Finding finding) {
    return finding.advice().isEmpty()
        ? finding.suspects().stream().map(Bug::fix).toList()
        : List.of(finding.advice());
  }

  private record Found(
      String type,
      String patient,
      @OrNull String bug,
      String title,
      String invariant,
      String where,
      String expected,
      String actual,
      List<String> fixes) {}

  private record Verdict(
      String type,
      String patient,
      boolean healthy,
      boolean outOfTime,
      int findings,
      List<String> held,
      List<String> notExamined) {}

  /** One object per finding, then one that sums up. */
  public static List<String> json(Diagnosis report) {
    List<Record> lines = new ArrayList<>();
    for (Finding finding : report.findings()) {
      lines.add(
          new Found(
              "finding",
              report.patient(),
              finding.number().isEmpty() ? null : finding.number(),
              finding.title(),
              finding.invariant(),
              finding.where(),
              finding.expected(),
              finding.actual(),
              fixes(finding)));
    }
    lines.add(
        new Verdict(
            "report",
            report.patient(),
            report.isHealthy(),
            report.isCutShort(),
            report.findings().size(),
            report.passed(),
            report.skipped()));
    return lines.stream().map(Json::line).toList();
  }
}
