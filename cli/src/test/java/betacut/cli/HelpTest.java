package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.OrderPart;
import betacut.search.TablePolicy;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HelpTest {
  @ParameterizedTest
  @EnumSource(Verb.class)
  void everyVerbHasNarrowHelpWithThreeExamples(Verb verb) {
    Run run = Run.of("help", verb.id());
    assertThat(run.code()).isZero();
    assertThat(run.lines()).allMatch(line -> line.length() <= 80);
    int heading = run.lines().indexOf("Examples:");
    List<String> examples = run.lines().subList(heading + 1, run.lines().size());
    assertThat(examples).hasSize(3).allMatch(example -> example.startsWith("  betacut "));
    assertThat(run.out()).contains("Exit codes:", "--json");
    assertThat(Run.of(verb.id(), "--help").out()).isEqualTo(run.out());
  }

  @Test
  void analyseNamesAllThereIs() {
    String help = Run.of("help", "analyse").out().replaceAll("\\s+", "");
    for (Algorithm algorithm : Algorithm.values()) {
      assertThat(help).contains(algorithm.id());
    }
    for (Feature feature : Feature.values()) {
      assertThat(help).contains(feature.id());
    }
    for (OrderPart part : OrderPart.values()) {
      assertThat(help).contains(part.id());
    }
    for (TablePolicy policy : TablePolicy.values()) {
      assertThat(help).contains(policy.id());
    }
  }

  @Test
  void helpAloneListsTheCommands() {
    assertThat(Run.of("help").out()).isEqualTo(Run.of().out()).isEqualTo(Run.of("--help").out());
  }

  @Test
  void helpGuessesTheCommand() {
    Run run = Run.of("help", "prft");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("Did you mean perft?");
  }
}
