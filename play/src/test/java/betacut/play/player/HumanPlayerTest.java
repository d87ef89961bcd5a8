package betacut.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.games.connectfour.ConnectFour;
import betacut.games.connectfour.ConnectFourPosition;
import betacut.play.PlayerText;
import betacut.rules.Game;
import betacut.rules.UsageException;
import betacut.search.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HumanPlayerTest {
  private static final Game<ConnectFourPosition> GAME = ConnectFour.of(7, 6);

  private static Player<ConnectFourPosition> player(String text, long seed) {
    return new PlayerText<>(GAME, Limits.NONE).parse(text).create(seed);
  }

  /** The moves of a game against itself. */
  private static List<Integer> moves(String text, long seed) {
    var human = player(text, seed);
    ConnectFourPosition position = GAME.start();
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      int move = human.choose(position).move();
      position.make(move);
      moves.add(move);
    }
    return moves;
  }

  @Test
  void playsTheSameBySeedAndOtherwiseByAnother() {
    assertThat(moves("human:30,2", 7)).isEqualTo(moves("human:30,2", 7));
    assertThat(List.of(moves("human:30,2", 8), moves("human:30,2", 9), moves("human:30,2", 10)))
        .anyMatch(other -> !other.equals(moves("human:30,2", 7)));
  }

  @Test
  void seesTheWinAndTheThreatThatItsPliesReach() {
    ConnectFourPosition threatened = GAME.parse("112233"); // both have three; the mover wins at 4
    for (long seed = 0; seed < 20; seed++) {
      assertThat(GAME.formatMove(player("human:0,1", seed).choose(threatened).move()))
          .isEqualTo("4");
    }
    ConnectFourPosition vertical = GAME.parse("41424"); // the opponent stacks column 4
    for (long seed = 0; seed < 20; seed++) {
      assertThat(GAME.formatMove(player("human:0,2", seed).choose(vertical).move())).isEqualTo("4");
    }
  }

  @Test
  void aPersonWhoAlwaysSlipsOverlooksWins() {
    ConnectFourPosition won = GAME.parse("112233");
    assertThat(
            LongStream.range(0, 40)
                .mapToObj(seed -> player("human:100,6", seed).choose(won).move())
                .distinct())
        .hasSizeGreaterThan(3);
  }

  @Test
  void isNoPlayerByTheClockAndBearsItsSkillAsAName() {
    var maker = new PlayerText<>(GAME, Limits.NONE).parse("Human: 20 , 2");
    assertThat(maker.isTimed()).isFalse();
    assertThat(maker.text()).isEqualTo("human:20,2");
    assertThat(maker.create(1).name()).isEqualTo("human:20,2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"human:", "human:3", "human:101,2", "human:20,0", "human:a,b"})
  void refusesWhatIsNoSkill(String text) {
    assertThatThrownBy(() -> player(text, 1))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("write human:20,2");
  }
}
