package betacut.lab.store;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
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
    for (RecordComponent component : record.getRecordComponents()) {
      if (isNested(component.getType())) {
        collect(component.getType(), sqlNames);
      } else {
        String name = component.getName();
        String words = name.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
        boolean isPlain = List.of(int.class, long.class, List.class).contains(component.getType());
        all.add(
            new Column(
                name,
                sqlNames.getOrDefault(name, words),
                isPlain ? component.getType() : String.class));
      }
    }
  }

  private static boolean isNested(Class<?> type) {
    return type.isRecord() && !hasText(type);
  }

  private static boolean hasText(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .anyMatch(
            method ->
                method.getName().equals("of")
                    && Arrays.equals(method.getParameterTypes(), new Class<?>[] {String.class}));
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
    try {
      for (RecordComponent component : record.getRecordComponents()) {
        Object value = component.getAccessor().invoke(from);
        if (isNested(component.getType())) {
          collect(value, component.getType(), cells);
        } else {
          boolean isPlain = value instanceof Number || value instanceof List;
          cells.put(component.getName(), isPlain ? value : value.toString());
        }
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
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
    RecordComponent[] components = record.getRecordComponents();
    var types = new Class<?>[components.length];
    var arguments = new Object[components.length];
    try {
      for (int i = 0; i < components.length; i++) {
        types[i] = components[i].getType();
        Object value = values.get(components[i].getName());
        if (isNested(types[i])) {
          arguments[i] = built(types[i], values);
        } else if (value instanceof String && types[i] != String.class) {
          arguments[i] = types[i].getMethod("of", String.class).invoke(null, value);
        } else {
          arguments[i] = value;
        }
      }
      return record.getConstructor(types).newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
