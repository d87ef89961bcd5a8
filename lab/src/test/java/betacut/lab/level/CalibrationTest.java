package betacut.lab.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.store.Log;
import betacut.lab.tournament.Arena;
import betacut.lab.tournament.Mode;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentListener;
import betacut.lab.tournament.TournamentSpec;
import betacut.play.level.Level;
import betacut.play.level.Levels;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CalibrationTest {
  private static final Game<?> SMALL = Games.find("tictactoe");

  private static Arena inMemory(int workers) {
    return part ->
        part.tournament()
            .run(
                Log.inMemory(PlayedGame.COLUMNS),
                workers,
                TournamentListener.SILENT,
                new StopSignal());
  }

  private static Calibration calibrated(int workers) {
    return Calibration.of(SMALL, 2, 3, inMemory(workers)).orElseThrow();
  }

  @Test
  void repeatsBitForBit() {
    Calibration once = calibrated(1);
    assertThat(calibrated(2)).isEqualTo(once);
    assertThat(once.first().games()).isEqualTo(2 * 39); // 21 players: 20 + 19 meetings
  }

  @Test
  void levelsHaveElosThatNeverDecrease() {
    List<Level> levels = calibrated(2).levels();
    assertThat(levels).extracting(Level::number).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    assertThat(levels.stream().map(level -> level.elo().orElseThrow())).isSorted();
    assertThat(levels).allMatch(level -> level.error() > 0 && level.stepError() > 0);
    assertThat(levels.getFirst().guardPlies()).isZero();
    assertThat(levels.subList(1, 10)).allMatch(level -> level.guardPlies() == 2);
    assertThat(levels.getLast().asksSolver()).isTrue();
  }

  @Test
  void eachMeetsTheNextTwoAndThoseWhoThinkLongPlayLess() {
    List<TournamentSpec> specs = new ArrayList<>();
    Game<?> othello = Games.find("othello");
    new Ladder("candidates", othello, Candidates.of(othello), 40, 1)
        .play(
            part -> {
              Tournament<?> tournament = part.tournament();
              specs.add(tournament.spec());
              int pairs = 2 * tournament.spec().players().size() - 3;
              assertThat(tournament.games()).isEqualTo(2 * pairs * tournament.spec().rounds());
              return tournament.results(Log.inMemory(PlayedGame.COLUMNS));
            });
    assertThat(specs).hasSize(1); // the first is not complete, so there is no second
    assertThat(specs.getFirst().mode()).isEqualTo(Mode.LADDER);
    assertThat(specs.getFirst().rounds()).isEqualTo(20);
    assertThat(specs.getFirst().players()).startsWith("random").hasSize(17);
    assertThat(specs.getFirst().players().getLast()).contains("nodes=8000");
  }

  @Test
  void oneGameIsTooFew() {
    assertThatThrownBy(() -> Calibration.of(SMALL, 1, 1, inMemory(1)))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("at least 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "connect4", "pentago", "othello"})
  void shippedLevelsAreMeasuredAndInOrder(String name) {
    Levels levels = Levels.of(Games.find(name));
    assertThat(levels.isOwn()).isTrue();
    assertThat(levels.size()).isEqualTo(Calibration.LEVELS);
    assertThat(levels.all().stream().map(level -> level.elo().orElseThrow())).isSorted();
    assertThat(levels.all()).allMatch(level -> level.error() > 0 && level.stepError() > 0);
    assertThat(levels.all().stream().skip(1)).allMatch(level -> level.guardPlies() >= 2);
    assertThat(levels.provenance()).anyMatch(line -> line.contains("level calibrate " + name));
    assertThat(Levels.parse(levels.format(), true)).isEqualTo(levels);
  }
}
