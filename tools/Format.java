import com.google.googlejavaformat.java.Main;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Checks or applies the source format of the whole tree; the build runs it as a source file. */
public final class Format {
  private static final String APPLY = "mvn -q -N -Pformat process-sources";

  /** Runs {@code check ROOT} or {@code apply ROOT}. */
  public static void main(String[] args) throws Exception {
    boolean check = args[0].equals("check");
    List<String> arguments = new ArrayList<>();
    arguments.addAll(check ? List.of("--dry-run", "--set-exit-if-changed") : List.of("--replace"));
    arguments.addAll(sources(Path.of(args[1]).toRealPath()));
    var out = new PrintWriter(System.out, true);
    var err = new PrintWriter(System.err, true);
    int status =
        new Main(out, err, InputStream.nullInputStream()).format(arguments.toArray(String[]::new));
    if (status != 0 && check) {
      err.println("The files above are not formatted. To format them: " + APPLY);
    }
    System.exit(status);
  }

  private static List<String> sources(Path root) throws IOException {
    List<Path> folders = new ArrayList<>(List.of(root.resolve("tools")));
    try (Stream<Path> modules = Files.list(root)) {
      modules.map(module -> module.resolve("src")).filter(Files::isDirectory).forEach(folders::add);
    }
    List<String> sources = new ArrayList<>();
    for (Path folder : folders) {
      try (Stream<Path> files = Files.walk(folder)) {
        files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(sources::add);
      }
    }
    return sources;
  }
}
