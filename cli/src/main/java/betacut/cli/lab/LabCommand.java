package betacut.cli.lab;

import betacut.cli.cluster.ClusterOption;
import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.run.ExperimentPlan;
import betacut.lab.experiment.spec.Presets;
import betacut.lab.experiment.spec.SpecFiles;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.ReportFolder;
import betacut.lab.report.chart.PrintForm;
import betacut.lab.run.RunPlan;
import betacut.lab.tournament.Part;
import betacut.lab.tournament.TournamentText;
import betacut.play.people.ScoreSheet;
import betacut.play.people.SheetRow;
import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import betacut.studies.PeopleReport;
import betacut.studies.Studies;
import betacut.studies.StudyPlan;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code lab run SPEC}, and what can be done with the runs of every kind. */
@CommandLine.Command(
    name = "betacut lab",
    description = {
      "Experiments: the same positions searched by every variant, with intervals; and runs of"
          + " every kind: experiments, tournaments, studies, calibrations and tunings.",
      "",
      "  run SPEC|PRESET  measures, each result being kept at once; what was begun",
      "                   before and not finished is gone on with.",
      "  resume RUN|DIR   goes on with a run that was stopped.",
      "  verify RUN|DIR   compares every row with the plan, does all of it again that has",
      "                   to repeat and compares every count and move: exit code 1 if",
      "                   one differs, or is missing, doubled, foreign or relabelled, or",
      "                   a file is not the one that was written.",
      "  report RUN|DIR   says what it says by now; --out writes it down, --latex also",
      "                   for an article: tables (booktabs) and figures (PDF or EPS).",
      "  power RUN|DIR    how many positions it takes to see --ratio with --power, by the",
      "                   spread of a run before: a small one is enough.",
      "  list             the presets, and the runs that are kept.",
      "  remove RUN       forgets a run with all its results.",
      "  show PRESET      the specification of a preset: a start for one of yours.",
      "  people SHEET     what people scored, from the sheet of play --sheet."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut lab run essay --out essay",
      "  betacut lab report essay --out essay --latex --width 84mm --font 8pt",
      "  betacut lab verify essay"
    })
public final class LabCommand extends Command {
  public static final List<String> ACTIONS =
      List.of("run", "resume", "verify", "report", "power", "list", "remove", "show", "people");
  private static final List<String> WRITERS = List.of("run", "resume", "report", "people");
  private static final List<String> WORKERS = List.of("run", "resume", "verify");
  private static final int MOST_WORKERS = 1024;

