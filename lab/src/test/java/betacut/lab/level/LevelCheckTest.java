package betacut.lab.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.store.Log;
import betacut.lab.tournament.Arena;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.TournamentListener;
import betacut.play.level.Level;
import betacut.play.level.Levels;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class LevelCheckTest {
  private static final Game<?> SMALL = Games.find("tictactoe");
  private static final Arena ARENA =
      part ->
          part.tournament()
              .run(
                  Log.inMemory(PlayedGame.COLUMNS), 2, TournamentListener.SILENT, new StopSignal());

  private static Level level(int number, int elo) {
    return new Level(number, 10, 0, 2, false, OptionalInt.empty()).rated(elo, 30, 30);
  }

  private static Estimate estimate(double elo, double half) {
    return new Estimate(elo, new Interval(elo - half, elo + half, 0.95));
  }

  private static LevelCheck compared(double... steps) {
    List<Estimate> now = Arrays.stream(steps).mapToObj(s -> estimate(s, 40)).toList();
    return LevelCheck.compare(
        List.of(level(1, 100), level(2, 200), level(3, 300)), new LadderRatings(now, now, 12));
  }

  @Test
  void stepsInsideTheirErrorsAgree() {
    assertThat(compared(100, 60, 140).drifted()).isEmpty();
    assertThat(compared(100, 60, 140).steps().get(1).shipped()).isEqualTo(100);
  }

  @Test
  void stepOutsideIsNamed() {
    LevelCheck check = compared(100, 100, 200); // 100 off, the joint half width being 50
    assertThat(check.drifted()).extracting(LevelCheck.Step::level).containsExactly(3);
    assertThat(check.steps().get(2).probability()).isBetween(0.0002, 0.0004); // 3 × 0.0001
  }

  @Test
  void shippedLevelsAgreeWithNewGames() {
    LevelCheck check = LevelCheck.of(SMALL, Levels.of(SMALL), 4, 77, ARENA).orElseThrow();
    assertThat(check.drifted()).isEmpty();
    assertThat(check.steps()).hasSize(10);
  }

  @Test
  void scrambledLevelsDoNot() {
    List<Level> shipped = Levels.of(SMALL).all();
    int[] elo = {4, 900, 5, 950, 6, 980, 7, 990, 8, 999};
    List<Level> scrambled =
        shipped.stream().map(level -> level.rated(elo[level.number() - 1], 40, 40)).toList();
    var levels = new Levels(scrambled, List.of(), true);
    LevelCheck check = LevelCheck.of(SMALL, levels, 4, 77, ARENA).orElseThrow();
    assertThat(check.drifted()).extracting(LevelCheck.Step::level).contains(3, 5);
  }

  @Test
  void levelsWithoutEloCannotDrift() {
    Game<?> gomoku = Games.find("gomoku");
    assertThatThrownBy(() -> LevelCheck.of(gomoku, Levels.of(gomoku), 8, 1, ARENA))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("level calibrate gomoku");
  }
}
