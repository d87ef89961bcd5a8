package betacut.lab.run;

import betacut.lab.store.LabStore;
import betacut.lab.store.RunHeader;
import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The runs of a store. */
public final class Runs {
  private final LabStore store;
  private final RunReader reader;

  public Runs(LabStore store, RunReader reader) {
    this.store = store;
    this.reader = reader;
  }

  /** All, newest first; parts of one are no runs of their own. */
  public List<Run> all() {
    Map<String, RunHeader> wholes = new LinkedHashMap<>();
    Map<String, RunHeader> found = new LinkedHashMap<>();
    List<RunHeader> headers = store.runs();
    headers.forEach(header -> wholes.put(header.name(), header));
    for (RunHeader header : headers) {
      RunHeader whole = whole(header, wholes);
      if (RunKind.of(whole.kind()).isPresent()) {
        found.putIfAbsent(whole.name(), whole);
      }
    }
    return found.values().stream().map(this::run).toList();
  }

  private RunHeader whole(RunHeader header, Map<String, RunHeader> known) {
    int end = header.name().lastIndexOf(Run.SEPARATOR);
    RunHeader whole = end < 0 ? null : known.get(header.name().substring(0, end));
    boolean isPart =
        whole != null && RunKind.of(whole.kind()).filter(RunKind::hasParts).isPresent();
    return isPart ? whole : reader.wholeOf(header).orElse(header);
  }

  private Run run(RunHeader header) {
    return new Run(store, reader, header);
  }

  /** The run of that name. */
  public Optional<Run> find(String name) {
    return store
        .find(name)
        .filter(header -> RunKind.of(header.kind()).isPresent())
        .map(this::run)
        .or(() -> all().stream().filter(run -> run.name().equals(name)).findFirst());
  }

  /**
   * The run of that name.
   *
   * @throws UsageException if there is none
   */
  public Run named(String name) {
    return find(name)
        .orElseThrow(
            () -> {
              List<String> names = all().stream().map(Run::name).toList();
              return new UsageException(
                  "There is no run '%s' in %s.%s 'betacut lab list' names those there are."
                      .formatted(name, store.place(), Nearest.hint(name, names)));
            });
  }

  /**
   * Goes on with the newest unfinished run of the same text, or begins another, whose name has a
   * number if it is taken.
   */
  public Run begin(RunPlan plan, Parallelism workers) {
    for (Run run : all()) {
      boolean isSame = run.kind() == plan.kind() && run.spec().equals(plan.text());
      if (isSame && (plan.isReusable() || run.isOpen())) {
        return run;
      }
    }
    List<String> taken = new ArrayList<>(all().stream().map(Run::name).toList());
    String name = plan.name();
    for (int i = 2; taken.contains(name); i++) {
      name = plan.name() + "-" + i;
    }
    return begin(name, plan, workers);
  }

  /**
   * Begins a run, or takes it up again.
   *
   * @throws UsageException if the name is taken by another, or cannot be one
   */
  public Run begin(String name, RunPlan plan, Parallelism workers) {
    boolean isNew = store.find(name).isEmpty();
    if (isNew && name.contains(Run.SEPARATOR)) {
      throw new UsageException(
          "A run cannot be called '%s', for what has a '/' is a part of another; choose a name without."
              .formatted(name));
    }
    String provenance = Run.noted(plan.provenance(workers), plan.text()).json();
    return run(store.begin(new RunHeader(name, plan.kind().id(), plan.text(), provenance)));
  }
}
