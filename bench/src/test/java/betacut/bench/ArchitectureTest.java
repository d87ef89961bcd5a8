package betacut.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.bench.SourceTree.Dependency;
import betacut.rules.GameFamily;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Arrows between modules never point back, the core needs only the JDK, and files stay small. */
class ArchitectureTest {
  private static final int LONGEST_FILE = 500;
  private static final int WIDEST_LINE = 100;
  private static final String VIOLATION = "betacut.bench.violation";
  private static final String VAGUE_NAME = ".*(Utils?|Helpers?|Managers?|Impl)";

  private static final Set<String> MACHINE_CALLS =
      Set.of(
          "AtomicBoolean.getOpaque",
          "Class.getResource",
          "Class.getResourceAsStream",
          "Collections.unmodifiableSequencedMap",
          "ConcurrentHashMap.newKeySet",
          "Math.unsignedMultiplyHigh",
          "String.lines",
          "Thread.start",
          "Thread.startVirtualThread");

  private static final Set<String> WALL_CLOCK =
      Set.of(
          "Instant.now",
          "LocalDate.now",
          "LocalDateTime.now",
          "LocalTime.now",
          "OffsetDateTime.now",
          "System.currentTimeMillis",
          "ZonedDateTime.now");

  private static final SourceTree TREE = SourceTree.ours();
  static final JavaClasses OURS =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("betacut");

  static List<String> modules() {
    return TREE.modules();
  }

  static List<String> coreModules() {
    return modules().stream().filter(Layers.CORE::contains).toList();
  }

  @Test
  void everyModuleIsInTheTable() {
    assertThat(Layers.modules()).containsAll(modules());
    Layers.everyClassHasModule("betacut").check(OURS);
  }

  @ParameterizedTest
  @MethodSource("modules")
  void classesUseOnlyModulesTheyMayKnow(String module) {
    Layers.directionOf(module, "betacut").check(OURS);
  }

