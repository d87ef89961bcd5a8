package betacut.doctor;

import java.util.List;

/**
 * The end of an examination.
 *
 * @param patient what was examined
 * @param passed the invariants that held
 * @param findings those that did not
 * @param skipped what was not examined, and why
 * @param isCutShort whether the time ended before the examination
 */
public record Diagnosis(
    String patient,
    List<String> passed,
    List<Finding> findings,
    List<String> skipped,
    boolean isCutShort) {
  public Diagnosis {
    passed = List.copyOf(passed);
    findings = List.copyOf(findings);
    skipped = List.copyOf(skipped);
  }

  /** Whether everything was looked at in time, and nothing was wrong. */
  public boolean isHealthy() {
    return findings.isEmpty() && !isCutShort;
  }
}
