package betacut.text.toml;

import java.util.ArrayList;
import java.util.List;

/** Reads a whole file: headings and the keys under them. */
public final class Toml {
  private final String file;
  private final TomlScanner scanner;
  private final TomlTable root;
  private TomlTable current;

  private Toml(String text, String file) {
    this.file = file;
    scanner = new TomlScanner(text, file);
    root = new TomlTable(file, "", 1);
    current = root;
  }

  /**
   * The table that a text describes.
   *
   * @param file its name, for messages
   * @throws betacut.rules.UsageException naming file and line, if it describes none
   */
  public static TomlTable parse(String text, String file) {
    return new Toml(text, file).file();
  }

  /** A text as TOML writes it. */
  public static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }

  private TomlTable file() {
    scanner.skipBlankLines();
    while (!scanner.atEnd()) {
      if (scanner.take('[')) {
        heading();
      } else {
        assignment(current);
      }
      scanner.endOfLine();
      scanner.skipBlankLines();
    }
    return root;
  }

  private void heading() {
    boolean isArray = scanner.take('[');
    int line = scanner.line();
    List<String> path = scanner.path();
    scanner.expect(']', "a heading ends with ']'");
    if (isArray) {
      scanner.expect(']', "a heading of a list of tables ends with ']]'");
    }
    TomlTable parent = descend(root, path.subList(0, path.size() - 1), line);
    String key = path.getLast();
    current = new TomlTable(file, String.join(".", path), line);
    if (isArray) {
      append(parent, key, line);
    } else if (parent.value(key).orElse(null) instanceof TomlTable begun && !begun.isClosed()) {
      current = begun;
      begun.close();
    } else if (parent.has(key)) {
      throw new TomlException(
          file, line, "'%s' is there already".formatted(String.join(".", path)));
    } else {
      current.close();
      parent.put(key, current, line);
    }
  }

  private void append(TomlTable parent, String key, int line) {
    List<TomlValue> tables = new ArrayList<>();
    switch (parent.value(key).orElse(null)) {
      case null -> {}
      case TomlValue.Items items -> tables.addAll(items.values());
      default ->
          throw new TomlException(
              file, line, "'%s' is there already, and is no list of tables".formatted(key));
    }
    tables.add(current);
    parent.put(key, new TomlValue.Items(tables, line), line);
  }

  /** The table at the end of a path; those on the way are made if they are missing. */
  private TomlTable descend(TomlTable from, List<String> path, int line) {
    TomlTable table = from;
    for (String key : path) {
      TomlValue next = table.value(key).orElse(null);
      if (next instanceof TomlValue.Items items && items.values().getLast() instanceof TomlTable) {
        next = items.values().getLast();
      }
      if (next == null) {
        String name = table.name().isEmpty() ? key : table.name() + "." + key;
        next = new TomlTable(file, name, line);
        table.put(key, next, line);
      }
      if (!(next instanceof TomlTable inner)) {
        throw new TomlException(file, line, "'%s' is %s, not a table".formatted(key, next.kind()));
      }
      table = inner;
    }
    return table;
  }

  private void assignment(TomlTable table) {
    int line = scanner.line();
    List<String> path = scanner.path();
    scanner.expect('=', "after the key '%s' comes '='".formatted(String.join(".", path)));
    TomlValue value = value(String.join(".", path));
    TomlTable target = descend(table, path.subList(0, path.size() - 1), line);
    if (target.has(path.getLast())) {
      throw new TomlException(
          file, line, "'%s' is there already; give it once".formatted(path.getLast()));
    }
    target.put(path.getLast(), value, line);
  }

  private TomlValue value(String key) {
    int line = scanner.line();
    if (scanner.take('[')) {
      return items(key, line);
    }
    return scanner.take('{') ? inlineTable(key, line) : scanner.scalar();
  }

  private TomlValue items(String key, int line) {
    List<TomlValue> items = new ArrayList<>();
    scanner.skipBlankLines();
    while (!scanner.take(']')) {
      items.add(value(key));
      scanner.skipBlankLines();
      if (!scanner.take(',') && !scanner.isAt(']')) {
        throw scanner.error("the list '%s' goes on with ',' or ends with ']'".formatted(key));
      }
      scanner.skipBlankLines();
    }
    return new TomlValue.Items(items, line);
  }

  private TomlValue inlineTable(String key, int line) {
    var table = new TomlTable(file, key, line);
    table.close();
    scanner.skipSpaces();
    while (!scanner.take('}')) {
      assignment(table);
      scanner.skipSpaces();
      if (!scanner.take(',') && !scanner.isAt('}')) {
        throw scanner.error("the table '%s' goes on with ',' or ends with '}'".formatted(key));
      }
      scanner.skipSpaces();
    }
    return table;
  }
}
