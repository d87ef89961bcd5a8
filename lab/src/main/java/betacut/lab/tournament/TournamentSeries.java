package betacut.lab.tournament;

import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.run.Audit;
import betacut.lab.run.Findings;
import betacut.lab.run.GameUnderWay;
import betacut.lab.run.Parallelism;
import betacut.lab.run.RunKind;
import betacut.lab.run.RunListener;
import betacut.lab.run.RunLogs;
import betacut.lab.run.RunOutcome;
import betacut.lab.run.RunPlan;
import betacut.lab.run.RunProgress;
import betacut.lab.store.Log;
import betacut.lab.unit.UnitExecutor;
import betacut.search.StopSignal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A run that plays one tournament or several, one after the other; which comes next may depend on
 * how the last one ended. Subclasses say which, and what the games mean.
 */
public abstract class TournamentSeries implements RunPlan {
  private record Said(RunKind kind, String title, List<String> summary) {}

  private final RunKind kind;
  private final String name;
  private final String text;
  private final int total;
  private final long seed;

  /**
   * @param seed what fixes the random choices
   */
  protected TournamentSeries(RunKind kind, String name, String text, int total, long seed) {
    this.kind = kind;
    this.name = name;
    this.text = text;
    this.total = total;
    this.seed = seed;
  }

  @Override
  public final RunKind kind() {
    return kind;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String text() {
    return text;
  }

  @Override
  public final int total() {
    return total;
  }

  /** Has its parts played in their order; whether all of them are complete. */
  protected abstract boolean play(Arena arena);

  /** How many parts there are, as far as that is known. */
  protected int parts() {
    return 1;
  }

  /** Who plays the games of a tournament. */
  protected UnitExecutor executor(Tournament<?> tournament, Parallelism workers) {
    return workers.executor(tournament.isTimed());
  }

  @Override
  public Provenance provenance(Parallelism workers) {
    return Provenance.collect().with("seed", Long.toString(seed));
  }

  private static Log<PlayedGame> log(RunLogs logs, Part part) {
    return logs.log(part.name(), TournamentText.format(part.spec()), PlayedGame.COLUMNS);
  }

  private static TournamentResults results(Part part, Log<PlayedGame> log) {
    return TournamentResults.of(part.spec(), part.spec().games(), log.all());
  }

  /** Plays nothing: the results are those that are kept. */
  protected static Arena kept(RunLogs logs) {
    return part -> results(part, log(logs, part));
  }

  /** What can be told while games are missing. */
  protected Findings overview(String title, RunLogs logs, Provenance provenance) {
    var overview = new SeriesOverview(kind());
    Arena kept = kept(logs);
    play(
        part -> {
          TournamentResults results = kept.play(part);
          overview.add(part, results);
          return results;
        });
    return told(overview.report(title, total(), provenance), Map.of());
  }

  /** A report, and its summary for the terminal. */
  protected Findings told(Report report, Map<String, String> files) {
    List<String> lines = new ArrayList<>(List.of(report.title()));
    report.summary().forEach(sentence -> lines.add("- " + sentence));
    var said = new Said(kind(), report.title(), report.summary());
    return new Findings(report, () -> files, lines, List.of(said));
  }

  @Override
  public boolean isFinished(RunLogs logs) {
    return play(kept(logs));
  }

  @Override
  public String results(RunLogs logs) {
    var text = new GamesCsv();
    play(
        part -> {
          Log<PlayedGame> log = log(logs, part);
          text.add(part, log.all());
          return results(part, log);
        });
    return text.toString();
  }

  @Override
  public RunOutcome run(RunLogs logs, Parallelism workers, RunListener listener, StopSignal stop) {
    var count = new Count(total, listener);
    boolean isFinished =
        play(
            part -> {
              Log<PlayedGame> log = log(logs, part);
              TournamentListener heard = count.begin(part, log.done().cardinality());
              TournamentResults before = results(part, log);
              if (stop.isGiven() || before.isComplete()) {
                return before;
              }
              Tournament<?> tournament = part.tournament();
              return tournament.run(log, executor(tournament, workers), heard, stop);
            });
    RunOutcome.End end = isFinished ? RunOutcome.End.COMPLETE : RunOutcome.End.STOPPED;
    return new RunOutcome(end, count.done, total());
  }

  @Override
  public void verify(
      String results,
      String file,
      Audit audit,
      Parallelism workers,
      RunListener listener,
      StopSignal stop) {
    Map<String, List<GamesCsv.Row>> before = GamesCsv.read(results, file, audit);
    var again = new Replay(before, file, audit);
    var count = new Count(before.values().stream().mapToInt(List::size).sum(), listener);
    play(
        part -> {
          Tournament<?> tournament = part.tournament();
          TournamentListener heard = count.begin(part, 0);
          return again.play(part, tournament, executor(tournament, workers), heard, stop);
        });
    if (!stop.isGiven()) {
      again.end();
    }
  }

  /** How many games there are by now, for those who listen. */
  private final class Count {
    private final int all;
    private final RunListener listener;
    private int done;
    private int number;

    Count(int all, RunListener listener) {
      this.all = all;
      this.listener = listener;
    }

    /** Games of different parts differ too much in cost, so the time left is the part's. */
    TournamentListener begin(Part part, int before) {
      int base = done;
      long begun = System.nanoTime();
      number++;
      boolean isTest = part.spec().sprt().isPresent();
      done = base + before;
      listener.progressed(progress(part, Optional.empty(), OptionalDouble.empty()));
      return new TournamentListener() {
        @Override
        public void begun(GameUnderWay game) {
          listener.begun(game);
        }

        @Override
        public void finished(PlayedGame game, int now, int scheduled, double ratio) {
          done = base + now;
          double each = (double) (System.nanoTime() - begun) / Math.max(1, now - before);
          var left = Duration.ofNanos((long) (each * (scheduled - now)));
          var told = isTest ? OptionalDouble.of(ratio) : OptionalDouble.empty();
          listener.progressed(progress(part, Optional.of(left), told));
        }
      };
    }

    private RunProgress progress(Part part, Optional<Duration> left, OptionalDouble ratio) {
      boolean isOnly = part.name().equals(RunLogs.WHOLE);
      return new RunProgress(
          done,
          all,
          left,
          Optional.empty(),
          ratio,
          isOnly
              ? Optional.empty()
              : Optional.of(
                  new RunProgress.Part(
                      part.name(), part.question(), number, Math.max(number, parts()))));
    }
  }
}
