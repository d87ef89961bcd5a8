package betacut.doctor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.games.connectfour.ConnectFour;
import betacut.games.mnk.Mnk;
import betacut.games.othello.OthelloFamily;
import betacut.rules.Game;
import betacut.rules.UsageException;
import betacut.testkit.OwnSearch;
import betacut.zoo.Bug;
import betacut.zoo.BuggyRules;
import betacut.zoo.ZooSearch;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The doctor names the bug of every sick engine, and finds nothing in sound ones. */
final class DoctorTest {
  /** As patient as a loaded machine needs: what is found must not depend on the time. */
  private static final Doctor DOCTOR = new Doctor(Duration.ofMinutes(2), Duration.ofMinutes(1));

  /** What hangs is given up by whoever waits a second; what answers should need a thousandth. */
  private static final Doctor IMPATIENT = new Doctor(Duration.ofMinutes(2), Duration.ofSeconds(1));

  static Stream<Path> wrong() throws IOException {
    return Files.list(students("wrong"));
  }

  static Stream<Path> right() throws IOException {
    return Files.list(students("right"));
  }

  private static Path students(String kind) {
    try {
      return Path.of(DoctorTest.class.getResource("/students/" + kind).toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  private static Diagnosis examined(Path file) {
    try (var code = UserCode.open(file)) {
      if (code.searches().isEmpty()) {
        Game<?> game = code.game();
        return DOCTOR.examine(game, Likeness.of(game));
      }
      var search = code.searches().getFirst();
      return DOCTOR.examine(search.name(), search.maker(), Doctor.usualGames());
    }
  }

  /** Each file is an engine or a game on its own, named for the bug in it. */
  @ParameterizedTest
  @MethodSource("wrong")
  void aStudentsBugIsNamedByItsNumber(Path file) {
    String number = file.getFileName().toString().replaceAll("Bug(\\d+).*", "$1");
    Diagnosis report = examined(file);
    assertThat(report.findings()).as(report.toString()).hasSize(1);
    assertThat(report.findings().getFirst().number().replaceAll("\\D", ""))
        .as(report.toString())
        .isEqualTo(number);
  }

  /** A search of a sound student; games stand under the name of their file. */
  record Sound(Path file, String name) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Sound> sound() throws IOException {
    return right().flatMap(DoctorTest::soundIn);
  }

  private static Stream<Sound> soundIn(Path file) {
    try (var code = UserCode.open(file)) {
      List<Sound> searches =
          code.searches().stream().map(search -> new Sound(file, search.name())).toList();
      return searches.isEmpty()
          ? Stream.of(new Sound(file, file.getFileName().toString()))
          : searches.stream();
    }
  }

  @ParameterizedTest
  @MethodSource("sound")
  void aSoundStudentIsHealthy(Sound student) {
    try (var code = UserCode.open(student.file)) {
      Diagnosis report =
          code.searches().stream()
              .filter(search -> search.name().equals(student.name))
              .findFirst()
              .map(search -> DOCTOR.examine(search.name(), search.maker(), Doctor.usualGames()))
              .orElseGet(() -> examined(student.file));
      assertThat(report.findings()).isEmpty();
      assertThat(report.passed()).isNotEmpty();
    }
  }

  @Test
  void thereAreTwentyStylesOfSoundSearches() throws IOException {
    assertThat(sound().filter(student -> !student.name.endsWith(".java")))
        .hasSizeGreaterThanOrEqualTo(20);
  }

  @ParameterizedTest
  @EnumSource(
      value = Bug.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"MISSING_DIAGONAL", "WRAPPED_BITBOARD", "PASS_IS_THE_END"})
  void everySearchOfTheZooIsRecognised(Bug bug) {
    Diagnosis report = DOCTOR.examine("zoo", () -> new ZooSearch(bug), Doctor.usualGames());
    if (bug == Bug.NONE) {
      assertThat(report.findings()).isEmpty();
      assertThat(report.skipped()).isEmpty();
    } else {
      assertThat(report.findings()).as(report.toString()).hasSize(1);
      assertThat(report.findings().getFirst().suspects()).as(report.toString()).contains(bug);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Bug.class,
      names = {"MISSING_DIAGONAL", "WRAPPED_BITBOARD", "PASS_IS_THE_END"})
  void everyRuleOfTheZooIsRecognised(Bug bug) {
    Game<?> game =
        bug == Bug.PASS_IS_THE_END ? new OthelloFamily().game("6x6") : ConnectFour.of(7, 6);
    Diagnosis report = DOCTOR.examine(BuggyRules.of(bug, game), Optional.of(game));
    assertThat(report.findings().getFirst().suspects()).containsExactly(bug);
  }

  /** Boards that nobody drew are not compared; lines of play still are. */
  @Test
  void aGameWithoutABoardIsComparedByCounting() {
    try (var code = UserCode.open(students("right").resolve("NoBoardTicTacToe.java"))) {
      Diagnosis sound = DOCTOR.examine(code.game(), Optional.of(Mnk.of(3, 3, 3)));
      assertThat(sound.findings()).isEmpty();
      assertThat(sound.passed()).contains("as many lines of play as in the rule book");
      assertThat(sound.skipped()).anyMatch(text -> text.contains("its board cannot be held"));
      Diagnosis other = DOCTOR.examine(code.game(), Optional.of(Mnk.of(3, 3, 2)));
      assertThat(other.findings()).hasSize(1);
      assertThat(other.findings().getFirst().number()).isEmpty();
      assertThat(other.findings().getFirst().where()).contains("3 plies from the start");
    }
  }

  static List<Game<?>> games() {
    return List.of(
        ConnectFour.of(7, 6), Mnk.of(3, 3, 3), Mnk.of(5, 5, 4), new OthelloFamily().game("6x6"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void ourGamesAreHealthy(Game<?> game) {
    assertThat(DOCTOR.examine(game, Optional.empty()).findings()).isEmpty();
  }

  @Test
  void aHangingSearchIsReportedWithItsPosition() {
    OwnSearch sleeper =
        (position, evaluator, depth) -> {
          sleep();
          return new OwnSearch.Answer(0, 0);
        };
    Diagnosis report = IMPATIENT.examine("sleeper", () -> sleeper, List.of(Mnk.of(3, 3, 3)));
    assertThat(report.findings()).hasSize(1);
    assertThat(report.findings().getFirst().where())
        .isEqualTo("tictactoe: the start, searched to depth 1");
    assertThat(report.findings().getFirst().actual()).contains("endless loop");
  }

  @Test
  void whatHangsBeforeTheExaminationIsReported() {
    assertThatThrownBy(
            () ->
                IMPATIENT.ask(
                    "My.java",
                    () -> {
                      sleep();
                      return 1;
                    }))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("My.java: no answer after 1.0 s");
    assertThat(DOCTOR.<Integer>ask("My.java", () -> 1)).isEqualTo(1);
  }

  @Test
  void withoutTimeNothingIsCalledHealthy() {
    var hurried = new Doctor(Duration.ZERO, Duration.ofMinutes(1));
    Diagnosis game = hurried.examine(Mnk.of(3, 3, 3), Optional.empty());
    assertThat(game.isCutShort()).isTrue();
    assertThat(game.isHealthy()).isFalse();
    Diagnosis search =
        hurried.examine("zoo", () -> new ZooSearch(Bug.NONE), List.of(Mnk.of(3, 3, 3)));
    assertThat(search.passed()).isEmpty();
    assertThat(search.isHealthy()).isFalse();
  }

  @Test
  void noAnswerIsNotTakenForABugOfTheZoo() {
    Diagnosis report =
        DOCTOR.examine(
            "nobody", () -> (position, opinion, depth) -> null, List.of(Mnk.of(3, 3, 3)));
    assertThat(report.findings().getFirst().number()).isEmpty();
    assertThat(report.findings().getFirst().actual()).isEqualTo("search returned null");
  }

  private static void sleep() {
    try {
      Thread.sleep(Duration.ofMinutes(10));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aThrowingSearchIsReportedWithItsPositionAndLine() {
    OwnSearch thrower =
        (position, evaluator, depth) -> {
          throw new ArrayIndexOutOfBoundsException("Index 7 out of bounds for length 7");
        };
    Diagnosis report = DOCTOR.examine("thrower", () -> thrower, List.of(ConnectFour.of(7, 6)));
    Finding finding = report.findings().getFirst();
    assertThat(finding.number()).isEmpty();
    assertThat(finding.where()).contains("the start, searched to depth 1");
    assertThat(finding.actual()).contains("Index 7 out of bounds", "DoctorTest.java:");
  }
}