  @Parameters(
      index = "0",
      paramLabel = "ACTION",
      description = "run, resume, verify, report, power, list, remove, show or people")
  String action;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "SUBJECT",
      description = "a file, a preset, a run or a folder")
  String subject;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "run, resume, report: where the report goes")
  String out;

  @Option(names = "--quick", description = "run: the small form of the experiment")
  boolean quick;

  @Option(
      names = "--db",
      paramLabel = "PLACE",
      description =
          "where results are kept: a file, a JDBC URL, or none; usually in --out, or your data"
              + " folder")
  String place;

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "searches at once; usually one for each processor, or one if times count")
  Integer workers;

  @Option(
      names = "--latex",
      description = "run, resume, report: also writes DIR/latex, tables and figures for an article")
  boolean latex;

  @Option(names = "--figures", paramLabel = "FORMAT", description = "--latex: pdf (usual) or eps")
  String figures;

  @Option(
      names = "--width",
      paramLabel = "LENGTH",
      description = "--latex: how wide figures are, such as 84mm or 3.3in; usually 120mm")
  String width;

  @Option(
      names = "--font",
      paramLabel = "LENGTH",
      description = "--latex: the size of letters in figures and tables; usually 9pt")
  String font;

  @Option(
      names = "--ratio",
      paramLabel = "R",
      description = "power: the ratio of costs to be seen; usually 0.9")
  Double ratio;

  @Option(
      names = "--power",
      paramLabel = "P",
      description = "power: how often it is to be seen; usually 0.8")
  Double power;

  @Option(names = "--partial", description = "verify: the run may be unfinished")
  boolean partial;

  @Option(
      names = "--seal",
      description =
          "verify: writes DIR/seal.sha256 if all holds; others see by it whether a file was"
              + " changed")
  boolean seal;

  @Mixin ClusterOption cluster = new ClusterOption();

  public LabCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (workers != null && (workers < 1 || workers > MOST_WORKERS)) {
      throw new UsageException(
          "--workers is %d; it must be from 1 to %d.".formatted(workers, MOST_WORKERS));
    }
    String wanted = action.toLowerCase(Locale.ROOT);
    if (!wanted.equals("power")) {
      refuse(action, "--ratio", "--power");
    }
    if (!wanted.equals("verify")) {
      refuse(action, "--partial", "--seal");
    }
    if (!WORKERS.contains(wanted)) {
      refuse(action, "--workers", "--on");
    }
    if (!WRITERS.contains(wanted)) {
      refuse(action, "--latex", "--figures", "--width", "--font");
    }
    return switch (wanted) {
      case "run" -> begin(subject("a specification's file or the name of a preset"));
      case "resume" -> {
        refuse(action, "--quick");
        yield session().resume(subject("the name of a run, or its folder"));
      }
      case "verify" -> {
        refuse(action, "--quick", "--out");
        yield session().verify(subject("the name of a run, or its folder"), partial, seal);
      }
      case "report" -> {
        refuse(action, "--quick");
        yield session().report(subject("the name of a run, or its folder"));
      }
      case "power" -> {
        refuse(action, "--quick", "--out");
        yield session()
            .power(
                subject("the name of a run, or its folder"),
                ratio == null ? 0.9 : ratio,
                power == null ? 0.8 : power);
      }
      case "remove" -> {
        refuse(action, "--quick", "--out");
        yield session().remove(subject("the name of a run"));
      }
      case "list" -> {
        refuse(action, "--quick", "--out");
        yield new LabList(this).run();
      }
      case "show" -> {
        refuse(action, "--quick", "--out", "--db");
        showPreset(subject("the name of a preset"));
        yield ExitCode.OK;
      }
      case "people" -> {
        refuse(action, "--quick", "--db");
        yield people(subject("the sheet that play --sheet wrote"));
      }
      default ->
          throw new UsageException(
              "The lab cannot '%s'.%s Actions: %s."
                  .formatted(action, Nearest.hint(wanted, ACTIONS), String.join(", ", ACTIONS)));
    };
  }

  private int people(String name) {
    List<SheetRow> rows = new ScoreSheet(RunSession.path(name)).read();
    if (rows.isEmpty()) {
      throw new UsageException(
          "There is no game in %s yet; play one: betacut play tictactoe --sheet %1$s --as NAME."
              .formatted(name));
    }
    Report report = PeopleReport.of(rows, Provenance.collect());
    if (json) {
      rows.forEach(this::say);
    } else {
      byte[] text = ReportFolder.render(report, new ArrayList<>()).get("report.md");
      String words = new String(text, StandardCharsets.UTF_8);
      show(words.replaceAll("(?m)^Data: .*\\R\\R?", "").replaceFirst("(?s)\n## Provenance.*", ""));
    }
    if (out != null) {
      ReportFolder.write(report, RunSession.path(out), print()).warnings().forEach(this::report);
      report("The report is %s".formatted(RunSession.path(out).resolve("report.html")));
    }
    return ExitCode.OK;
  }

  private RunSession session() {
    return new RunSession(this, "lab", place, out, cluster.parallelism(this, workers))
        .printing(print());
  }

  /** How figures are printed, if they are. */
  private Optional<PrintForm> print() {
    boolean isSized = figures != null || width != null || font != null;
    if (!latex && isSized) {
      throw new UsageException("--figures, --width and --font are for --latex; add it.");
    }
    if (latex && out == null) {
      throw new UsageException("--latex needs a folder to write to; add --out DIR.");
    }
    return latex
        ? Optional.of(
            PrintForm.of(
                Objects.requireNonNullElse(figures, "pdf"),
                Objects.requireNonNullElse(width, "120mm"),
                Objects.requireNonNullElse(font, "9pt")))
        : Optional.empty();
  }

  /** Results are kept where somebody wants it, or else with the report. */
  private int begin(String name) {
    boolean isStudy = Studies.has(name) && !Files.isRegularFile(RunSession.path(name));
    RunPlan plan =
        isStudy ? new StudyPlan(Studies.named(name), quick) : new ExperimentPlan(experiment(name));
    String own = out == null ? null : RunSession.path(out).resolve("lab").toString();
    return session().begin(plan, Optional.ofNullable(place == null ? own : place));
  }

  private record Asked(String preset, String part, String question, String text) {}

  private record Preset(String preset, String text) {}

  private void showPreset(String name) {
    if (Studies.has(name)) {
      Studies.named(name).parts(false).forEach(part -> show(name, part));
    } else if (json) {
      say(new Preset(name, Presets.text(name)));
    } else {
      show(Presets.text(name));
    }
  }

  /** One of the tournaments a study is made of. */
  private void show(String study, Part part) {
    String text = TournamentText.format(part.spec());
    if (json) {
      say(new Asked(study, part.name(), part.question(), text));
      return;
    }
    say("# %s: %s".formatted(part.name(), part.question()));
    say(text);
  }

  private String subject(String what) {
    if (subject == null) {
      throw new UsageException("lab %s needs %s.".formatted(action, what));
    }
    return subject;
  }

  private Experiment experiment(String name) {
    boolean isPreset = Presets.has(name) && !Files.isRegularFile(RunSession.path(name));
    if (!isPreset && !Files.exists(RunSession.path(name))) {
      List<String> names = new ArrayList<>(Presets.names());
      names.addAll(Studies.names());
      throw new UsageException(
          "There is no file and no preset '%s'.%s Presets: %s"
              .formatted(name, Nearest.hint(name, names), String.join(", ", names)));
    }
    String text = isPreset ? Presets.text(name) : SpecFiles.read(RunSession.path(name));
    String file =
        isPreset ? Presets.fileName(name) : RunSession.path(name).getFileName().toString();
    return quick ? SpecReader.readQuick(text, file) : SpecReader.read(text, file);
  }
}
