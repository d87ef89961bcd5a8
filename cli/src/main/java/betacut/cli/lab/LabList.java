package betacut.cli.lab;

import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.cli.text.Sentences;
import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.ExperimentRuns;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Presets;
import betacut.lab.store.LabStore;
import betacut.lab.store.RunHeader;
import betacut.lab.store.Stores;
import betacut.lab.tournament.PlayedGame;
import betacut.rules.UsageException;
import betacut.studies.Studies;
import betacut.text.json.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/** Names the presets and the runs of a store. */
final class LabList {
  private record Preset(String preset, String title) {}

  private record Kept(String run, String kind, int done, int total) {}

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
      if (!command.json) {
        command.say(
            store.runs().isEmpty()
                ? "No runs in " + store.place()
                : "Runs in %s, newest first:".formatted(store.place()));
      }
      int column = widest(store.runs().stream().map(RunHeader::name));
      store.runs().forEach(header -> tell(store, header, column));
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

  private void tell(LabStore store, RunHeader header, int column) {
    boolean isExperiment = header.kind().equals(ExperimentRuns.KIND);
    int done =
        isExperiment
            ? store.log(header.name(), Measurement.COLUMNS).done().cardinality()
            : store.log(header.name(), PlayedGame.COLUMNS).done().cardinality();
    int total = isExperiment ? trials(header) : done;
    command.say(
        command.json
            ? Json.line(new Kept(header.name(), header.kind(), done, total))
            : isExperiment
                ? "  %s  %d of %d trials".formatted(padded(header.name(), column), done, total)
                : "  %s  %d games".formatted(padded(header.name(), column), done));
  }

  /** A run of an older version may ask for what is no longer there. */
  private static int trials(RunHeader header) {
    try {
      return Experiment.read(header.spec(), header.name()).trials().size();
    } catch (UsageException outdated) {
      return 0;
    }
  }
}
