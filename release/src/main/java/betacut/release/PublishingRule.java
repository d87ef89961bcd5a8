package betacut.release;

import java.nio.file.Path;

/** A rule of the central repository. */
enum PublishingRule {
  PRESENT("a file is missing"),
  EXPECTED("a file does not belong here"),
  PLACED("the pom names another artefact than its place"),
  SUMMED("a checksum is wrong"),
  SIGNED("the signature is not good"),
  DESCRIBED("the pom says too little"),
  FINAL("a release may not name a snapshot"),
  FILLED("the jar lacks what it is for"),
  RESOLVABLE("a dependency is neither in the bundle nor known");

  private final String breach;

  PublishingRule(String breach) {
    this.breach = breach;
  }

  /** One breach of a rule. */
  record Breach(PublishingRule rule, Path file, String detail) {
    @Override
    public String toString() {
      return file + ": " + rule.breach + (detail.isEmpty() ? "" : ": " + detail);
    }
  }
}
