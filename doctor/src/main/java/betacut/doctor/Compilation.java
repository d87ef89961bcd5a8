package betacut.doctor;

import betacut.rules.Rules;
import betacut.rules.UsageException;
import betacut.testkit.OwnSearch;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** Compiles one source file against Betacut's own classes. */
final class Compilation {
  private static final int MOST_ERRORS = 5;

  private Compilation() {}

  /**
   * Puts the class files into a folder.
   *
   * @throws UsageException with the compiler's messages if there are errors
   */
  static void run(Path source, Path folder) {
    JavaCompiler compiler =
        Optional.ofNullable(ToolProvider.getSystemJavaCompiler())
            .orElseThrow(
                () ->
                    new UsageException(
                        "This Java has no compiler; run Betacut with a JDK, or bring a jar."));
    var messages = new DiagnosticCollector<JavaFileObject>();
    List<String> options =
        List.of("-proc:none", "-Xlint:none", "-d", folder.toString(), "-cp", classPath());
    try (var files =
        compiler.getStandardFileManager(messages, Locale.ROOT, StandardCharsets.UTF_8)) {
      var task =
          compiler.getTask(
              new StringWriter(), files, messages, options, null, files.getJavaFileObjects(source));
      if (!task.call()) {
        throw new UsageException(errors(source, messages.getDiagnostics()));
      }
    } catch (IOException e) {
      throw new UsageException("%s cannot be compiled: %s".formatted(source, e.getMessage()));
    }
  }

  /** Where the classes are that a user's file may use: rules, searches, games, the testkit. */
  private static String classPath() {
    return Stream.of(Rules.class, betacut.games.mnk.Mnk.class, OwnSearch.class)
        .map(Compilation::placeOf)
        .distinct()
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String placeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String errors(
      Path source, List<Diagnostic<? extends JavaFileObject>> diagnostics) {
    List<String> errors =
        diagnostics.stream()
            .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
            .map(
                each ->
                    "%s:%d: %s"
                        .formatted(
                            source.getFileName(),
                            each.getLineNumber(),
                            each.getMessage(Locale.ROOT)))
            .toList();
    String more =
        errors.size() > MOST_ERRORS ? "%n… and %d more".formatted(errors.size() - MOST_ERRORS) : "";
    return "%s does not compile; correct it and try again:%n%s%s"
        .formatted(
            source,
            errors.stream().limit(MOST_ERRORS).collect(Collectors.joining(System.lineSeparator())),
            more);
  }
}
