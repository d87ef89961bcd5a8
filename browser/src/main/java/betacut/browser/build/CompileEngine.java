package betacut.browser.build;

import betacut.browser.PageEngine;
import betacut.browser.PageWorkshop;
import betacut.text.json.Json;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.CRC32C;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.diagnostics.ProblemSeverity;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Makes the folder that a site has as {@code engine}: the engine as WebAssembly, TeaVM's script
 * that starts it, and the data files that are fetched when they are first needed. The engine is
 * compressed here, so that it is small on hosts that compress nothing.
 */
public final class CompileEngine {
  private static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";

  private final Path folder;
  private final Path work;

  private CompileEngine(Path folder) {
    this.folder = folder;
    work = folder.resolveSibling("teavm");
  }

  /** Compiles what is on the class path, unless it did so before. */
  public static void main(String[] arguments) throws IOException, TeaVMToolException {
    new CompileEngine(Path.of(arguments[0])).make();
  }

  private void make() throws IOException, TeaVMToolException {
    String sum = checksumOfClassPath();
    Path made = folder.resolveSibling("engine.sum");
    if (Files.exists(made) && Files.readString(made).equals(sum)) {
      return;
    }
    Files.deleteIfExists(made);
    Files.createDirectories(folder);
    Files.createDirectories(work); // two tools that both find none end the process
    compileBoth();
    try (InputStream runtime = TeaVMTool.class.getClassLoader().getResourceAsStream(RUNTIME)) {
      Files.write(folder.resolve("runtime.js"), runtime.readAllBytes());
    }
    List<DataFiles.DataFile> fetched =
        DataFiles.onClassPath().stream().filter(file -> !file.isSmall()).toList();
    for (DataFiles.DataFile file : fetched) {
      Files.write(folder.resolve(file.shortName()), file.content());
    }
    Files.writeString(
        folder.resolve("files.json"),
        Json.of(
            new About(fetched.stream().map(DataFiles.DataFile::shortName).toList(), version(sum))));
    Files.writeString(made, sum);
  }

  /**
   * What a page is told of the engine.
   *
   * @param version changes with any class or file of it
   */
  private record About(List<String> files, String version) {}

  private static String version(String sums) {
    var sum = new CRC32C();
    sum.update(sums.getBytes(StandardCharsets.UTF_8));
    return "%08x".formatted(sum.getValue());
  }

  /** Side by side, which takes two thirds of the time of one after the other. */
  private void compileBoth() throws TeaVMToolException {
    Callable<Void> engine = () -> compile(PageEngine.class, "engine");
    Callable<Void> workshop = () -> compile(PageWorkshop.class, "workshop");
    try (var threads = Executors.newFixedThreadPool(2)) {
      for (Future<Void> part : threads.invokeAll(List.of(workshop, engine))) {
        part.get();
      }
    } catch (InterruptedException | ExecutionException e) {
      throw new TeaVMToolException("the engine was not compiled", e);
    }
  }

  private Void compile(Class<?> main, String name) throws IOException, TeaVMToolException {
    var tool = new TeaVMTool();
    tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    tool.setMainClass(main.getName());
    tool.setTargetDirectory(work.toFile());
    tool.setTargetFileName(name + ".wasm");
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setObfuscated(true);
    tool.setAssertionsRemoved(true);
    tool.setClassLoader(CompileEngine.class.getClassLoader());
    tool.setClassPath(classPath().stream().map(Path::toFile).toList());
    tool.setLog(new EmptyTeaVMToolLog());
    tool.generate();
    List<Problem> severe =
        tool.getProblemProvider().getProblems().stream()
            .filter(problem -> problem.getSeverity() == ProblemSeverity.ERROR)
            .toList();
    if (!severe.isEmpty()) {
      severe.stream().map(CompileEngine::sentence).sorted().distinct().forEach(System.err::println);
      throw new IllegalStateException(
          "a page's engine lacks the above: add what is missing to betacut.browser (MissingMethods,"
              + " ExchangedClasses), or do without it");
    }
    try (var out = new SmallGzip(Files.newOutputStream(folder.resolve(name + ".bin")))) {
      Files.copy(work.resolve(name + ".wasm"), out);
    }
    return null;
  }

  /** Compressed once and fetched by many. */
  private static final class SmallGzip extends GZIPOutputStream {
    SmallGzip(OutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }

  private static String sentence(Problem problem) {
    var text = new DefaultProblemTextConsumer();
    problem.render(text);
    String place = problem.getLocation() == null ? "" : " in " + problem.getLocation().getMethod();
    return text.getText() + place;
  }

  private static List<Path> classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .toList();
  }

  /**
   * Changes with every class and file of ours, in a folder or in a jar, and with the version of
   * everything else.
   */
  private static String checksumOfClassPath() throws IOException {
    var files = new TreeMap<String, Long>();
    for (Path entry : classPath()) {
      if (Files.isDirectory(entry)) {
        addSums(entry, files);
      } else if (entry.getFileName().toString().startsWith("betacut-")) {
        try (FileSystem jar = FileSystems.newFileSystem(entry)) {
          addSums(jar.getPath("/"), files);
        }
      } else {
        files.put(entry.getFileName().toString(), 0L);
      }
    }
    return files.toString();
  }

  private static void addSums(Path root, Map<String, Long> files) throws IOException {
    for (Path file : DataFiles.below(root)) {
      String name = root.relativize(file).toString();
      if (!name.startsWith("META-INF/M")) { // the jar's own: manifest, Maven
        var sum = new CRC32C();
        sum.update(Files.readAllBytes(file));
        files.put(name, sum.getValue());
      }
    }
  }
}
