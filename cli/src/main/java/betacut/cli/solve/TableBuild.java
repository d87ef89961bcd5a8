package betacut.cli.solve;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.cli.core.ProgressLine;
import betacut.cli.text.Sentences;
import betacut.lab.layers.LayersElsewhere;
import betacut.lab.run.Parallelism;
import betacut.lab.unit.UnitExecutor;
import betacut.rules.Game;
import betacut.rules.UsageException;
import betacut.rules.Value;
import betacut.search.StopSignal;
import betacut.solve.Solvers;
import betacut.solve.exact.SolveStopped;
import betacut.solve.layers.Certificate;
import betacut.solve.layers.EndSolver;
import betacut.solve.layers.StrongSolve;
import betacut.solve.layers.TableFolder;
import betacut.text.json.OrNull;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** {@code solve GAME --strongly}: every position of the game, into a table. */
final class TableBuild {
  private final Command command;
  private final Game<?> game;
  private final TableFolder folder;
  private final ProgressLine line;
  private final long start = System.nanoTime();
  private StrongSolve.Stage stage = StrongSolve.Stage.FORWARDS;
  private int layer = -1;
  private long layerStart = start;
  private long toldNanos = start;
  private long layerDone;
  private long worked;

  TableBuild(Command command, Game<?> game, TableFolder folder) {
    this.command = command;
    this.game = game;
    this.folder = folder;
    line = new ProgressLine(command.terminal);
  }

  /** What is asked: a table to a ply, by the solver from there on or not at all. */
  record Plan(int lastLayer, boolean isBySolver, int mebibytes) {}

  int run(Parallelism workers, int threads, Plan plan) {
    EndSolver end = end(plan);
    try (var interruption = new Interruption(command.terminal)) {
      StrongSolve solve = solve(workers.elsewhere(), threads, plan, end, interruption.signal());
      Certificate certificate =
          plan.isBySolver ? solve.runToSolver(plan.lastLayer) : solve.run(plan.lastLayer);
      line.end();
      conclude(certificate, System.nanoTime() - start);
      return ExitCode.OK;
    } catch (SolveStopped stopped) {
      line.end();
      command.report(
          "Stopped. What is done is kept in %s; the same command goes on from there."
              .formatted(folder.path()));
      return ExitCode.OUT_OF_TIME;
    } catch (IOException e) {
      throw new UsageException(
          "The table cannot be written to %s: %s. Free some space or name another folder with --data;"
                  .formatted(folder.path(), e.getMessage())
              + " what is done is kept, and the same command goes on from there.");
    } finally {
      workers.close();
    }
  }

  private EndSolver end(Plan plan) {
    Optional<EndSolver> end = Solvers.ends(game, plan.mebibytes);
    if (plan.isBySolver && end.isEmpty()) {
      throw new UsageException(
          "--solve-last needs a solver that values any position, and %s has none; Connect-4 and"
                  .formatted(game.id())
              + " Othello 6x6 and 4x4 have one. Leave it out to find the positions only.");
    }
    return end.orElse(EndSolver.NONE);
  }

  private StrongSolve solve(
      Optional<UnitExecutor> elsewhere, int threads, Plan plan, EndSolver end, StopSignal stop) {
    return elsewhere
        .map(there -> new LayersElsewhere(there, game.id(), plan.mebibytes, stop))
        .map(there -> new StrongSolve(game, folder, there, this::report))
        .orElseGet(() -> new StrongSolve(game, folder, threads, end, stop::isGiven, this::report));
  }

  private synchronized void report(StrongSolve.Stage now, int number, long done, long total) {
    if (now != stage || number != layer) {
      stage = now;
      layer = number;
      layerStart = toldNanos; // when the layer before was done
      layerDone = 0;
    }
    toldNanos = System.nanoTime();
    worked += Math.max(0, done - layerDone);
    layerDone = Math.max(layerDone, done);
    if (line.isDue()) {
      line.show(progress(total, toldNanos - layerStart));
    }
  }

  /** What is left of this layer; nobody knows how many positions those after it have. */
  private String progress(long total, long nanos) {
    double rate = layerDone * 1e9 / Math.max(1, nanos);
    return String.format(
        Locale.ROOT,
        "ply %d %s: %.0f %% of %s positions, %s/s, %.0f s left",
        layer,
        switch (stage) {
          case FORWARDS -> "found from the one before";
          case BACKWARDS -> "valued";
          case SOLVING -> "valued by the solver";
        },
        100.0 * layerDone / total,
        Sentences.count(total),
        rate < 10 ? String.format(Locale.ROOT, "%.2f", rate) : Sentences.count(Math.round(rate)),
        (total - layerDone) / Math.max(1e-9, rate));
  }

  /** A layer for programs. */
  record Layer(int ply, long stored, long positions) {}

  /** The same for programs. */
  record Description(
      String game,
      String folder,
      boolean solved,
      boolean bySolver,
      long stored,
      long positions,
      long bytes,
      long worked,
      long nanos,
      @OrNull Integer score,
      @OrNull String text,
      List<Layer> layers) {}

  private void conclude(Certificate certificate, long nanos) {
    long bytes = folder.bytes(certificate);
    if (command.json) {
      command.say(description(certificate, bytes, nanos));
      return;
    }
    command.say("%4s %18s %18s".formatted("ply", "stored", "with images"));
    layers(certificate)
        .forEach(
            each ->
                command.say(
                    "%4d %18s %18s"
                        .formatted(
                            each.ply,
                            Sentences.count(each.stored),
                            Sentences.count(each.positions))));
    command.tell(
        String.format(
            Locale.ROOT,
            "%s: %s positions stored, %s with their images, %.2f bytes for each stored.",
            game.title(),
            Sentences.count(certificate.positions()),
            Sentences.count(certificate.images()),
            (double) bytes / certificate.positions()));
    if (worked > 0) {
      command.tell(
          "Went through %s, forwards and backwards counted apart: %s/s."
              .formatted(
                  Sentences.work(worked, nanos),
                  Sentences.count(Math.round(worked * 1e9 / nanos))));
    }
    command.tell(
        certificate.isSolved()
            ? "The start: " + verdict(certificate) + "." + bySolver(certificate)
            : "Not valued: these are not all plies.");
    command.say("Table: " + folder.path());
  }

  private static String bySolver(Certificate certificate) {
    return certificate.endsBySolver()
        ? " The positions of ply %d were valued by the solver."
            .formatted(certificate.layers().size() - 1)
        : "";
  }

  private Description description(Certificate certificate, long bytes, long nanos) {
    boolean isSolved = certificate.isSolved();
    return new Description(
        game.id(),
        folder.path().toString(),
        isSolved,
        certificate.endsBySolver(),
        certificate.positions(),
        certificate.images(),
        bytes,
        worked,
        nanos,
        isSolved ? score(certificate) : null,
        isSolved ? verdict(certificate) : null,
        layers(certificate));
  }

  private static List<Layer> layers(Certificate certificate) {
    List<Certificate.Layer> layers = certificate.layers();
    return IntStream.range(0, layers.size())
        .mapToObj(i -> new Layer(i, layers.get(i).positions(), layers.get(i).images()))
        .toList();
  }

  /** That of the only position in layer 0. */
  private static int score(Certificate certificate) {
    return certificate.layers().getFirst().scores().firstKey();
  }

  private static String verdict(Certificate certificate) {
    return Sentences.verdict(Value.exact(score(certificate), certificate.layers().size() - 1), 0);
  }
}
