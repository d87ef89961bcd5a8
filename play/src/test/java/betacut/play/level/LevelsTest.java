package betacut.play.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Games;
import betacut.rules.UsageException;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LevelsTest {
  @Test
  void gamesWithoutLevelsOfTheirOwnHaveTheUsualTen() {
    Levels levels = Levels.of(Games.find("mnk:4,4,4"));
    assertThat(levels.isOwn()).isFalse();
    assertThat(levels.size()).isEqualTo(10);
    assertThat(levels.level(1)).isEqualTo(new Level(1, 30, 2.0, 0, false, OptionalInt.empty()));
    assertThat(levels.level(10))
        .isEqualTo(new Level(10, 5_000_000, 0, 2, true, OptionalInt.empty()));
    assertThat(levels.provenance()).isNotEmpty();
  }

  @Test
  void aFileHoldsProvenanceAndElo() {
    Levels levels =
        Levels.parse(
            "# by a tournament\nnumber,nodes,noise,guard,solver,elo\n1,7,0.5,1,yes,-40\n", true);
    assertThat(levels.provenance()).containsExactly("by a tournament");
    assertThat(levels.all()).containsExactly(new Level(1, 7, 0.5, 1, true, OptionalInt.of(-40)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1,2,3", "1,x,0,0,no,", "2,30,0,0,no,"})
  void wrongFilesAreRefused(String line) {
    assertThatThrownBy(() -> Levels.parse(line, true))
        .isInstanceOf(UsageException.class)
        .hasMessageMatching("(?s).*(Line 1|Level 2).*");
  }

  @Test
  void namesOfFilesHoldNoStrangeLetters() {
    assertThat(Levels.fileName(Games.find("connect4:5x4"))).isEqualTo("connect4-5x4");
    assertThat(Levels.fileName(Games.find("connect4"))).isEqualTo("connect4");
  }

  @Test
  void thereIsNoLevelZero() {
    Levels levels = Levels.of(Games.find("tictactoe"));
    assertThatThrownBy(() -> levels.level(0))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("1 (weakest) to 10");
  }

  /** A digit that changed by itself would be another strength. */
  @Test
  void aChangedNumberIsNoticed() {
    String text = Levels.of(Games.find("connect4")).format();
    assertThat(Levels.parse(text, true).format()).isEqualTo(text);
    String other = text.replaceFirst("(?m)^1,(\\d)", "1,9$1");
    assertThatThrownBy(() -> Levels.parse(other, true))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("checksum");
    assertThatThrownBy(() -> Levels.parse(text.substring(0, 40), true))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("cut off");
    assertThat(Levels.parse(other.replaceFirst("# checksum.*\n", ""), true).size())
        .isEqualTo(Levels.parse(text, true).size());
  }
}
