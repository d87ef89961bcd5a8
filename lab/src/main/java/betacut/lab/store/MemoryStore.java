package betacut.lab.store;

import betacut.lab.store.Columns.Column;
import betacut.rules.UsageException;
import betacut.text.json.Json;
import betacut.text.json.JsonReader;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Keeps runs in memory and tells somebody of every change, in a line that another store of this
 * kind understands: so whoever keeps the lines keeps the runs, and several stores can be one.
 */
public final class MemoryStore implements LabStore {
  /** A run and its rows by number. */
  private record Kept(RunHeader header, Map<Integer, SequencedMap<String, Object>> rows) {
    Kept(RunHeader header) {
      this(header, new TreeMap<>());
    }
  }

  private final SequencedMap<String, Kept> runs = new LinkedHashMap<>();
  private final Consumer<String> told;

  /**
   * An empty one.
   *
   * @param told hears of every change but those that {@link #take} brings
   */
  public MemoryStore(Consumer<String> told) {
    this.told = told;
  }

  /** Does what another store has told; what is known already changes nothing. */
  public synchronized void take(String line) {
    if (!(JsonReader.read(line) instanceof Map<?, ?> change)) {
      throw new IllegalArgumentException("no change of a store: " + line);
    }
    if (change.get("begun") instanceof Map<?, ?> header) {
      var begun =
          new RunHeader(
              (String) header.get("name"),
              (String) header.get("kind"),
              (String) header.get("spec"),
              (String) header.get("provenance"));
      runs.putIfAbsent(begun.name(), new Kept(begun));
    }
    if (change.get("added") instanceof Map<?, ?> row && runs.containsKey(row.get("run"))) {
      var cells = new LinkedHashMap<String, Object>();
      ((Map<?, ?>) row.get("cells")).forEach((name, cell) -> cells.put((String) name, cell));
      int number = ((Number) row.get("number")).intValue();
      runs.get(row.get("run")).rows.putIfAbsent(number, cells);
    }
    if (change.get("removed") instanceof String run) {
      runs.remove(run);
    }
  }

  private void tell(String what, Object change) {
    told.accept(Json.line(Map.of(what, change)));
  }

  @Override
  public synchronized RunHeader begin(RunHeader header) {
    Kept kept = runs.get(header.name());
    if (kept == null) {
      runs.put(header.name(), new Kept(header));
      tell("begun", header);
      return header;
    }
    if (!kept.header.spec().equals(header.spec()) || !kept.header.kind().equals(header.kind())) {
      throw new UsageException(
          "There is a run %s already, of another specification; choose another name, or remove"
                  .formatted(header.name())
              + " that one.");
    }
    return kept.header;
  }

  @Override
  public synchronized Optional<RunHeader> find(String run) {
    return Optional.ofNullable(runs.get(run)).map(Kept::header);
  }

  @Override
  public synchronized List<RunHeader> runs() {
    List<RunHeader> newest = new ArrayList<>();
    runs.values().forEach(kept -> newest.addFirst(kept.header));
    return newest;
  }

  @Override
  public synchronized <T> Log<T> log(String run, Columns<T> columns) {
    if (!runs.containsKey(run)) {
      throw new UsageException("There is no run '%s' in %s.".formatted(run, place()));
    }
    return new Rows<>(run, columns);
  }

  @Override
  public synchronized boolean remove(String run) {
    boolean isThere = runs.remove(run) != null;
    if (isThere) {
      tell("removed", run);
    }
    return isThere;
  }

  @Override
  public String place() {
    return "memory";
  }

  @Override
  public boolean isLasting() {
    return false;
  }

  @Override
  public void close() {}

  /** The rows of one run. */
  private final class Rows<T> implements Log<T> {
    private final String run;
    private final Columns<T> columns;

    Rows(String run, Columns<T> columns) {
      this.run = run;
      this.columns = columns;
    }

    private Map<Integer, SequencedMap<String, Object>> rows() {
      Kept kept = runs.get(run);
      if (kept == null) {
        throw new UsageException("The run '%s' was removed.".formatted(run));
      }
      return kept.rows;
    }

    /** Cells are told as texts: JSON's numbers would lose the last digits of long ones. */
    @Override
    public boolean add(T result) {
      synchronized (MemoryStore.this) {
        int number = columns.number(result);
        var cells = new LinkedHashMap<String, Object>();
        columns
            .cells(result)
            .forEach(
                (name, cell) -> cells.put(name, cell instanceof List<?> ? cell : cell.toString()));
        if (rows().putIfAbsent(number, cells) != null) {
          return false;
        }
        tell("added", Map.of("run", run, "number", number, "cells", cells));
        return true;
      }
    }

    @Override
    public BitSet done() {
      synchronized (MemoryStore.this) {
        var done = new BitSet();
        rows().keySet().forEach(done::set);
        return done;
      }
    }

    @Override
    public List<T> all() {
      synchronized (MemoryStore.this) {
        return rows().values().stream()
            .map(cells -> columns.result(column -> value(column, cells.get(column.name()))))
            .toList();
      }
    }

    private static Object value(Column column, Object cell) {
      return cell == null
          ? column.absent()
          : cell instanceof String text ? column.parsed(text) : cell;
    }
  }
}
