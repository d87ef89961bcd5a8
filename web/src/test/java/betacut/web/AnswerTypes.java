package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Compares answers of the server with the types that the app has for them: TypeScript checks the
 * answers as if somebody had written them there, so that no field is missing, unknown or different.
 */
final class AnswerTypes {
  private static final Path TYPES = Path.of("src/main/resources/betacut/web/app/answers.d.ts");
  private static final Path PROJECT = Path.of("target/answer-types");
  private static final int UNABLE = 3;
  private static final String PROLOGUE =
      """
      import type { Answers, Streams } from '../../%s';
      type Last<P extends keyof Streams> = Streams[P][keyof Streams[P]];
      """;

  private final Set<String> answers = named("Answers");
  private final Set<String> streams = named("Streams");
  private final Set<String> seen = new HashSet<>();
  private final StringBuilder program = new StringBuilder(PROLOGUE.formatted(TYPES));

  /** The questions an interface names. */
  private static Set<String> named(String type) {
    try {
      String text = Files.readString(TYPES);
      String body = text.substring(text.indexOf("export interface " + type + " {"));
      return Pattern.compile("^ {2}'?([a-z/]+)'?: ", Pattern.MULTILINE)
          .matcher(body.substring(0, body.indexOf("\n}")))
          .results()
          .map(found -> found.group(1))
          .collect(Collectors.toSet());
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** An answer, or the last event of a live one, as JSON. */
  void add(String question, String json) {
    if (answers.contains(question) || streams.contains(question)) {
      String type = answers.contains(question) ? "Answers['%s']" : "Last<'%s'>";
      program.append(
          "export const answer%d: %s = %s;\n"
              .formatted(seen.size(), type.formatted(question), json.strip()));
      seen.add(question);
    }
  }

  /** Every type was compared, and fits; without TypeScript only the first is known. */
  void requireFit() throws IOException, InterruptedException {
    Set<String> all = new HashSet<>(answers);
    all.addAll(streams);
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
