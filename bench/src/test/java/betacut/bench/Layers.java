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

/**
 * Who may know whom. One row per module, its packages below {@code betacut} and the modules it may
 * use, all of them spelled out.
 */
final class Layers {
  private record Layer(List<String> packages, Set<String> uses) {}

  private static final Map<String, Layer> LAYERS = new TreeMap<>();

  static {
    module("search", List.of("rules", "search"));
    module("games", List.of("games"), "search");
    module("testkit", List.of("testkit"), "search");
    module("doctor", List.of("doctor", "zoo"), "games", "testkit", "search");
    module("solve", List.of("solve"), "games", "search");
    module("lab", List.of("lab"), "doctor", "testkit", "solve", "games", "search");
    module("cluster", List.of("cluster"), "doctor", "testkit", "lab", "solve", "games", "search");
    module("web", List.of("web"), "doctor", "testkit", "lab", "solve", "games", "search");
    module(
        "cli",
        List.of("cli"),
        "web",
        "cluster",
        "doctor",
        "testkit",
        "lab",
        "solve",
        "games",
        "search");
    module(
        "bench",
        List.of("bench"),
        "cli",
        "web",
        "cluster",
        "doctor",
        "lab",
        "solve",
        "games",
        "testkit",
        "search");
  }

  /** The modules whose only runtime dependencies are the JDK and each other. */
  static final Set<String> CORE = Set.of("search", "games", "solve");

  private Layers() {}

  private static void module(String name, List<String> packages, String... uses) {
    LAYERS.put(name, new Layer(packages, Set.of(uses)));
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
