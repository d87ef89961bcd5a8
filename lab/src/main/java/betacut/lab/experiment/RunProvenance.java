package betacut.lab.experiment;

import betacut.lab.report.Provenance;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.stream.Collectors;

/** What a run is made with: the program and the machine, and what the experiment fixes. */
public final class RunProvenance {
  private RunProvenance() {}

  /** What can be said before a run begins. */
  public static Provenance collect(Experiment experiment, int workers) {
    return Provenance.collect()
        .with("experiment", experiment.name())
        .with("trials", Integer.toString(experiment.trials().size()))
        .with("workers", Integer.toString(workers))
        .with("seed", Long.toString(experiment.seed()))
        .with("positions", Integer.toString(experiment.blocks().size()))
        .with("SHA-256 of the positions", sha256(positions(experiment)))
        .with("SHA-256 of the specification", sha256(experiment.text()));
  }

  private static String positions(Experiment experiment) {
    return experiment.blocks().stream()
        .map(block -> block.game() + " " + block.position() + "\n")
        .collect(Collectors.joining());
  }

  private static String sha256(String text) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible); // every Java platform has it
    }
  }
}
