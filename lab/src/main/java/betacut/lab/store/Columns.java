package betacut.lab.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;

/**
 * The one list of what a kind of result consists of: the components of its record, those of records
 * inside it in their place. Tables, files and JSON are made from it, so a new measure is one new
 * component. The first component is the number of the result.
 *
 * <p>A component is an int, a long, a text, a list of texts, or has a text of its own: {@code
 * toString()} gives it and a static {@code of(String)} reads it.
 *
 * @param <T> a result
 */
public final class Columns<T> {
  /** Gives the value of a column; a text for a type that has a text of its own. */
  @FunctionalInterface
  public interface Source<X extends Exception> {
    Object value(Column column) throws X;
  }

  /**
   * One of them.
   *
   * @param name as Java calls it, which is its name in files
   * @param sql its name in tables
   * @param type int, long, String or List
   */
  public record Column(String name, String sql, Class<?> type) {
    /** What a result has that was kept before there was this column. */
    public Object absent() {
      return switch (type.getName()) {
        case "int" -> 0;
        case "long" -> 0L;
        case "java.util.List" -> List.of();
        default -> "";
      };
    }

    /** The value that a cell of a file stands for. */
    public Object parsed(String cell) {
      return switch (type.getName()) {
        case "int" -> Integer.valueOf(cell);
        case "long" -> Long.valueOf(cell);
        default -> cell;
      };
    }
  }

  private final Class<T> type;
  private final String table;
  private final List<Column> all = new ArrayList<>();

  private Columns(Class<T> type, String table) {
    this.type = type;
    this.table = table;
  }

  /**
   * Those of a record.
   *
   * @param sqlNames names in tables that are not the Java name with underscores
   */
  public static <R extends Record> Columns<R> of(
      Class<R> type, String table, Map<String, String> sqlNames) {
    var columns = new Columns<>(type, table);
    columns.collect(type, sqlNames);
    return columns;
  }

  private void collect(Class<?> record, Map<String, String> sqlNames) {
    for (RecordParts part : RecordParts.of(record)) {
      if (isNested(part.type())) {
        collect(part.type(), sqlNames);
      } else {
        String name = part.name();
        String words = name.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
        boolean isPlain = List.of(int.class, long.class, List.class).contains(part.type());
        all.add(
            new Column(
                name, sqlNames.getOrDefault(name, words), isPlain ? part.type() : String.class));
      }
    }
  }

  private static boolean isNested(Class<?> type) {
    return RecordParts.isRecord(type) && !RecordParts.hasText(type);
  }

  String table() {
    return table;
  }

  /** All, in their order. */
  public List<Column> all() {
    return List.copyOf(all);
  }

  int number(T result) {
    return (int) cells(result).values().iterator().next();
  }

  /** The values of a result by the Java names of their columns, ready for JSON and for files. */
  public SequencedMap<String, Object> cells(T result) {
    var cells = new LinkedHashMap<String, Object>();
    collect(result, type, cells);
    return cells;
  }

  private static void collect(Object from, Class<?> record, Map<String, Object> cells) {
    for (RecordParts part : RecordParts.of(record)) {
      Object value = part.in(from);
      if (isNested(part.type())) {
        collect(value, part.type(), cells);
      } else {
        boolean isPlain = value instanceof Number || value instanceof List;
        cells.put(part.name(), isPlain ? value : value.toString());
      }
    }
  }

  /** The result whose values these are. */
  public <X extends Exception> T result(Source<X> source) throws X {
    Map<String, Object> values = new LinkedHashMap<>();
    for (Column column : all) {
      values.put(column.name(), source.value(column));
    }
    return type.cast(built(type, values));
  }

  private static Object built(Class<?> record, Map<String, Object> values) {
    List<RecordParts> parts = RecordParts.of(record);
    var arguments = new Object[parts.size()];
    for (int i = 0; i < arguments.length; i++) {
      Class<?> type = parts.get(i).type();
      Object value = values.get(parts.get(i).name());
      if (isNested(type)) {
        arguments[i] = built(type, values);
      } else if (value instanceof String text && type != String.class) {
        arguments[i] = RecordParts.read(type, text);
      } else {
        arguments[i] = value;
      }
    }
    return RecordParts.make(record, arguments);
  }
}
