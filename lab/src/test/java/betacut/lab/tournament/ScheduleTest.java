package betacut.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ScheduleTest {
  @Test
  void everybodyMeetsEverybodyWithBothColours() {
    var schedule = new Schedule(Mode.ROUND_ROBIN, 3, 2);
    assertThat(schedule.games()).isEqualTo(12);
    assertThat(IntStream.range(0, 12).mapToObj(schedule::game))
        .startsWith(
            new Pairing(0, 0, 1, 0),
            new Pairing(1, 1, 0, 0),
            new Pairing(2, 0, 2, 0),
            new Pairing(3, 2, 0, 0))
        .endsWith(new Pairing(10, 1, 2, 1), new Pairing(11, 2, 1, 1));
  }

  @Test
  void firstPlayerMeetsAllOthersInGauntlet() {
    var schedule = new Schedule(Mode.GAUNTLET, 4, 1);
    assertThat(schedule.games()).isEqualTo(6);
    assertThat(IntStream.range(0, 6).mapToObj(schedule::game))
        .allMatch(game -> game.first() == 0 || game.second() == 0);
  }

  @Test
  void eachMeetsTheNextTwoOnALadder() {
    var schedule = new Schedule(Mode.LADDER, 4, 1);
    assertThat(IntStream.range(0, schedule.games()).mapToObj(schedule::game))
        .filteredOn(game -> game.number() % 2 == 0)
        .extracting(game -> game.first() + "-" + game.second())
        .containsExactly("0-1", "0-2", "1-2", "1-3", "2-3");
  }

  @Test
  void moreRoundsBeginWithTheSameGames() {
    var few = new Schedule(Mode.ROUND_ROBIN, 4, 1);
    var many = new Schedule(Mode.ROUND_ROBIN, 4, 9);
    for (int number = 0; number < few.games(); number++) {
      assertThat(many.game(number)).isEqualTo(few.game(number));
    }
  }
}
