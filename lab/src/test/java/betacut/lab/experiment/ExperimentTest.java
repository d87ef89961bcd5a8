package betacut.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.experiment.spec.SpecReader;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExperimentTest {
  private static final String SPEC =
      """
      name = "sweep"
      title = "A sweep"
      games = ["connect4", "tictactoe"]
      measures = ["nodes", "value"]
      repeats = 2
      seed = 7
      [positions]
      list = ["-"]
      connect4.random = { count = 3, plies = [2, 5] }
      [fixed]
      algorithm = "alphabeta"
      tictactoe.evaluation = "win-only"
      [variants]
      plain = "table=none"
      stored = { table = "bucket", table-mib = 1 }
      [factors]
      depth = [1, 2, 3]
      tictactoe.depth = [4]
      [quick]
      repeats = 1
      positions.connect4.random.count = 1
      """;

  private static Experiment read(String text) {
    return SpecReader.read(text, "spec.toml");
  }

  @Test
  void gridIsFullAndPairedByPosition() {
    Experiment experiment = read(SPEC);
    List<Trial> trials = experiment.trials();
    assertThat(experiment.blocks()).hasSize(4 + 1);
    assertThat(trials).hasSize(4 * 6 * 2 + 1 * 2 * 2);
    assertThat(trials)
        .extracting(Trial::number)
        .containsExactlyElementsOf(IntStream.range(0, trials.size()).boxed().toList());
    assertThat(trials.getFirst().setting()).hasToString("variant=plain depth=1");
    for (PositionBlock block : experiment.blocks()) {
      List<Trial> own = trials.stream().filter(t -> t.block() == block.number()).toList();
      assertThat(own).extracting(Trial::position).containsOnly(block.position());
      int settings = block.game().equals("connect4") ? 6 : 2;
      assertThat(own.stream().map(Trial::setting).distinct()).hasSize(settings);
      assertThat(own).hasSize(2 * settings);
    }
    assertThat(read(SPEC).trials()).isEqualTo(trials);
  }

  @Test
  void secondRepeatGoesBackwards() {
    List<Trial> trials = read(SPEC).trials();
    List<Setting> forth = trials.subList(0, 6).stream().map(Trial::setting).toList();
    List<Setting> back = trials.subList(6, 12).stream().map(Trial::setting).toList();
    assertThat(back).isEqualTo(forth.reversed()).isNotEqualTo(forth);
  }

  @Test
  void settingsBecomeEngines() {
    Experiment experiment = read(SPEC);
    Trial last = experiment.trials().getLast();
    assertThat(experiment.engine("tictactoe", last.setting()).values())
        .containsEntry("evaluation", "win-only")
        .containsEntry("algorithm", "alphabeta")
        .containsEntry("table", "none")
        .containsEntry("depth", "4")
        .containsEntry("seed", "7");
    assertThat(experiment.engine("connect4", experiment.trials().getFirst().setting()).values())
        .doesNotContainKey("evaluation");
  }

  @Test
  void quickFormIsSmallerAndReadsBackAsItself() {
    Experiment quick = SpecReader.readQuick(SPEC, "spec.toml");
    assertThat(quick.name()).isEqualTo("sweep-quick");
    assertThat(quick.trials()).hasSize(2 * 6 + 2);
    Experiment again = read(quick.text());
    assertThat(again.trials()).isEqualTo(quick.trials());
    assertThat(again.name()).isEqualTo("sweep-quick");
  }

  @Test
  void randomPositionsAreOpenDifferentAndTheSameEveryTime() {
    String text =
        """
        name = "r"
        games = ["connect4"]
        [positions]
        random = { count = 40, plies = [6, 9], seed = 3 }
        [fixed]
        depth = 1
        """;
    List<PositionBlock> blocks = read(text).blocks();
    assertThat(blocks).hasSize(40).isEqualTo(read(text).blocks());
    assertThat(blocks).isNotEqualTo(read(text.replace("seed = 3", "seed = 4")).blocks());
    Game<?> game = Games.find("connect4");
    List<Position> positions =
        blocks.stream().<Position>map(block -> game.parse(block.position())).toList();
    assertThat(positions)
        .allSatisfy(
            position -> {
              assertThat(position.outcome()).isEqualTo(Position.ONGOING);
              assertThat(position.ply()).isBetween(6, 9);
            });
    assertThat(positions.stream().map(p -> p.key(p.canonicalSymmetry())).distinct()).hasSize(40);
    assertThat(positions.stream().map(Position::ply).distinct()).hasSize(4);
  }

  @Test
  void scriptedGamesAskWhereTheEngineIsToMove() {
    String text =
        """
        name = "s"
        games = ["connect4"]
        [positions]
        scripts = [[1, 1, 2], [7]]
        reference = "alphabeta depth=2 evaluation=essay"
        [fixed]
        depth = 1
        """;
    List<PositionBlock> blocks = read(text).blocks();
    assertThat(blocks).extracting(PositionBlock::line).containsExactly(0, 0, 0, 1);
    Game<?> game = Games.find("connect4");
    assertThat(blocks.stream().map(block -> game.parse(block.position()).ply()))
        .containsExactly(1, 3, 5, 1);
    List<PositionBlock> second =
        read(text.replace("scripts", "scripted = \"second\"\nscripts")).blocks();
    assertThat(second.stream().map(block -> game.parse(block.position()).ply()))
        .containsExactly(0, 2, 4, 6, 0, 2);
  }

  @Test
  void scriptedMoveIntoFullColumnIsLeftOut() {
    String text =
        """
        name = "s"
        games = ["connect4:4x4"]
        [positions]
        scripts = [[1, 1, 1, 1, 1, 2]]
        reference = "alphabeta depth=1"
        [fixed]
        depth = 1
        """;
    assertThat(read(text).blocks().size()).isLessThan(6);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "depth = [1, 2, 3]           | depht = [1]          | 17: unknown key 'depht' in [factors]"
            + " (did you mean 'depth'?)",
        "depth = [1, 2, 3]           | depth = [1, 'x']     | 17: depth is 'x'; it must be a whole"
            + " number",
        "depth = [1, 2, 3]           | depth = [1, 1]       | 17: the factor 'depth' needs one or"
            + " more different",
        "depth = [1, 2, 3]           | table = ['nnoe']     | 17: There is no table called 'nnoe'."
            + " Did you mean none?",
        "name = \"sweep\"            | name = 'a b'         | 1: the name 'a b' may hold",
        "name = \"sweep\"            | nam = 'a'            | 1: unknown key 'nam' (did you mean"
            + " 'name'?)",
        "\"connect4\", \"tictactoe\" | \"conect4\"        | 3: There is no game called 'conect4'."
            + " Did you mean connect4?",
        "\"value\"                   | \"nods\"             | 4: there is no measure called 'nods'."
            + " Did you mean nodes?",
        "repeats = 2                 | repeats = 0          | 5: repeats is 0; it must be from 1",
        "list = [\"-\"]              | list = [\"-\", \"9\"]| 8: '9':",
        "count = 3                   | cuont = 3            | 9: unknown key 'cuont' in"
            + " [connect4.random]",
        "plies = [2, 5]              | plies = [5, 2]       | 9: plies is a number or a range",
        "count = 3, plies = [2, 5]   | count = 9, plies = 1 | 9: connect4 has no 9 different open"
            + " positions",
        "\"alphabeta\"               | \"alphabet\"         | 11: There is no algorithm called"
            + " 'alphabet'.",
        "\"table=none\"              | \"tabel=none\"       | 14: There is no option called"
            + " 'tabel'. Did you mean table?",
        "algorithm = \"alphabeta\"   | algorithm = \"mtdf\" | 16: connect4, variant=plain depth=1:"
            + " mtdf needs a table",
        "evaluation = \"win-only\"   | evaluation = \"x\"   | 16: tictactoe, variant=plain depth=4:"
            + " ",
        "seed = 7                    | memory = 'some'      | 6: the memory is 'some'; it must be"
            + " cleared or kept"
      })
  void badSpecsAreRefusedByLine(String old, String changed, String message) {
    assertThat(SPEC).contains(old);
    String text = SPEC.replaceFirst(java.util.regex.Pattern.quote(old), changed);
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(UsageException.class)
        .hasMessageStartingWith("spec.toml:" + message);
  }

  @Test
  void processorTimeIsThatOfOneThread() {
    String text =
        SPEC.replace("\"value\"", "\"cpu\"")
            .replace("depth = [1, 2, 3]", "depth = [1]\nthreads = [1, 2]");
    assertThatThrownBy(() -> read(text))
        .hasMessageContaining("threads=2: cpu is the time of one thread");
  }

  @Test
  void searchWithoutAnEndIsRefused() {
    String text = "name = \"a\"\ngames = [\"tictactoe\"]\npositions.list = [\"-\"]";
    assertThatThrownBy(() -> read(text)).hasMessageContaining("nothing says when a search ends");
  }
}
