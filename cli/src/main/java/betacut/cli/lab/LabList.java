package betacut.cli.lab;

import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.cli.text.Json;
import betacut.cli.text.Sentences;
import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.ExperimentRuns;
import betacut.lab.experiment.Presets;
import betacut.lab.store.LabStore;
import betacut.lab.store.RunHeader;
import betacut.lab.store.Stores;
import betacut.rules.UsageException;
import betacut.studies.Studies;

/** Names the presets and the runs of a store. */
final class LabList {
  private final LabCommand command;

  LabList(LabCommand command) {
    this.command = command;
  }

  int run() {
    if (!command.json) {
      command.say("Presets:");
    }
    Presets.names().forEach(name -> preset(name, Presets.title(name)));
    Studies.all().forEach(study -> preset(study.name(), study.title()));
    try (LabStore store = Stores.open(command.place, command.terminal.environment())) {
      if (!command.json) {
        command.say(
            store.runs().isEmpty()
                ? "No runs in " + store.place()
                : "Runs in %s, newest first:".formatted(store.place()));
      }
      store.runs().forEach(header -> tell(store, header));
    }
    return ExitCode.OK;
  }

  private void preset(String name, String title) {
    command.say(
        command.json
            ? new Json().put("preset", name).put("title", title).toString()
            : "  %-11s %s".formatted(name, Sentences.fitted(title, Terminal.WIDTH - 14)));
  }

  private void tell(LabStore store, RunHeader header) {
    boolean isExperiment = header.kind().equals(ExperimentRuns.KIND);
    int done =
        isExperiment
            ? store.measurements(header.name()).done().cardinality()
            : store.games(header.name()).done().cardinality();
    int total = isExperiment ? trials(header) : done;
    command.say(
        command.json
            ? new Json()
                .put("run", header.name())
                .put("kind", header.kind())
                .put("done", done)
                .put("total", total)
                .toString()
            : isExperiment
                ? "  %-24s %d of %d trials".formatted(header.name(), done, total)
                : "  %-24s %d games".formatted(header.name(), done));
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
