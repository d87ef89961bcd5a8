package betacut.text.toml;

import betacut.rules.text.Nearest;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A table: keys, in the order written, and their values. Asked for a value it checks the kind; what
 * is wrong is said by a {@link TomlException} that begins with file and line.
 */
public final class TomlTable implements TomlValue {
  private final String file;
  private final String name;
  private final int line;
  private final LinkedHashMap<String, TomlValue> values = new LinkedHashMap<>();
  private final LinkedHashMap<String, Integer> lines = new LinkedHashMap<>();

  private boolean closed;

  TomlTable(String file, String name, int line) {
    this.file = file;
    this.name = name;
    this.line = line;
  }

  /** The name as written in its heading; empty for the whole file. */
  public String name() {
    return name;
  }

  @Override
  public int line() {
    return line;
  }

  @Override
  public String kind() {
    return "a table";
  }

  public Set<String> keys() {
    return values.keySet();
  }

  public boolean has(String key) {
    return values.containsKey(key);
  }

  public Optional<TomlValue> value(String key) {
    return Optional.ofNullable(values.get(key));
  }

  /** Whether it was written out, so that another heading of its name would be a mistake. */
  boolean isClosed() {
    return closed;
  }

  void close() {
    closed = true;
  }

  void put(String key, TomlValue value, int keyLine) {
    values.put(key, value);
    lines.put(key, keyLine);
  }

  /** Refuses all keys but these. */
  public void requireOnly(Collection<String> known) {
    for (String key : values.keySet()) {
      if (!known.contains(key)) {
        throw unknown(key, known);
      }
    }
  }

  /** Says that a key means nothing here, and which may have been meant. */
  public TomlException unknown(String key, Collection<String> known) {
    String nearest = known.isEmpty() ? "" : Nearest.hint(key, known).strip();
    String meant =
        nearest.isEmpty()
            ? " (known: " + String.join(", ", known) + ")"
            : " (did you mean '" + Nearest.to(key, known) + "'?)";
    return error(key, "unknown key '" + key + "'" + where() + meant);
  }

  /** A complaint about a key of this table, or about the table itself if it has no such key. */
  public TomlException error(String key, String message) {
    return at(lines.getOrDefault(key, line), message);
  }

  /** A complaint about a value somewhere in this file. */
  public TomlException at(int wrongLine, String message) {
    return new TomlException(file, wrongLine, message);
  }

  private String where() {
    return name.isEmpty() ? "" : " in [" + name + "]";
  }

  /** A text that must be there. */
  public String text(String key) {
    return required(key, text(key, null));
  }

  public String text(String key, String otherwise) {
    return read(key, Text.class, "a text in quotes", Text::value, otherwise);
  }

  public long whole(String key, long otherwise) {
    return read(key, Whole.class, "a whole number", Whole::value, otherwise);
  }

  /** A whole number in a range. */
  public int whole(String key, int otherwise, int low, int high) {
    long number = whole(key, otherwise);
    if (number < low || number > high) {
      throw error(key, "%s is %d; it must be from %d to %d".formatted(key, number, low, high));
    }
    return (int) number;
  }

  public boolean truth(String key, boolean otherwise) {
    return read(key, Truth.class, "true or false", Truth::value, otherwise);
  }

  /** A number with or without a fraction. */
  public double real(String key, double otherwise) {
    return values.get(key) instanceof Whole whole
        ? whole.value()
        : read(key, Real.class, "a number", Real::value, otherwise);
  }

  /** The table under a key, or an empty one. */
  public TomlTable table(String key) {
    return read(
        key, TomlTable.class, "a table", found -> found, new TomlTable(file, child(key), line));
  }

  /** The elements under a key; a single value is a list of one, nothing an empty list. */
  public List<TomlValue> items(String key) {
    TomlValue value = values.get(key);
    return switch (value) {
      case null -> List.of();
      case Items items -> items.values();
      default -> List.of(value);
    };
  }

  /** The elements under a key as texts: numbers and booleans as they are written. */
  public List<String> texts(String key) {
    return items(key).stream().map(item -> scalar(key, item)).toList();
  }

  /** One value as text. */
  public String scalar(String key, TomlValue value) {
    if (value instanceof Items || value instanceof TomlTable) {
      throw at(
          value.line(),
          "%s holds %s where a text or number is needed".formatted(key, value.kind()));
    }
    return value.toString();
  }

  /** This table with the other's values laid over it, tables within tables likewise. */
  public TomlTable overlaid(TomlTable other) {
    var merged = new TomlTable(file, name, line);
    values.forEach((key, value) -> merged.put(key, value, lines.get(key)));
    other.values.forEach(
        (key, value) -> {
          boolean both = value instanceof TomlTable && merged.values.get(key) instanceof TomlTable;
          TomlValue joined =
              both ? ((TomlTable) merged.values.get(key)).overlaid((TomlTable) value) : value;
          merged.put(key, joined, other.lines.get(key));
        });
    return merged;
  }

  /** This table without some keys. */
  public TomlTable without(String... keys) {
    var rest = new TomlTable(file, name, line);
    values.forEach((key, value) -> rest.put(key, value, lines.get(key)));
    for (String key : keys) {
      rest.values.remove(key);
    }
    return rest;
  }

  private String child(String key) {
    return name.isEmpty() ? key : name + "." + key;
  }

  private <T> T required(String key, T value) {
    if (value == null) {
      throw error(key, "'%s' is missing%s".formatted(key, where()));
    }
    return value;
  }

  private <V, T> T read(
      String key, Class<V> kind, String needed, Function<V, T> reader, T otherwise) {
    TomlValue value = values.get(key);
    if (value == null) {
      return otherwise;
    }
    if (!kind.isInstance(value)) {
      throw at(value.line(), "%s is %s; it must be %s".formatted(key, value.kind(), needed));
    }
    return reader.apply(kind.cast(value));
  }
}
