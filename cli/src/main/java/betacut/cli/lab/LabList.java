package betacut.cli.lab;

import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.cli.text.Sentences;
import betacut.lab.experiment.spec.Presets;
import betacut.lab.run.Run;
import betacut.lab.run.RunKind;
import betacut.lab.run.Runs;
import betacut.lab.store.LabStore;
import betacut.lab.store.Stores;
import betacut.studies.RunPlans;
import betacut.studies.Studies;
import betacut.text.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Names the presets and the runs of a store. */
final class LabList {
  private record Preset(String preset, String title) {}

  private record Kept(String run, RunKind kind, int done, int total, boolean open) {}

  private final LabCommand command;

  LabList(LabCommand command) {
    this.command = command;
  }

  int run() {
    if (!command.json) {
      command.say("Presets:");
    }
    Map<String, String> titles = new LinkedHashMap<>();
    Presets.names().forEach(name -> titles.put(name, Presets.title(name)));
    Studies.all().forEach(study -> titles.put(study.name(), study.title()));
    int widest = widest(titles.keySet().stream());
    titles.forEach((name, title) -> preset(widest, name, title));
    try (LabStore store = Stores.open(command.place, command.terminal.environment())) {
      List<Run> runs = new Runs(store, new RunPlans()).all();
      if (!command.json) {
        command.say(
            runs.isEmpty()
                ? "No runs in " + store.place()
                : "Runs in %s, newest first:".formatted(store.place()));
      }
      int column = widest(runs.stream().map(Run::name));
      runs.forEach(run -> tell(run, column));
    }
    return ExitCode.OK;
  }

  private static int widest(Stream<String> names) {
    return names.mapToInt(String::length).max().orElse(1);
  }

  private void preset(int widest, String name, String title) {
    command.say(
        command.json
            ? Json.line(new Preset(name, title))
            : "  %s  %s"
                .formatted(
                    padded(name, widest), Sentences.fitted(title, Terminal.WIDTH - widest - 4)));
  }

  private static String padded(String name, int width) {
    return name + " ".repeat(width - name.length());
  }

  private void tell(Run run, int column) {
    int done = run.done();
    OptionalInt total = run.total();
    boolean isOpen = run.isOpen();
    if (command.json) {
      command.say(new Kept(run.name(), run.kind(), done, total.orElse(0), isOpen));
      return;
    }
    String share =
        total.isEmpty() ? "%d".formatted(done) : "%d of %d".formatted(done, total.getAsInt());
    boolean isEnough = total.isPresent() && done < total.getAsInt() && !isOpen;
    command.say(
        "  %s  %s %s%s  %s"
            .formatted(
                padded(run.name(), column),
                share,
                run.kind().unit(),
                isEnough ? ", enough" : "",
                run.kind().id()));
  }
}
