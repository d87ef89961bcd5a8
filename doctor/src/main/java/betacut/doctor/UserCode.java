package betacut.doctor;

import betacut.rules.Game;
import betacut.rules.GameFamily;
import betacut.rules.Rules;
import betacut.rules.RulesGame;
import betacut.rules.UsageException;
import betacut.testkit.OwnSearch;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipException;

/**
 * Code that a user brings: a source file, which is compiled, or a jar. Its games ({@link Rules},
 * {@link GameFamily}, {@link Game}) and searches ({@link OwnSearch}) are found by looking at all
 * its classes that can be made without parameters; nothing has to be registered.
 */
public final class UserCode implements AutoCloseable {
  private static final List<Class<?>> GAMES = List.of(Rules.class, GameFamily.class);

  private final Path file;
  private final Path folder;
  private final URLClassLoader loader;
  private final List<Class<?>> classes = new ArrayList<>();

  /** How many are open, and where our own results went before the first was; guarded by class. */
  private static int opened;

  private static PrintStream output = System.out;

  private UserCode(Path file, Path folder, URLClassLoader loader) {
    this.file = file;
    this.folder = folder;
    this.loader = loader;
    silence();
  }

  /**
   * Sends what strangers print to the error stream while any of them is open: no result of ours.
   */
  private static synchronized void silence() {
    if (opened++ == 0) {
      output = System.out;
      System.setOut(System.err);
    }
  }

  private static synchronized void unsilence() {
    if (--opened == 0) {
      System.setOut(output);
    }
  }

  /** Whether a word names a file of code, and not a game. */
  public static boolean isNamedBy(String word) {
    return word.endsWith(".java") || word.endsWith(".jar");
  }

  /**
   * Compiles or opens a file.
   *
   * @throws UsageException if it is missing, broken or does not compile
   */
  public static UserCode open(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new UsageException("There is no file %s; check its name and folder.".formatted(file));
    }
    try {
      Path folder = Files.createTempDirectory("betacut-code-");
      URL[] places = {url(folder), url(file)};
      var code =
          new UserCode(file, folder, new URLClassLoader(places, UserCode.class.getClassLoader()));
      try {
        code.load();
        return code;
      } catch (RuntimeException e) {
        code.close();
        throw e;
      }
    } catch (IOException e) {
      throw new UsageException("%s cannot be read: %s".formatted(file, e.getMessage()));
    }
  }

  private static URL url(Path path) throws MalformedURLException {
    return path.toUri().toURL();
  }

  private void load() throws IOException {
    List<String> names;
    if (file.toString().endsWith(".java")) {
      Compilation.run(file, folder);
      names = classNames(folder);
    } else {
      names = entries();
    }
    for (String name : names) {
      usable(name).ifPresent(classes::add);
    }
  }

  private static List<String> classNames(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .map(path -> folder.relativize(path).toString())
          .filter(name -> name.endsWith(".class"))
          .map(UserCode::className)
          .toList();
    }
  }

  private List<String> entries() throws IOException {
    try (var jar = new JarFile(file.toFile())) {
      return jar.stream()
          .map(entry -> entry.getName())
          .filter(name -> name.endsWith(".class") && !name.startsWith("META-INF"))
          .map(UserCode::className)
          .toList();
    } catch (ZipException e) {
      throw new UsageException(
          "%s is not a readable jar (%s); build it again.".formatted(file, e.getMessage()));
    }
  }

  private static String className(String path) {
    return path.substring(0, path.length() - ".class".length()).replaceAll("[/\\\\]", ".");
  }

  /** A class that can be made without parameters; one whose parts are missing is passed over. */
  private Optional<Class<?>> usable(String name) {
    try {
      Class<?> type = Class.forName(name, false, loader);
      boolean isConcrete = !type.isInterface() && !Modifier.isAbstract(type.getModifiers());
      boolean isSimple =
          Stream.of(type.getDeclaredConstructors()).anyMatch(made -> made.getParameterCount() == 0);
      return isConcrete && isSimple ? Optional.of(type) : Optional.empty();
    } catch (ClassNotFoundException | LinkageError e) {
      return Optional.empty();
    }
  }

  private static <T> T make(Class<? extends T> type) {
    try {
      var constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      return constructor.newInstance();
    } catch (ReflectiveOperationException | LinkageError e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      throw new UsageException(
          "%s cannot be made: its constructor or a static block threw %s."
              .formatted(type.getName(), cause));
    }
  }

  private <T> List<Class<? extends T>> implementing(Class<T> type) {
    List<Class<? extends T>> found = new ArrayList<>();
    for (Class<?> each : classes) {
      if (type.isAssignableFrom(each)) {
        found.add(each.asSubclass(type));
      }
    }
    return found;
  }

  /** A search the user brings, by the name of its class. */
  public record Search(String name, Supplier<OwnSearch> maker) {}

  public List<Search> searches() {
    return implementing(OwnSearch.class).stream()
        .map(type -> new Search(type.getSimpleName(), () -> make(type)))
        .toList();
  }

  /** The games in it, each in its usual size; a game of a family that is here counts once. */
  public List<Game<?>> games() {
    List<Game<?>> games = new ArrayList<>();
    for (Class<?> type : implementing(Rules.class)) {
      games.add(RulesGame.of((Rules<?, ?>) make(type)));
    }
    for (Class<? extends GameFamily> type : implementing(GameFamily.class)) {
      games.add(make(type).game(""));
    }
    if (games.isEmpty()) {
      for (Class<?> type : implementing(Game.class)) {
        games.add((Game<?>) make(type));
      }
    }
    return games;
  }

  /**
   * The one game in it.
   *
   * @throws UsageException if there is none, or several
   */
  public Game<?> game() {
    List<Game<?>> games = games();
    if (games.size() == 1) {
      return games.getFirst();
    }
    if (games.isEmpty()) {
      throw new UsageException(
          "There is no game in %s: no class that implements betacut.rules.Rules (or GameFamily) and"
                  .formatted(file)
              + " has a constructor without parameters. 'betacut new-game NAME' writes one to start"
              + " from.");
    }
    throw new UsageException(
        "There are several games in %s: %s. Keep one per file."
            .formatted(file, String.join(", ", games.stream().map(Game::id).toList())));
  }

  /**
   * Registers the games as services, so that whoever looks for games with this loader as the
   * thread's context finds them.
   *
   * @throws UsageException if a game is a bare {@link Game}, which no service finds
   */
  public ClassLoader published() {
    try {
      Path services = Files.createDirectories(folder.resolve("META-INF/services"));
      boolean isAny = false;
      for (Class<?> type : GAMES) {
        List<String> names = implementing(type).stream().map(Class::getName).toList();
        if (!names.isEmpty()) {
          Files.write(services.resolve(type.getName()), names);
          isAny = true;
        }
      }
      if (!isAny) {
        throw new UsageException(
            "The game in %s has no GameFamily, so it cannot be found by name; add a class that"
                    .formatted(file)
                + " implements betacut.rules.GameFamily and returns it.");
      }
      return loader;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    unsilence();
    try (Stream<Path> files = Files.walk(folder)) {
      loader.close();
      for (Path path : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