  /** ARCHITECTURE.md has a row for every package, and no row for one that is gone. */
  @Test
  void everyPackageIsDescribed() throws IOException {
    Set<String> described =
        Pattern.compile("`(betacut(?:\\.[a-z]+)+)`")
            .matcher(Files.readString(TREE.folder("ARCHITECTURE.md")))
            .results()
            .map(match -> match.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(described).isEqualTo(TREE.packages());
  }

  @Test
  void rulesKnowNothingOfSearch() {
    rulesIgnoreSearch("betacut").check(OURS);
  }

  @Test
  void packagesFormNoCycles() {
    noCycles("betacut").check(OURS);
  }

  /** A reader who looks for a class by its name finds one. */
  @Test
  void noTwoClassesShareAName() {
    Map<String, List<String>> byName =
        OURS.stream()
            .filter(JavaClass::isTopLevelClass)
            .filter(type -> !type.getSimpleName().equals("package-info"))
            .collect(
                Collectors.groupingBy(
                    JavaClass::getSimpleName,
                    Collectors.mapping(JavaClass::getName, Collectors.toList())));
    assertThat(byName.values()).filteredOn(names -> names.size() > 1).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void pomsDeclareOnlyModulesTheyMayKnow(String module) {
    Set<String> declared =
        TREE.dependencies(module).stream()
            .filter(dependency -> dependency.isOurs() && !dependency.isForTests())
            .map(Dependency::module)
            .collect(Collectors.toSet());
    assertThat(Layers.usableBy(module)).containsAll(declared);
  }

  @ParameterizedTest
  @MethodSource("coreModules")
  void coreNeedsNothingBeyondTheJdk(String module) {
    assertThat(TREE.dependencies(module))
        .filteredOn(dependency -> !dependency.isOurs() && !dependency.isForTests())
        .isEmpty();
    ModuleDescriptor descriptor = TREE.descriptor(module).orElseThrow();
    assertThat(descriptor.requires())
        .extracting(Requires::name)
        .allMatch(name -> name.matches("(java|jdk)\\..+") || Layers.CORE.contains(ours(name)));
  }

  @ParameterizedTest
  @MethodSource("modules")
  void moduleDescriptorsAgreeWithTheTable(String module) {
    assertThat(TREE.descriptor(module).isPresent()).isEqualTo(TREE.declaresModule(module));
    TREE.descriptor(module)
        .ifPresent(
            descriptor -> {
              assertThat(descriptor.name()).isEqualTo("betacut." + module);
              assertThat(descriptor.requires())
                  .extracting(Requires::name)
                  .filteredOn(name -> name.startsWith("betacut."))
                  .allMatch(name -> Layers.usableBy(module).contains(ours(name)));
            });
  }

  /** The module path reads module-info, the class path META-INF/services: they must agree. */
  @Test
  void gamesAreFoundOnEitherPath() {
    List<String> provided =
        TREE.descriptor("games").orElseThrow().provides().stream()
            .filter(provides -> provides.service().equals(GameFamily.class.getName()))
            .flatMap(provides -> provides.providers().stream())
            .toList();
    assertThat(ServiceLoader.load(GameFamily.class))
        .extracting(family -> family.getClass().getName())
        .isNotEmpty()
        .containsExactlyInAnyOrderElementsOf(provided);
  }

  @Test
  void theMachineIsBehindTheSeam() {
    machineIsBehindTheSeam("betacut").check(OURS);
  }

  /** Times are measured by the clock that cannot jump; the other one is for names and reports. */
  @Test
  void theWallClockIsForNamesAndReports() {
    noWallClock("betacut").check(OURS);
  }

  /** Games own what is theirs, so that a user's game can have it too. */
  @Test
  void searchNamesNoGame() {
    Pattern name = Pattern.compile("\"(connect4|othello|pentago|gomoku|tictactoe|mnk)");
    assertThat(TREE.sources())
        .filteredOn(file -> file.toString().contains("/search/src/main/"))
        .isNotEmpty()
        .filteredOn(
            file ->
                lines(file).stream()
                    .anyMatch(line -> !line.strip().startsWith("*") && name.matcher(line).find()))
        .isEmpty();
  }

  @Test
  void namesSayTheThing() {
    noVagueNames().check(OURS);
  }

  @Test
  void filesFitInOneReading() {
    List<Path> sources = TREE.sources();
    assertThat(sources)
        .extracting(file -> file.toString().replaceAll(".*\\.", ""))
        .contains("java", "js", "css", "html");
    assertThat(longFiles(sources)).isEmpty();
  }

  /** Java's formatter breaks long lines; the app's leaves comments and texts as they are. */
  @Test
  void linesFitOnAScreen() {
    assertThat(wideFiles(TREE.sources())).isEmpty();
  }

  /** The rules above find a violation when there is one. */
  @Test
  void violationsAreFound(@TempDir Path folder) throws IOException {
    JavaClasses wrong = new ClassFileImporter().importPackages(VIOLATION);
    assertViolates(Layers.directionOf("search", VIOLATION), wrong, "BackwardArrow");
    assertViolates(Layers.everyClassHasModule(VIOLATION), wrong, "violation.stray");
    assertViolates(rulesIgnoreSearch(VIOLATION), wrong, "RuleThatSearches");
    assertViolates(noVagueNames(), wrong, "BoardUtil");
    assertViolates(machineIsBehindTheSeam(VIOLATION), wrong, "DataBesideClass");
    assertViolates(machineIsBehindTheSeam(VIOLATION), wrong, "OwnDice");
    assertViolates(noCycles(VIOLATION), wrong, "BackwardArrow");
    assertViolates(noWallClock(VIOLATION), wrong, "TimeOfDay");
    assertThat(Layers.directionOf("games", VIOLATION).evaluate(wrong).hasViolation()).isFalse();

    Path fits = Files.writeString(folder.resolve("Fits.java"), "\n".repeat(LONGEST_FILE));
    Path longer = Files.writeString(folder.resolve("Long.java"), "\n".repeat(LONGEST_FILE + 1));
    assertThat(longFiles(List.of(fits, longer))).containsExactly(longer);
    Path wide = Files.writeString(folder.resolve("wide.js"), "x".repeat(WIDEST_LINE + 1));
    assertThat(wideFiles(List.of(fits, wide))).containsExactly(wide);
  }

  /** {@code games} for {@code betacut.games}; a foreign name is left as it is. */
  private static String ours(String name) {
    return name.replaceFirst("^betacut\\.", "");
  }

  private static ArchRule rulesIgnoreSearch(String root) {
    return ArchRuleDefinition.noClasses()
        .that()
        .resideInAPackage(root + ".rules..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(root + ".search..");
  }

  /** What another kind of Java machine lacks; `betacut.platform` is there to be exchanged. */
  private static ArchRule machineIsBehindTheSeam(String root) {
    return ArchRuleDefinition.noClasses()
        .that()
        .resideInAnyPackage(
            root + ".rules..", root + ".search..", root + ".games..", root + ".solve..")
        .should()
        .dependOnClassesThat()
        .belongToAnyOf(
            AtomicLongArray.class,
            MethodHandle.class,
            MethodHandles.class,
            Runtime.class,
            ServiceLoader.class,
            SplittableRandom.class,
            Thread.Builder.class,
            VarHandle.class)
        .orShould(callOneOf(MACHINE_CALLS));
  }

  private static ArchRule noWallClock(String root) {
    return ArchRuleDefinition.noClasses()
        .that()
        .resideInAPackage(root + "..")
        .and()
        .doNotHaveSimpleName("GameFolder") // names of games
        .and()
        .doNotHaveSimpleName("Session") // the day of a game on a score sheet
        .and()
        .doNotHaveSimpleName("PuzzleCommand") // the puzzle of the day is named by it
        .and()
        .doNotHaveSimpleName("Surroundings") // provenance
        .and()
        .doNotHaveSimpleName("OwnFiles") // the age of what a killed process left
        .and()
        .doNotHaveSimpleName("Replacement") // the same
        .should(callOneOf(WALL_CLOCK));
  }

  private static ArchCondition<JavaClass> callOneOf(Set<String> methods) {
    return new ArchCondition<>("call one of " + methods) {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        type.getMethodCallsFromSelf().stream()
            .filter(call -> methods.contains(nameOf(call.getTarget())))
            .forEach(
                call -> events.add(SimpleConditionEvent.satisfied(call, call.getDescription())));
      }
    };
  }

  private static String nameOf(AccessTarget method) {
    return method.getOwner().getSimpleName() + "." + method.getName();
  }

  /** Of packages, inside modules too: what needs each other belongs together. */
  private static ArchRule noCycles(String root) {
    return SlicesRuleDefinition.slices().matching(root + ".(**)").should().beFreeOfCycles();
  }

  private static ArchRule noVagueNames() {
    return ArchRuleDefinition.noClasses().should().haveNameMatching(VAGUE_NAME);
  }

  private static List<Path> longFiles(List<Path> sources) {
    return sources.stream().filter(file -> lines(file).size() > LONGEST_FILE).toList();
  }

  private static List<Path> wideFiles(List<Path> sources) {
    return sources.stream()
        .filter(file -> !file.toString().endsWith(".java"))
        .filter(file -> lines(file).stream().anyMatch(line -> line.length() > WIDEST_LINE))
        .toList();
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void assertViolates(ArchRule rule, JavaClasses classes, String culprit) {
    assertThatThrownBy(() -> rule.check(classes))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(culprit);
  }
}
