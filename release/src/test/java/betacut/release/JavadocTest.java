package betacut.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that a module shows to all is explained, in Javadoc without an error. */
class JavadocTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  /** Nor is it asked what a constructor without parameters is for. */
  private static final Pattern PLAIN_CONSTRUCTOR =
      Pattern.compile("(public|protected) \\w+(\\(\\))? \\{.*");

  /** Tags that repeat what the sentence says are not asked for. */
  private static final String SAID_BY_THE_SENTENCE = "no @(param|return|throws).*";

  @TempDir Path classes;

  static List<String> modules() {
    return Pom.read(ROOT.resolve("bom/pom.xml"), ROOT).managed().stream()
        .map(artefact -> artefact.name().substring("betacut-".length()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void whatIsExportedIsExplained(String module) throws IOException {
    Path folder = ROOT.resolve(module);
    ModuleDescriptor descriptor =
        ModuleFinder.of(folder.resolve("target/classes")).findAll().iterator().next().descriptor();
    String exported =
        descriptor.exports().stream()
            .filter(exports -> !exports.isQualified())
            .map(ModuleDescriptor.Exports::source)
            .collect(Collectors.joining(","));
    assertThat(complaints(folder.resolve("src/main/java"), descriptor.name(), exported)).isEmpty();
  }

  private List<String> complaints(Path sources, String module, String packages) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    String path = System.getProperty("java.class.path");
    List<String> options =
        List.of(
            "-d",
            classes.toString(),
            "-proc:none",
            "-Xmaxwarns",
            "9999",
            "--module-path",
            path,
            "--class-path",
            path,
            "--add-reads",
            module + "=ALL-UNNAMED",
            "-Xdoclint:all/protected",
            "-Xdoclint/package:" + packages);
    try (var files = compiler.getStandardFileManager(found, Locale.ROOT, null);
        Stream<Path> all = Files.walk(sources)) {
      List<Path> units = all.filter(file -> file.toString().endsWith(".java")).toList();
      compiler
          .getTask(
              new StringWriter(),
              files,
              found,
              options,
              null,
              files.getJavaFileObjectsFromPaths(units))
          .call();
    }
    List<String> complaints = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> at : found.getDiagnostics()) {
      String message = at.getMessage(Locale.ROOT);
      Path file = Path.of(at.getSource().toUri());
      String line = Files.readAllLines(file).get((int) at.getLineNumber() - 1).strip();
      if (!message.matches(SAID_BY_THE_SENTENCE) && !PLAIN_CONSTRUCTOR.matcher(line).matches()) {
        complaints.add(file.getFileName() + ":" + at.getLineNumber() + " " + message + ": " + line);
      }
    }
    return complaints;
  }
}
