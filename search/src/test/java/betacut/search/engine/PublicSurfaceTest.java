package betacut.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What everybody may use of this module is listed, little, and about no game. */
final class PublicSurfaceTest {
  private static final int MOST_TYPES = 30;
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Path CLASSES = Path.of("target/classes");
  private static final Path LIST = Path.of("src/test/resources/public-surface.txt");

  /** The games that ship beside this module, as they are typed or written. */
  private static final Set<String> GAMES =
      Set.of("connect4", "connect-4", "othello", "pentago", "tictactoe", "gomoku", "mnk");

  private static Set<String> exported() throws IOException {
    try (var descriptor = Files.newInputStream(CLASSES.resolve("module-info.class"))) {
      return ModuleDescriptor.read(descriptor).exports().stream()
          .filter(export -> !export.isQualified())
          .map(ModuleDescriptor.Exports::source)
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static List<Path> files(Path folder, String end) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
    }
  }

  /** The public types of a package, nested ones as {@code Outer.Inner}. */
  private static List<String> types(String name) throws IOException, ClassNotFoundException {
    List<String> types = new ArrayList<>();
    Path folder = CLASSES.resolve(name.replace('.', '/'));
    for (Path file : files(folder, ".class")) {
      if (file.getParent().equals(folder)) {
        String simple = file.getFileName().toString().replace(".class", "");
        Class<?> type = Class.forName(name + "." + simple, false, Engine.class.getClassLoader());
        if (type.getCanonicalName() != null && isPublic(type)) {
          types.add(type.getCanonicalName());
        }
      }
    }
    return types;
  }

  private static boolean isPublic(Class<?> type) {
    boolean isOpen = type.accessFlags().contains(AccessFlag.PUBLIC);
    return isOpen && (type.getDeclaringClass() == null || isPublic(type.getDeclaringClass()));
  }

  @Test
  void isTheListedOne() throws IOException, ClassNotFoundException {
    List<String> types = new ArrayList<>();
    for (String name : exported()) {
      types.addAll(types(name));
    }
    assertThat(types).as("a new type for everybody? Put it into %s", LIST).isEqualTo(lines());
    long whole = types.stream().filter(type -> !type.matches(".*[A-Z]\\w*\\.\\w+")).count();
    assertThat(whole).isLessThanOrEqualTo(MOST_TYPES);
  }

  private static List<String> lines() throws IOException {
    return Files.readAllLines(LIST).stream().filter(line -> !line.startsWith("#")).toList();
  }

  @Test
  void namesNoGame() throws IOException {
    List<String> named = new ArrayList<>();
    for (Path file : files(SOURCES, ".java")) {
      String text = Files.readString(file).toLowerCase(Locale.ROOT);
      GAMES.stream().filter(text::contains).forEach(game -> named.add(file + ": " + game));
    }
    assertThat(named).isEmpty();
  }
}
