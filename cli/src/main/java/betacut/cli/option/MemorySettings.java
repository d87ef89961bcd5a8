package betacut.cli.option;

import betacut.play.memory.ScoreMemory;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Whether scores of other sessions are used and kept. */
public final class MemorySettings {
  @Option(names = "--no-memory", description = "neither use nor keep the scores of other sessions")
  boolean isForgetful;

  /** The scores of other sessions, unless they are not wanted. */
  public Optional<ScoreMemory> memory(Map<String, String> environment) {
    return isForgetful ? Optional.empty() : ScoreMemory.of(environment);
  }
}
