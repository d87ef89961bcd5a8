package betacut.doctor;

import betacut.zoo.Bug;
import java.util.ArrayList;
import java.util.List;

/** What an examination has found so far; read by another thread if the patient hangs. */
final class DiagnosisBuilder {
  private final List<String> passed = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();
  private final List<String> skipped = new ArrayList<>();
  private boolean isCutShort;

  synchronized void pass(String invariant) {
    passed.add(invariant);
  }

  synchronized void find(Finding finding) {
    findings.add(finding);
  }

  synchronized boolean hasFinding(Bug bug) {
    return findings.stream().anyMatch(finding -> finding.suspects().contains(bug));
  }

  synchronized void skip(String what) {
    skipped.add(what);
  }

  /** Not examined, or not to the end, because the time was up. */
  synchronized void late(String what) {
    isCutShort = true;
    skipped.add(what);
  }

  synchronized Diagnosis report(String patient) {
    return new Diagnosis(patient, passed, findings, skipped, isCutShort);
  }
}
