package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import betacut.cli.solve.BookProgress;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BookCommandTest {
  @TempDir Path folder;

  private String build(String game, int plies) {
    String file = folder.resolve("small.book").toString();
    Run run =
        Run.of(
            "book",
            "build",
            game,
            "--plies",
            "" + plies,
            "--out",
            file,
            "--table-mib",
            "8",
            "--threads",
            "2");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("exact scores of every position with up to " + plies);
    assertThat(run.err()).contains(" positions to solve");
    return file;
  }

  @Test
  void builtBookIsRight() throws IOException {
    String file = build("connect4:5x4", 6);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(Path.of(file));
    }
    Run verified = Run.of("book", "verify", file, "--sample", "50", "--seed", "3");
    assertThat(verified.code()).isZero();
    assertThat(verified.answer())
        .isEqualTo("50 random games (seed 3) solved anew at the end of the book: all agree.");
    Run json = Run.of("book", "verify", file, "--sample", "5", "--json");
    assertThat(Run.fields(json.answer()))
        .containsExactly(
            "book", "width", "height", "stones", "positions", "sample", "seed", "differences");
    assertThat(json.number("differences")).isZero();
  }

  @Test
  void infoSaysWhatIsThere() {
    String file = build("connect4:4x4", 4);
    Run json = Run.of("book", "info", file, "--json");
    assertThat(json.number("width")).isEqualTo(4);
    assertThat(json.number("stones")).isEqualTo(4);
    assertThat(json.number("positions")).isPositive();
    assertThat(Run.of("book", "info", file).out()).startsWith("Connect-4 4×4: exact scores of");
  }

  @Test
  void existingBookIsNotOverwritten() {
    String file = build("connect4:4x4", 2);
    Run again = Run.of("book", "build", "connect4:4x4", "--plies", "2", "--out", file);
    assertThat(again.code()).isEqualTo(ExitCode.USAGE);
    assertThat(again.err()).contains("is there already; remove it");
  }

  @Test
  void damagedBookIsRefused() throws IOException {
    Path file = Path.of(build("connect4:5x4", 4));
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);
    for (String action : new String[] {"info", "verify"}) {
      Run run = Run.of("book", action, file.toString());
      assertThat(run.code()).isEqualTo(ExitCode.USAGE);
      assertThat(run.err()).contains("cannot be used", "Choose another, or build it again.");
    }
    Files.writeString(file, "four");
    assertThat(Run.of("book", "info", file.toString()).code()).isEqualTo(ExitCode.USAGE);
    Files.writeString(file, "");
    assertThat(Run.of("book", "info", file.toString()).code()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void wrongScoresAreFound() throws IOException {
    Path file = Path.of(build("connect4:5x4", 6));
    byte[] bytes = Files.readAllBytes(file);
    for (int i = 60; i < 200; i++) {
      bytes[i] ^= -1; // scores of the deepest layer
    }
    var checksum = new CRC32C();
    checksum.update(bytes, 0, bytes.length - Integer.BYTES);
    ByteBuffer.wrap(bytes).putInt(bytes.length - Integer.BYTES, (int) checksum.getValue());
    Files.write(file, bytes);
    Run run = Run.of("book", "verify", file.toString(), "--sample", "20");
    assertThat(run.code()).isEqualTo(ExitCode.CHECK_FAILED);
    assertThat(run.out()).containsPattern("the book says -?\\d+, the search -?\\d+\\.");
    assertThat(run.answer()).endsWith(" differ.");
  }

  @Test
  void progressTellsShareRateAndTimeLeft() {
    assertThat(BookProgress.text(500, 2_000, 100, 2_000_000_000L))
        .isEqualTo("book: 25.0 % (500 of 2,000), 50 positions/s, 30 s left");
    assertThat(BookProgress.text(1, 1_000_000, 1, 1_000_000_000L)).endsWith("277 h 47 min left");
    assertThat(BookProgress.text(2_000, 8_000, 2, 1_000_000_000L)).endsWith(" 50 min left");
    assertThat(BookProgress.text(0, 10, 0, 1_000_000_000L)).endsWith("0 positions/s");
  }

  @Test
  void theBookOfPentagoIsToldAndVerified() {
    Run info = Run.of("book", "info", "pentago", "--json");
    assertThat(info.number("stones")).isEqualTo(6);
    assertThat(info.number("positions")).isEqualTo(5_468_668);
    assertThat(Run.of("book", "info", "pentago").out())
        .startsWith("Pentago: who wins in every position with up to 6 stones, 5,468,668 of them");
    Run verified = Run.of("book", "verify", "pentago", "--sample", "100", "--seed", "3");
    assertThat(verified.code()).isEqualTo(ExitCode.OK);
    assertThat(verified.answer()).endsWith("all agree.");
  }

  @Test
  void aBookOfPentagoNeedsThePublishedValues(@TempDir Path empty) {
    assertThat(Run.of("book", "build", "pentago").err()).contains("with --from");
    Run run = Run.of("book", "build", "pentago", "--from", empty.toString());
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("has no slice-0.pentago");
    assertThat(Run.of("book", "build", "connect4", "--from", "x").err())
        .contains("has no use for --from");
  }

  @Test
  void aBookOfOpinionsIsBuiltToldAndVerified(@TempDir Path folder) throws IOException {
    Path games = Files.createDirectory(folder.resolve("games"));
    Files.writeString(games.resolve("games.csv"), "opening,moves\n-,f5 d6 c3\n-,f5 f6 e6\n");
    String file = folder.resolve("own.book").toString();
    Run built =
        Run.of(
            "book",
            "build",
            "othello",
            "--games-from",
            games.toString(),
            "--depth",
            "3",
            "--out",
            file);
    assertThat(built.code()).as(built.err()).isEqualTo(ExitCode.OK);
    assertThat(built.out()).contains("opinions of every move of 4 positions", "estimates");
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("games", "own.book");
    Run info = Run.of("book", "info", file, "--json");
    assertThat(info.number("positions")).isEqualTo(4);
    assertThat(info.text("game")).isEqualTo("othello");
    Run verified = Run.of("book", "verify", file, "--sample", "20");
    assertThat(verified.code()).as(verified.out()).isEqualTo(ExitCode.OK);
    assertThat(verified.answer()).endsWith("all agree.");
  }

  @Test
  void aWrongOpinionIsFound(@TempDir Path folder) throws IOException {
    Path games = Files.createDirectory(folder.resolve("games"));
    Files.writeString(games.resolve("games.csv"), "opening,moves\n-,f5 d6 c3\n");
    Path file = folder.resolve("own.book");
    Run.of(
        "book",
        "build",
        "othello",
        "--games-from",
        games.toString(),
        "--depth",
        "2",
        "--out",
        file.toString());
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - Integer.BYTES - 3] ^= 8; // eight discs or more in the last score
    var checksum = new CRC32C();
    checksum.update(bytes, 0, bytes.length - Integer.BYTES);
    ByteBuffer.wrap(bytes).putInt(bytes.length - Integer.BYTES, (int) checksum.getValue());
    Files.write(file, bytes);
    Run run = Run.of("book", "verify", file.toString(), "--sample", "20");
    assertThat(run.code()).isEqualTo(ExitCode.CHECK_FAILED);
    assertThat(run.out()).containsPattern("the book says -?\\d+, the search -?\\d+\\.");
  }

  @Test
  void aBookOfOpinionsNeedsGames(@TempDir Path empty) {
    assertThat(Run.of("book", "build", "othello").err()).contains("with --games-from");
    assertThat(Run.of("book", "build", "othello", "--games-from", empty.toString()).err())
        .contains("no game of othello");
    assertThat(Run.of("book", "build", "connect4", "--plies", "2", "--depth", "3").err())
        .contains("has no use for --depth");
    Run run = Run.of("book", "build", "othello", "--games-from", "x", "--positions", "0");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("--positions is 0; it may be 1 to");
  }
}
