package betacut.bench;

import static com.tngtech.archunit.base.DescribedPredicate.describe;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Who may know whom. One row per module, its packages below {@code betacut} and the modules it may
 * use, all of them spelled out.
 */
final class Layers {
  private record Layer(List<String> packages, Set<String> uses) {}

  private static final Map<String, Layer> LAYERS = new TreeMap<>();

  static {
    module("search", List.of("platform", "rules", "search"));
    module("explain", List.of("explain"), "search");
    module("stats", List.of("stats"), "search");
    module("text", List.of("text"), "search");
    module("games", List.of("games"), "search");
    module("testkit", List.of("testkit"), "search");
    module("doctor", List.of("doctor", "foreign", "zoo"), "explain", "games", "testkit", "search");
    module("solve", List.of("solve"), "games", "search");
    module("play", List.of("play"), "text", "doctor", "explain", "solve", "games", "search");
    module("lab", List.of("lab"), "play", "stats", "text", "doctor", "solve", "games", "search");
    above("studies", "lab");
    above("web", "studies");
    above("browser", "web", "testkit");
    above("cli", "web", "testkit");
    above("bench", "cli");
    module("release", List.of("release"), "solve", "games", "testkit", "search");
  }

  /** The modules whose only runtime dependencies are the JDK and each other. */
  static final Set<String> CORE = Set.of("search", "games", "solve");

  private Layers() {}

  private static void module(String name, List<String> packages, String... uses) {
    LAYERS.put(name, new Layer(packages, Set.of(uses)));
  }

  /** A module that may use another one, and all that it may use. */
  private static void above(String name, String highest, String... more) {
    Set<String> uses = new TreeSet<>(usableBy(highest));
    uses.addAll(Set.of(highest, "explain"));
    uses.addAll(List.of(more));
    LAYERS.put(name, new Layer(List.of(name), uses));
  }

  static Set<String> modules() {
    return LAYERS.keySet();
  }

  /** The modules that {@code module} may use, itself not included. */
  static Set<String> usableBy(String module) {
    return LAYERS.get(module).uses();
  }

  /** No class of {@code module} uses a class below {@code root} that its module may not know. */
  static ArchRule directionOf(String module, String root) {
    return ArchRuleDefinition.noClasses()
        .that(belongTo(module, root))
        .should()
        .dependOnClassesThat(areForbiddenTo(module, root))
        .allowEmptyShould(true);
  }

  /** Every class below {@code root} belongs to a module of the table. */
  static ArchRule everyClassHasModule(String root) {
    return ArchRuleDefinition.classes()
        .that()
        .resideInAPackage(root + "..")
        .should()
        .resideInAnyPackage(
            LAYERS.values().stream()
                .flatMap(layer -> layer.packages().stream())
                .map(name -> root + "." + name + "..")
                .toArray(String[]::new));
  }

  private static DescribedPredicate<JavaClass> belongTo(String module, String root) {
    return describe("belong to " + module, type -> contains(module, root, type));
  }

  private static DescribedPredicate<JavaClass> areForbiddenTo(String module, String root) {
    Set<String> uses = usableBy(module);
    return describe(
        "are neither in " + module + " nor in " + uses,
        type ->
            isBelow(root, type)
                && !contains(module, root, type)
                && uses.stream().noneMatch(used -> contains(used, root, type)));
  }

  private static boolean contains(String module, String root, JavaClass type) {
    return LAYERS.get(module).packages().stream()
        .anyMatch(name -> isBelow(root + "." + name, type));
  }

  private static boolean isBelow(String folder, JavaClass type) {
    return (type.getBaseComponentType().getPackageName() + ".").startsWith(folder + ".");
  }
}
