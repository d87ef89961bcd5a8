package betacut.solve.slices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.games.pentago.PentagoPosition;
import betacut.platform.Platform;
import betacut.platform.SplitMix;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.solve.pentago.PentagoBook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The published files of up to three stones, which are small. */
class SliceFolderTest {
  @TempDir Path folder;

  @BeforeEach
  void copy() throws IOException {
    for (int stones = 0; stones < 4; stones++) {
      String name = "slice-%d.pentago".formatted(stones);
      Files.write(folder.resolve(name), Platform.data(SliceFolderTest.class, name).orElseThrow());
    }
  }

  @Test
  void aBookMadeOfThemSaysWhatTheShippedOneSays() {
    var files = new SliceFolder(folder);
    assertThat(files.files()).isEqualTo(4);
    var writer = new PentagoBook.Writer();
    for (int stones = 0; stones < files.files(); stones++) {
      writer.add(stones, files.file(stones)::value);
    }
    var made = new PentagoBook(writer.bytes());
    PentagoBook shipped = PentagoBook.shipped().orElseThrow();
    assertThat(made.positions()).isEqualTo(1 + 9 + 210 + 3046);
    for (int sample = 0; sample < 1000; sample++) {
      var random = SplitMix.of(3, sample);
      Position position = Games.find("pentago").start();
      for (int i = random.nextInt(4); i > 0; i--) {
        int[] moves = position.legalMoves();
        position.make(moves[random.nextInt(moves.length)]);
      }
      var board = (PentagoPosition) position;
      assertThat(made.value(board.own(), board.opponent()))
          .isEqualTo(shipped.value(board.own(), board.opponent()))
          .isPresent();
    }
  }

  @Test
  void aDamagedFileIsNamed() throws IOException {
    Path file = folder.resolve("slice-3.pentago");
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 0x55;
    bytes[0] = 'P';
    Files.write(file, bytes);
    assertThatThrownBy(() -> new SliceFolder(folder).file(3))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("slice-3.pentago cannot be used: it is no file of Pentago's values");
    Files.copy(folder.resolve("slice-2.pentago"), folder.resolve("slice-4.pentago"));
    assertThatThrownBy(() -> new SliceFolder(folder).file(4))
        .hasMessageContaining("it holds positions of 2 stones");
  }
}
