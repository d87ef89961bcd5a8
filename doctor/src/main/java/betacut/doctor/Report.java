package betacut.doctor;

import java.util.List;

/**
 * The end of an examination.
 *
 * @param patient what was examined
 * @param passed the invariants that held
 * @param findings those that did not
 * @param skipped what was not examined, and why
 */
public record Report(
    String patient, List<String> passed, List<Finding> findings, List<String> skipped) {
  public Report {
    passed = List.copyOf(passed);
    findings = List.copyOf(findings);
    skipped = List.copyOf(skipped);
  }

  public boolean isHealthy() {
    return findings.isEmpty();
  }
}
