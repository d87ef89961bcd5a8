package betacut.solve.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningBookTest {
  @TempDir private Path folder;

  @Test
  void everyPositionUpToTheLastLayerHasItsScore() throws IOException {
    Path file = folder.resolve("book");
    new BookBuilder(5, 4, 4, 2).build(file, new int[] {3, 7}, n -> {}, Optional.empty());
    assertThat(folder.toFile().list()).containsExactly("book");
    var book = OpeningBook.map(file);
    assertThat(book.stones()).isEqualTo(7);
    var solver = new ConnectFourSolver(5, 4, 4);
    var empty = SolverPosition.empty(5, 4);
    check(book, solver, empty);
    var booked = new ConnectFourSolver(5, 4, 4);
    booked.use(book);
    assertThat(booked.columnScores(empty)).isEqualTo(solver.columnScores(empty));
    assertThat(booked.nodes()).isZero();
    assertThat(booked.principalVariation(empty)).isEqualTo(solver.principalVariation(empty));
  }

  private static void check(OpeningBook book, ConnectFourSolver solver, SolverPosition position) {
    if (position.stones() > 7) {
      assertThat(book.score(position).isEmpty() || position.isLost()).isTrue();
      return;
    }
    assertThat(book.score(position)).as("%s", position).hasValue(solver.score(position));
    for (int c = 0; c < 5 && !position.isOver(); c++) {
      if (position.canPlay(c)) {
        check(book, solver, position.play(c));
      }
    }
  }

  /** The numbers are those of a separate program that keeps drawn boards in a set. */
  @Test
  void openPositionsAreCountedOncePerMirrorPair() {
    var builder = new BookBuilder(7, 6, 1, 1);
    assertThat(builder.positions(0)).hasSize(1);
    assertThat(builder.positions(1)).hasSize(4);
    assertThat(builder.positions(5)).hasSize(2144);
    assertThat(builder.positions(6)).hasSize(7638);
    assertThat(builder.positions(8)).hasSize(77_715);
  }

  /** Scores planted in the work file are taken as solved. */
  @Test
  void aBrokenOffBuildGoesOnFromItsWorkFile() throws IOException {
    Path file = folder.resolve("book");
    var builder = new BookBuilder(4, 4, 1, 1);
    byte[] planted = new byte[builder.positions(4).length / 2];
    Arrays.fill(planted, (byte) 103);
    Files.write(builder.workFile(file, 4), planted);
    builder.build(file, new int[] {4}, n -> {}, Optional.empty());
    var book = OpeningBook.map(file);
    long[] keys = builder.positions(4);
    var solver = new ConnectFourSolver(4, 4, 1);
    for (int i = 0; i < keys.length; i++) {
      long mask = builder.mask(keys[i]);
      long own = keys[i] - mask - builder.board.bottom;
      int expected = i < planted.length ? 3 : solver.score(own, mask);
      assertThat(book.score(own, mask)).as("position %d", i).hasValue(expected);
    }
  }

  @Test
  void aDamagedBookIsRefused() throws IOException {
    Path file = folder.resolve("book");
    new BookBuilder(4, 4, 1, 1).build(file, new int[] {4}, n -> {}, Optional.empty());
    byte[] bytes = Files.readAllBytes(file);
    var random = new Random(4);
    for (int i = 0; i < 50; i++) {
      byte[] copy = bytes.clone();
      copy[random.nextInt(copy.length)] ^= (byte) (1 << random.nextInt(8));
      assertThatIllegalArgumentException().isThrownBy(() -> new OpeningBook(ByteBuffer.wrap(copy)));
    }
    var book = new OpeningBook(ByteBuffer.wrap(bytes));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ConnectFourSolver(7, 6, 1).use(book))
        .withMessage("the book is for 4 columns and 4 rows");
  }

  /** The seven columns are published; positions deeper in the book are solved anew. */
  @Test
  void theShippedBookIsRight() {
    var book = OpeningBook.shipped(7, 6).orElseThrow();
    assertThat(book.stones()).isEqualTo(11);
    var booked = new ConnectFourSolver(7, 6, 8);
    booked.use(book);
    assertThat(
            booked.columnScores(SolverPosition.empty(7, 6)).stream().map(OptionalInt::orElseThrow))
        .containsExactly(-2, -1, 0, 1, 0, -1, -2);
    assertThat(booked.nodes()).isZero();
    assertThat(book.score(SolverPosition.parse(7, 6, "44444"))).hasValue(-1);
    var solver = new ConnectFourSolver(7, 6, 64);
    var tactical = SolverPosition.parse(7, 6, "12345");
    assertThat(book.score(tactical)).hasValue(solver.score(tactical));
    assertThat(OpeningBook.shipped(6, 7)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Test_L1_R1", "Test_L1_R2", "Test_L1_R3"})
  void theShippedBookAgreesWithPublishedScores(String file) {
    var book = OpeningBook.shipped(7, 6).orElseThrow();
    List<ScoredLines.Line> lines =
        ScoredLines.read(file).stream().filter(line -> line.moves().length() <= 11).toList();
    assertThat(lines).hasSizeGreaterThan(5);
    for (var line : lines) {
      assertThat(book.score(line.position())).as(line.moves()).hasValue(line.score());
    }
  }

  /** A fresh walk each: no layer may depend on how a position was reached. */
  @Test
  void everyColumnOfEarlyPositionsComesFromTheShippedBook() {
    var booked = new ConnectFourSolver(7, 6, 1);
    booked.use(OpeningBook.shipped(7, 6).orElseThrow());
    var random = new Random(11);
    for (int game = 0; game < 2000; game++) {
      var position = SolverPosition.empty(7, 6);
      for (int ply = 0; ply <= 10 && !position.isOver(); ply++) {
        int best =
            booked.columnScores(position).stream()
                .flatMapToInt(OptionalInt::stream)
                .max()
                .orElseThrow();
        assertThat(booked.score(position)).as("%s", position).isEqualTo(best);
        int column = random.nextInt(7);
        position = position.canPlay(column) ? position.play(column) : position;
      }
    }
    assertThat(booked.nodes()).isZero();
  }
}
