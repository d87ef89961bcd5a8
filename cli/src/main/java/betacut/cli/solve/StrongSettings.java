package betacut.cli.solve;

import betacut.cli.cluster.ClusterOption;
import betacut.platform.DataFolder;
import betacut.rules.Game;
import betacut.rules.UsageException;
import betacut.solve.layers.TableFolder;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code solve} that are about every position of a game. */
public final class StrongSettings {
  @Option(
      names = "--strongly",
      description =
          "solve every position of the game into a table, which analyse and play then ask;"
              + " stopped, the same command goes on")
  boolean strongly;

  @Option(
      names = "--to-ply",
      paramLabel = "N",
      description = "with --strongly: only find the positions of up to N plies")
  Integer toPly;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "with --strongly: the folder of the tables; usually the user's data folder")
  String data;

  @Mixin ClusterOption cluster = new ClusterOption();

  /** Refuses options that are typed for nothing. */
  void check(boolean hasPosition) {
    if (!strongly && (toPly != null || data != null)) {
      throw new UsageException(
          "%s is for --strongly; add --strongly or leave it out."
              .formatted(toPly != null ? "--to-ply" : "--data"));
    }
    if (!strongly && cluster.isGiven()) {
      throw new UsageException("--on is for --strongly; add --strongly or leave it out.");
    }
    if (strongly && hasPosition) {
      throw new UsageException(
          "--strongly solves every position from the start on; leave out either it or POSITION.");
    }
    if (toPly != null && toPly < 0) {
      throw new UsageException("--to-ply is %d; it must be 0 or more.".formatted(toPly));
    }
  }

  TableFolder folder(Game<?> game, Map<String, String> environment) {
    try {
      return TableFolder.of(data == null ? DataFolder.of(environment) : Path.of(data), game);
    } catch (InvalidPathException e) {
      throw new UsageException("--data is '%s', which is no folder's name.".formatted(data));
    }
  }
}
