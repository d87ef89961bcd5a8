package betacut.solve;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.solve.connectfour.BookBuilder;
import betacut.solve.connectfour.ConnectFourSolver;
import betacut.solve.connectfour.OpeningBook;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BookCheckTest {
  @TempDir Path folder;

  private OpeningBook book(int... layers) throws IOException {
    Path file = folder.resolve(layers.length + ".book");
    new BookBuilder(5, 4, 8, 1).build(file, layers, done -> {}, Optional.empty());
    return OpeningBook.map(file);
  }

  @Test
  void trueBookHasNoDifference() throws IOException {
    var check = new BookCheck(book(6, 3), new ConnectFourSolver(5, 4, 8), new SplittableRandom(1));
    for (int i = 0; i < 200; i++) {
      assertThat(check.next()).isEmpty();
    }
  }
}
