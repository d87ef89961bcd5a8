package betacut.cli.lab;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Presets;
import betacut.lab.experiment.SpecFiles;
import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import betacut.studies.Studies;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code lab run SPEC}, {@code resume RUN}, {@code verify DIR}, {@code list}, {@code show NAME}.
 */
@CommandLine.Command(
    name = "betacut lab",
    description = {
      "Experiments: the same positions searched by every variant, with intervals.",
      "",
      "  run SPEC|PRESET  measures, each result being kept at once; what was begun",
      "                   before and not finished is gone on with.",
      "  resume RUN|DIR   goes on with a run that was stopped.",
      "  verify DIR       measures all of it again and compares every count:",
      "                   exit code 1 if one differs.",
      "  list             the presets, and the runs that are kept.",
      "  show PRESET      the specification of a preset: a start for one of yours."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut lab run essay --out essay",
      "  betacut lab verify essay",
      "  betacut lab show mtdf"
    })
public final class LabCommand extends Command {
  private static final List<String> ACTIONS = List.of("run", "resume", "verify", "list", "show");
  private static final int MOST_WORKERS = 1024;

  @Parameters(index = "0", paramLabel = "ACTION", description = "run, resume, verify, list or show")
  String action;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "SUBJECT",
      description = "a file, a preset, a run or a folder")
  String subject;

  @Option(names = "--out", paramLabel = "DIR", description = "run, resume: where the report goes")
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
    return switch (wanted) {
      case "run" -> run();
      case "resume" -> {
        refuse("--quick");
        String run = subject("the name of a run, or its folder");
        yield LabStudy.isIn(run) ? new LabStudy(this).resume(run) : new LabRun(this).resume(run);
      }
      case "verify" -> {
        refuse("--quick", "--out", "--db");
        String folder = subject("the folder of a run");
        yield LabStudy.isIn(folder)
            ? new LabStudy(this).verify(path(folder))
            : new LabVerification(this).run(path(folder));
      }
      case "list" -> {
        refuse("--quick", "--out", "--workers");
        yield new LabList(this).run();
      }
      case "show" -> {
        refuse("--quick", "--out", "--workers", "--db");
        showPreset(subject("the name of a preset"));
        yield ExitCode.OK;
      }
      default ->
          throw new UsageException(
              "The lab cannot '%s'.%s Actions: %s."
                  .formatted(action, Nearest.hint(wanted, ACTIONS), String.join(", ", ACTIONS)));
    };
  }

  private int run() {
    String name = subject("a specification's file or the name of a preset");
    return Studies.has(name) && !Files.isRegularFile(path(name))
        ? new LabStudy(this).run(Studies.named(name), quick)
        : new LabRun(this).begin(experiment(name));
  }

  private record Preset(String preset, String text) {}

  private void showPreset(String name) {
    if (Studies.has(name)) {
      new LabStudy(this).show(Studies.named(name));
    } else if (json) {
      say(new Preset(name, Presets.text(name)));
    } else {
      show(Presets.text(name));
    }
  }

  /** How many searches at once; 0 leaves it to the experiment. */
  int workers() {
    return workers == null ? 0 : workers;
  }

  private String subject(String what) {
    if (subject == null) {
      throw new UsageException("lab %s needs %s.".formatted(action, what));
    }
    return subject;
  }

  private Experiment experiment(String name) {
    boolean isPreset = Presets.has(name) && !Files.isRegularFile(path(name));
    if (!isPreset && !Files.exists(path(name))) {
      List<String> names = new ArrayList<>(Presets.names());
      names.addAll(Studies.names());
      throw new UsageException(
          "There is no file and no preset '%s'.%s Presets: %s"
              .formatted(name, Nearest.hint(name, names), String.join(", ", names)));
    }
    String text = isPreset ? Presets.text(name) : SpecFiles.read(path(name));
    String file = isPreset ? Presets.fileName(name) : path(name).getFileName().toString();
    return quick ? Experiment.readQuick(text, file) : Experiment.read(text, file);
  }

  static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new UsageException("'%s' cannot be the name of a file or folder.".formatted(text));
    }
  }

  private void refuse(String... useless) {
    var typed = new LinkedHashMap<String, Boolean>();
    typed.put("--out", out != null);
    typed.put("--quick", quick);
    typed.put("--db", place != null);
    typed.put("--workers", workers != null);
    for (Map.Entry<String, Boolean> option : typed.entrySet()) {
      if (option.getValue() && List.of(useless).contains(option.getKey())) {
        throw new UsageException(
            "lab %s has no use for %s; leave it out.".formatted(action, option.getKey()));
      }
    }
  }
}
