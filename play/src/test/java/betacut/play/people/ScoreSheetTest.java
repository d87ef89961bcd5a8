package betacut.play.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScoreSheetTest {
  @TempDir Path folder;

  private static SheetRow row(String opponent, String result) {
    return new SheetRow(
        "2026-01-01", "Ann, B.", "connect4", opponent, "first", result, 9, 7, "4 4");
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    var sheet = new ScoreSheet(folder.resolve("sheet.csv"));
    assertThat(sheet.read()).isEmpty();
    sheet.add(row("level:3", "win"));
    sheet.add(row("random", "draw"));
    assertThat(sheet.read()).containsExactly(row("level:3", "win"), row("random", "draw"));
  }

  /** Whatever digit or letter of a row flips, it is noticed; who corrects one can say so. */
  @Test
  void aDamagedRowIsNotAnotherGame() throws IOException {
    var sheet = new ScoreSheet(folder.resolve("sheet.csv"));
    sheet.add(row("level:3", "win"));
    String text = Files.readString(sheet.file());
    int begin = text.indexOf('\n') + 1;
    for (int at = begin; at < text.stripTrailing().length(); at++) {
      char flipped = (char) (text.charAt(at) ^ 1);
      Files.writeString(sheet.file(), text.substring(0, at) + flipped + text.substring(at + 1));
      assertThatThrownBy(sheet::read).isInstanceOf(UsageException.class);
    }
    Files.writeString(
        sheet.file(), text.replace(",9,", ",8,").replaceFirst(",s[0-9a-f]{8}(?=\\R)", ","));
    assertThat(sheet.read().getFirst().plies()).as("corrected on purpose").isEqualTo(8);
  }

  /** Wherever the file is cut, what is left is not taken for a whole sheet. */
  @Test
  void aSheetThatWasCutOffHasNoGamesToTell() throws IOException {
    var sheet = new ScoreSheet(folder.resolve("sheet.csv"));
    sheet.add(row("level:3", "win"));
    String text = Files.readString(sheet.file());
    for (int end = 1; end < text.stripTrailing().length(); end++) {
      Files.writeString(sheet.file(), text.substring(0, end));
      assertThatThrownBy(sheet::read).as(text.substring(0, end)).isInstanceOf(UsageException.class);
    }
  }

  @Test
  void sheetsWithoutSumsStayAsTheyAre() throws IOException {
    var sheet = new ScoreSheet(folder.resolve("sheet.csv"));
    Files.writeString(
        sheet.file(),
        "date,person,game,opponent,side,result,plies,seed,moves\n"
            + "2026-01-01,Ann,connect4,level:3,first,win,9,7,4 4"); // torn: no line end
    sheet.add(row("random", "draw"));
    assertThat(sheet.read()).extracting(SheetRow::result).containsExactly("win", "draw");
  }

  @Test
  void nothingIsAddedToWhatIsNoSheet() throws IOException {
    var sheet = new ScoreSheet(Files.writeString(folder.resolve("thesis.txt"), "Chapter 1\n"));
    assertThatThrownBy(() -> sheet.add(row("level:3", "win")))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("is no score sheet");
    assertThat(sheet.file()).content().isEqualTo("Chapter 1\n");
  }

  @Test
  void whatIsNoSheetIsNamedWithItsLine() throws IOException {
    var sheet = new ScoreSheet(folder.resolve("sheet.csv"));
    sheet.add(row("level:3", "win"));
    Files.writeString(sheet.file(), Files.readString(sheet.file()) + "a,b,c\n");
    assertThatThrownBy(sheet::read)
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("sheet.csv:3 is no game");
    Files.writeString(sheet.file(), "hello\n");
    assertThatThrownBy(sheet::read).hasMessageContaining("is no score sheet");
  }

  @Test
  void aLevelUpAfterAWinAndDownAfterALoss() {
    assertThat(AdaptiveLevel.next(List.of(), 10)).isEqualTo(3);
    assertThat(AdaptiveLevel.next(List.of(row("level:4", "win")), 10)).isEqualTo(5);
    assertThat(AdaptiveLevel.next(List.of(row("level:4", "loss")), 10)).isEqualTo(3);
    assertThat(AdaptiveLevel.next(List.of(row("level:4", "draw")), 10)).isEqualTo(4);
    assertThat(AdaptiveLevel.next(List.of(row("level:10", "win")), 10)).isEqualTo(10);
    assertThat(AdaptiveLevel.next(List.of(row("level:1", "loss"), row("random", "win")), 10))
        .isEqualTo(1);
  }

  /** Somebody who is as strong as level 6 scores half of the points in the long run. */
  @Test
  void theGamesOfAPersonBecomeEven() {
    var random = new SplittableRandom(1);
    List<SheetRow> games = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      int level = AdaptiveLevel.next(games, 10);
      double chance = 1 / (1 + Math.exp(level - 6));
      games.add(row("level:" + level, random.nextDouble() < chance ? "win" : "loss"));
    }
    double points = games.stream().skip(20).mapToDouble(SheetRow::points).average().orElseThrow();
    assertThat(points).isBetween(0.45, 0.55);
  }
}
