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
      names = "--check-table",
      description = "check the table that --strongly built: its sums, then every position")
  boolean checkTable;

  @Option(
      names = "--sample",
      paramLabel = "K",
      description = "with --check-table: look at K positions of every ply only")
  Integer sample;

  @Option(
      names = "--to-ply",
      paramLabel = "N",
      description = "with --strongly: only find the positions of up to N plies")
  Integer toPly;

  @Option(
      names = "--solve-last",
      description =
          "with --to-ply N: have the game's solver value the positions of ply N, then value all"
              + " before them (Othello 6x6 and 4x4, Connect-4)")
  boolean solveLast;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description =
          "with --strongly, --check-table: the folder of tables; usually the user's data folder")
  String data;

  @Mixin ClusterOption cluster = new ClusterOption();

  /** Whether the question is about every position. */
  boolean isAsked() {
    return strongly || checkTable;
  }

  /** The option that asks it. */
  String name() {
    return strongly ? "--strongly" : "--check-table";
  }

  /** Refuses options that are typed for nothing. */
  void check(boolean hasPosition) {
    if (strongly && checkTable) {
      throw new UsageException("--strongly builds a table, --check-table checks it; type one.");
    }
    if (!strongly && toPly != null || !isAsked() && data != null) {
      throw new UsageException(
          "%s is for --strongly; add --strongly or leave it out."
              .formatted(toPly != null ? "--to-ply" : "--data"));
    }
    if (solveLast && toPly == null) {
      throw new UsageException(
          "--solve-last needs the ply whose positions the solver values; add --to-ply N.");
    }
    if (!strongly && cluster.isGiven()) {
      throw new UsageException("--on is for --strongly; add --strongly or leave it out.");
    }
    if (!checkTable && sample != null) {
      throw new UsageException("--sample is for --check-table; add it or leave --sample out.");
    }
    if (isAsked() && hasPosition) {
      throw new UsageException(
          "%s is about every position from the start on; leave out either it or POSITION."
              .formatted(name()));
    }
    if (sample != null && sample < 1) {
      throw new UsageException("--sample is %d; it must be 1 or more.".formatted(sample));
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
