package betacut.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Nothing lives by tests alone but what is offered to everybody. */
class UnusedMemberTest {
  /** Published for users' own code, which no code of ours has to call. */
  private static final Set<String> OFFERED =
      Set.of("betacut.rules", "betacut.search", "betacut.search.engine", "betacut.testkit");

  /** Through these tests put other input, output or time, or look at what is inside. */
  private static final Set<String> SEAMS =
      Set.of(
          "betacut.cli.core.Terminal.<init>",
          "betacut.games.mnk.Mnk.of",
          "betacut.lab.experiment.run.Runner.workers",
          "betacut.play.analyse.Chance.isMeasured",
          "betacut.search.spi.Clock.<init>",
          "betacut.search.spi.Request.of",
          "betacut.text.toml.TomlTable.truth",
          "betacut.web.WebServer.start",
          "betacut.web.http.Quota.isEmpty",
          "betacut.zoo.BuggyRules.allDirections");

  /**
   * What only the module cluster calls, which is not among the classes unless its profile is on.
   */
  private static final Set<String> CLUSTERS = Set.of("betacut.lab.unit.RemoteUnits");

  /** What only the module browser calls, which is compiled for pages and is not here. */
  private static final Set<String> PAGES =
      Set.of(
          "betacut.web.lab.DirectLaboratory.<init>",
          "betacut.web.lab.DirectLaboratory.take",
          "betacut.web.lab.StudyEndpoints.none");

  @Test
  void everyMemberIsUsed() {
    List<String> unused =
        ArchitectureTest.OURS.stream()
            .filter(type -> !OFFERED.contains(type.getPackageName()))
            .filter(type -> !CLUSTERS.contains(type.getName()))
            .flatMap(UnusedMemberTest::members)
            .filter(member -> member.getAccessesToSelf().isEmpty())
            .map(member -> member.getOwner().getName() + "." + member.getName())
            .filter(name -> !SEAMS.contains(name) && !PAGES.contains(name))
            .sorted()
            .toList();
    assertThat(unused).isEmpty();
  }

  /** What somebody has to call by its name; not what the language or a framework calls. */
  private static Stream<? extends JavaCodeUnit> members(JavaClass type) {
    boolean isWritten = !type.isAnonymousClass() && !type.isAnnotation();
    Stream<JavaMethod> methods =
        type.getMethods().stream()
            .filter(method -> !method.getModifiers().contains(JavaModifier.SYNTHETIC))
            .filter(method -> !method.getName().equals("main"))
            .filter(method -> method.getAnnotations().isEmpty())
            .filter(method -> !isMadeByTheCompiler(type, method))
            .filter(method -> !isInherited(type, method));
    Stream<JavaConstructor> constructors =
        type.getConstructors().stream()
            .filter(constructor -> !constructor.getParameters().isEmpty())
            .filter(constructor -> !type.isEnum());
    return isWritten ? Stream.concat(methods, constructors) : Stream.empty();
  }

  private static boolean isMadeByTheCompiler(JavaClass type, JavaMethod method) {
    boolean isAccessor =
        type.isRecord()
            && method.getParameters().isEmpty()
            && type.tryGetField(method.getName()).isPresent();
    boolean isOfEnum = type.isEnum() && Set.of("values", "valueOf").contains(method.getName());
    return isAccessor || isOfEnum;
  }

  /** Whether a supertype has such a method, through which it is called. */
  private static boolean isInherited(JavaClass type, JavaMethod method) {
    return Stream.concat(type.getAllRawSuperclasses().stream(), type.getAllRawInterfaces().stream())
        .flatMap(parent -> parent.getMethods().stream())
        .anyMatch(
            other ->
                other.getName().equals(method.getName())
                    && other.getParameters().size() == method.getParameters().size());
  }
}
