package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import betacut.cli.measure.BenchSuite;
import betacut.rules.Games;
import betacut.rules.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BenchCommandTest {
  @Test
  void signatureIsTheSameEveryTime() {
    Run first = Run.of("bench", "--suite", "quick", "--json");
    Run second = Run.of("bench", "--suite", "quick", "--json");
    assertThat(first.code()).isZero();
    assertThat(Run.fields(first.answer()))
        .containsExactly("suite", "positions", "nodes", "signature", "nanos");
    assertThat(first.text("signature")).matches("[0-9a-f]{8}").isEqualTo(second.text("signature"));
    assertThat(first.number("nodes")).isEqualTo(second.number("nodes")).isPositive();
    assertThat(first.lines()).hasSize(1);
  }

  @Test
  void peopleGetOneLine() {
    Run run = Run.of("bench", "--suite", "quick");
    assertThat(run.lines()).hasSize(1);
    assertThat(run.answer())
        .matches("bench 4 positions [\\d,]+ nodes signature [0-9a-f]{8} [\\d.]+ Mn/s");
    assertThat(run.err().lines()).hasSize(4);
  }

  @Test
  void expectationIsChecked() {
    String signature = Run.of("bench", "--suite", "quick", "--json").text("signature");
    assertThat(Run.of("bench", "--suite", "quick", "--expect", signature).code()).isZero();
    Run other = Run.of("bench", "--suite", "quick", "--expect", "0");
    assertThat(other.code()).isEqualTo(ExitCode.CHECK_FAILED);
    assertThat(other.err()).contains("not 0: the search has changed");
  }

  @ParameterizedTest
  @EnumSource(BenchSuite.class)
  void rowsAreGamesUnderWay(BenchSuite suite) {
    for (BenchSuite.Row row : suite.rows()) {
      assertThat(Games.find(row.game()).parse(row.position()).outcome())
          .isEqualTo(Position.ONGOING);
    }
  }
}
