package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The app's types of what the server answers, made from the API's description. TypeScript also
 * checks real answers as if somebody had written them in the app, so that no field is missing,
 * unknown or different.
 */
final class AnswerTypes {
  private static final Path TYPES = Path.of("src/main/resources/betacut/web/app/answers.d.ts");
  private static final Path PROJECT = Path.of("target/answer-types");
  private static final int UNABLE = 3;
  private static final String REWRITE =
      "mvn -pl web -am test -Dtest=OpenApiTest -Dbetacut.rewrite=yes"
          + " -Dsurefire.failIfNoSpecifiedTests=false";
  private static final String HEAD =
      """
      /**
       * What the server answers, by question (docs/web.md), and what its live answers send, by event.
       * Made from the records of the server; OpenApiTest compares them and says how to do it again.
       */
      """;

  private final Map<String, String> answers = new TreeMap<>();
  private final Map<String, String> streams = new TreeMap<>();
  private final Map<?, ?> schemas;
  private final Set<String> seen = new HashSet<>();
  private final StringBuilder program =
      new StringBuilder("import type { Answers } from '../../%s';\n".formatted(TYPES));

  AnswerTypes(Map<?, ?> document) {
    schemas = map(map(document.get("components")).get("schemas"));
    map(document.get("paths"))
        .forEach(
            (path, methods) ->
                map(methods)
                    .forEach((method, one) -> add((String) path, (String) method, map(one))));
  }

  private static Map<?, ?> map(Object value) {
    return (Map<?, ?>) value;
  }

  private void add(String path, String method, Map<?, ?> operation) {
    String question = question(path);
    Map<?, ?> content = map(map(map(operation.get("responses")).get("200")).get("content"));
    boolean isAsked = List.of("get", "post").contains(method); // the others are told, not asked
    if (isAsked && content.containsKey("application/json")) {
      answers.put(question, type(schema(content.get("application/json"))));
    }
    if (content.containsKey("text/event-stream")) {
      streams.put(question, fields(schema(content.get("text/event-stream")), "; ", Set.of()));
    }
  }

  private static Map<?, ?> schema(Object content) {
    return map(map(content).get("schema"));
  }

  static String question(String path) {
    return path.replaceFirst("^/api/", "");
  }

  /** All of it, as the file has it. */
  private String text() {
    var text = new StringBuilder(HEAD);
    schemas.forEach(
        (name, schema) ->
            text.append(
                map(schema).containsKey("oneOf")
                    ? "\nexport type %s = %s;\n".formatted(name, type(map(schema)))
                    : "\nexport interface %s {\n  %s;\n}\n"
                        .formatted(name, fields(map(schema), ";\n  ", required(map(schema))))));
    text.append("\nexport interface Answers {\n");
    answers.forEach((question, type) -> text.append("  '%s': %s;\n".formatted(question, type)));
    text.append("}\n\nexport interface Streams {\n");
    streams.forEach((question, type) -> text.append("  '%s': { %s };\n".formatted(question, type)));
    return text.append("}\n").toString();
  }

  private static Set<?> required(Map<?, ?> schema) {
    Set<Object> optional = new HashSet<>(map(schema.get("properties")).keySet());
    optional.removeAll((List<?>) schema.get("required"));
    return optional;
  }

  private static String fields(Map<?, ?> schema, String separator, Set<?> optional) {
    String fields =
        map(schema.get("properties")).entrySet().stream()
            .map(
                field -> {
                  String sign = optional.contains(field.getKey()) ? "?: " : ": ";
                  return field.getKey() + sign + type(map(field.getValue()));
                })
            .collect(Collectors.joining(separator));
    if (!schema.containsKey("additionalProperties")) {
      return fields;
    }
    String other = "[name: string]: " + type(map(schema.get("additionalProperties")));
    return fields.isEmpty() ? other : fields + separator + other;
  }

  private static String type(Map<?, ?> schema) {
    for (String several : List.of("oneOf", "anyOf")) {
      if (schema.get(several) instanceof List<?> types) {
        return types.stream().map(one -> type(map(one))).collect(Collectors.joining(" | "));
      }
    }
    if (schema.get("$ref") instanceof String name) {
      return name.substring(name.lastIndexOf('/') + 1);
    }
    if (schema.get("const") instanceof String word) {
      return "'" + word + "'";
    }
    if (schema.get("enum") instanceof List<?> words) {
      return words.stream().map(word -> "'" + word + "'").collect(Collectors.joining(" | "));
    }
    return switch ((String) schema.get("type")) {
      case "integer", "number" -> "number";
      case "array" -> list(type(map(schema.get("items"))));
      case "object" ->
          schema.get("additionalProperties") instanceof Map<?, ?> values
              ? "Record<string, " + type(values) + ">"
              : "Record<string, unknown>";
      case String simple -> simple;
      case null -> "unknown";
    };
  }

  private static String list(String type) {
    return (type.contains(" | ") ? "(" + type + ")" : type) + "[]";
  }

  /** The app's file says this and nothing else. */
  void requireWritten() throws IOException {
    if (System.getProperty("betacut.rewrite") != null) {
      Files.writeString(TYPES, text());
    }
    assertThat(Files.readString(TYPES)).as("To write it again: " + REWRITE).isEqualTo(text());
  }

  /** An answer, or the last event of a live one, as JSON. */
  void add(String question, String json) {
    if (answers.containsKey(question)) {
      program.append(
          "export const answer%d: Answers['%s'] = %s;\n"
              .formatted(seen.size(), question, json.strip()));
      seen.add(question);
    }
  }

  /** Every type but these was compared, and fits; without TypeScript only the first is known. */
  void requireFit(Set<String> unseen) throws IOException, InterruptedException {
    Set<String> all = new HashSet<>(answers.keySet());
    all.removeAll(unseen);
    assertThat(seen).isEqualTo(all);
    Files.createDirectories(PROJECT);
    Files.writeString(PROJECT.resolve("answers.ts"), program);
    Files.writeString(
        PROJECT.resolve("tsconfig.json"),
        "{\"extends\": \"../../tsconfig.json\", \"include\": [\"answers.ts\"]}");
    Process tsc =
        new ProcessBuilder("bash", "app-tools", "types", PROJECT.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(tsc.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(tsc.waitFor()).as(said).isIn(0, UNABLE);
  }
}
