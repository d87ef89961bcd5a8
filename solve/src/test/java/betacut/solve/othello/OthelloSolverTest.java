package betacut.solve.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import betacut.games.othello.Discs;
import betacut.solve.exact.SolveStopped;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OthelloSolverTest {
  private final OthelloSolver solver = new OthelloSolver(4);

  private record Board(long own, long opponent) {
    static Board start() {
      return new Board(1L << 28 | 1L << 35, 1L << 27 | 1L << 36);
    }

    /** From the top left: X, O and - for empty squares, then who is to move. */
    static Board of(String text) {
      long first = 0;
      long second = 0;
      for (int square = 0; square < 64; square++) {
        first |= text.charAt(square) == 'X' ? 1L << square : 0;
        second |= text.charAt(square) == 'O' ? 1L << square : 0;
      }
      return text.charAt(65) == 'X' ? new Board(first, second) : new Board(second, first);
    }

    int empties() {
      return 64 - Long.bitCount(own | opponent);
    }

    long moves() {
      return Discs.playable(own, opponent);
    }

    Board passed() {
      return new Board(opponent, own);
    }

    Board after(int square) {
      long flips = Discs.flips(square, own, opponent);
      return new Board(opponent ^ flips, own ^ flips | 1L << square);
    }

    /** Plain minimax to the end. */
    int value() {
      if (moves() == 0) {
        return passed().moves() == 0 ? points() : -passed().value();
      }
      int best = -64;
      for (long rest = moves(); rest != 0; rest &= rest - 1) {
        best = Math.max(best, -after(Long.numberOfTrailingZeros(rest)).value());
      }
      return best;
    }

    private int points() {
      int lead = Long.bitCount(own) - Long.bitCount(opponent);
      return lead + Integer.signum(lead) * empties();
    }
  }

  /** A position of a random game; the game may be over, or its mover without a move. */
  private static Board random(SplittableRandom random, int empties) {
    Board board = Board.start();
    while (board.empties() > empties && (board.moves() | board.passed().moves()) != 0) {
      long moves = board.moves();
      if (moves == 0) {
        board = board.passed();
        continue;
      }
      for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
        moves &= moves - 1;
      }
      board = board.after(Long.numberOfTrailingZeros(moves));
    }
    return board;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
  void scoresAreThoseOfMinimax(int empties) {
    var random = new SplittableRandom(empties);
    for (int i = 0; i < (empties < 7 ? 300 : 20); i++) {
      Board board = random(random, empties);
      int value = board.value();
      assertThat(solver.score(board.own, board.opponent)).as("%s", board).isEqualTo(value);
      assertThat(solver.outcome(board.own, board.opponent)).isEqualTo(Integer.signum(value));
      assertThat(solver.score(board.opponent, board.own)).isEqualTo(board.passed().value());
    }
  }

  /** Every window answers with the score inside it, and with a true bound past its ends. */
  @Test
  void boundsAreTrue() {
    var random = new SplittableRandom(5);
    for (int i = 0; i < 300; i++) {
      Board board = random(random, 4 + i % 8);
      int value = solver.score(board.own, board.opponent);
      var fresh = new EndSearch(new EndTable(1 << 20), 1, UsualBoard::new);
      for (int alpha = value - 9; alpha <= value + 8; alpha += 3) {
        for (int beta : List.of(alpha + 1, alpha + 4)) {
          int score = fresh.score(board.own, board.opponent, alpha, beta);
          assertThat(
                  score <= alpha ? value <= score : score >= beta ? value >= score : value == score)
              .as("%s: %d in (%d, %d) is %d", board, value, alpha, beta, score)
              .isTrue();
        }
      }
    }
  }

  @Test
  void everyPositionHasItsPublishedScore() throws IOException {
    for (String line : lines("/othello-scores.txt")) {
      Board board = Board.of(line);
      int best = scores(line).values().stream().max(Integer::compare).orElseThrow();
      assertThat(solver.score(board.own, board.opponent)).as(line).isEqualTo(best);
      assertThat(solver.outcome(board.own, board.opponent)).isEqualTo(Integer.signum(best));
    }
  }

  /**
   * Answers that were only believed on the way are not taken for proved: scores from sixteen empty
   * squares, where they begin, against those of all moves, where there are none yet.
   */
  @Test
  void whatWasBelievedProvesNothing() {
    var random = new SplittableRandom(21);
    for (int i = 0; i < 12; i++) {
      Board board = random(random, 16);
      if (board.moves() == 0) {
        continue;
      }
      int best = -64;
      for (int score : new OthelloSolver(4).moveScores(board.own, board.opponent).values()) {
        best = Math.max(best, score);
      }
      var search = new EndSearch(new EndTable(1 << 22), 1, UsualBoard::new);
      for (int alpha = best - 5; alpha <= best + 4; alpha += 3) {
        int bound = search.score(board.own, board.opponent, alpha, alpha + 1);
        assertThat(bound > alpha ? best >= bound : best <= bound)
            .as("%s: %d past %d is %d", board, best, alpha, bound)
            .isTrue();
      }
      assertThat(search.score(board.own, board.opponent, -64, 64)).isEqualTo(best);
    }
  }

  /** Moves with their scores. */
  private static Map<Integer, Integer> scores(String line) {
    Map<Integer, Integer> known = new TreeMap<>();
    for (String move : line.substring(line.indexOf(';') + 1).split(";")) {
      String[] both = move.strip().split(":");
      if (both.length == 2) {
        known.put(
            both[0].charAt(0) - 'A' + 8 * (both[0].charAt(1) - '1'), Integer.parseInt(both[1]));
      }
    }
    return known;
  }

  @Test
  void everyMoveHasItsPublishedScore() throws IOException {
    for (String line : lines("/othello-endings.txt")) {
      Board board = Board.of(line);
      Map<Integer, Integer> known = scores(line);
      Map<Integer, Integer> scores = solver.moveScores(board.own, board.opponent);
      assertThat(new TreeMap<>(scores)).as(line).isEqualTo(known);
      int best = known.values().stream().max(Integer::compare).orElseThrow();
      assertThat(solver.score(board.own, board.opponent)).isEqualTo(best);
      assertThat(solver.bestMoves(board.own, board.opponent, best))
          .as(line)
          .allMatch(move -> scores.get(move) == best)
          .hasSize((int) known.values().stream().filter(score -> score == best).count());
    }
  }

  private static List<String> lines(String file) throws IOException {
    List<String> lines = new ArrayList<>();
    try (var in = OthelloSolverTest.class.getResourceAsStream(file);
        var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      reader.lines().filter(line -> !line.startsWith("#") && !line.isBlank()).forEach(lines::add);
    }
    return lines;
  }

  /** What one question leaves in the tables changes no answer to another. */
  @Test
  void answersDoNotDependOnEarlierQuestions() {
    var random = new SplittableRandom(8);
    for (int i = 0; i < 30; i++) {
      Board board = random(random, 12);
      assertThat(new OthelloSolver(1).score(board.own, board.opponent))
          .isEqualTo(solver.score(board.own, board.opponent));
    }
  }

  /** Threads share a table and pass over each other's work; nothing but nodes depends on it. */
  @Test
  void threadsAgree() throws IOException {
    var team = new OthelloSolver(4, 3);
    for (String line : lines("/othello-scores.txt")) {
      Board board = Board.of(line);
      if (board.empties() >= 16) {
        int best = scores(line).values().stream().max(Integer::compare).orElseThrow();
        assertThat(team.score(board.own, board.opponent)).as(line).isEqualTo(best);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void stopsOnRequestAndGoesOnAfterwards(int threads) {
    var solver = new OthelloSolver(4, threads);
    Board board = random(new SplittableRandom(3), 20);
    long limit = 200_000;
    solver.stopWhen(() -> solver.nodes() > limit);
    assertThatExceptionOfType(SolveStopped.class)
        .isThrownBy(() -> solver.score(board.own, board.opponent));
    solver.stopWhen(() -> false);
    Board late = random(new SplittableRandom(3), 8);
    assertThat(solver.score(late.own, late.opponent)).isEqualTo(late.value());
  }

  /** Discs called stable stay through any game that is played on. */
  @Test
  void stableDiscsAreNeverTurned() {
    var random = new SplittableRandom(11);
    for (int i = 0; i < 600; i++) {
      Board board = random(random, 4 + i % 40);
      long stable = StableDiscs.of(board.own, board.opponent);
      boolean isMine = true;
      Board at = board;
      while ((at.moves() | at.passed().moves()) != 0) {
        long moves = at.moves();
        if (moves == 0) {
          at = at.passed();
        } else {
          for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
            moves &= moves - 1;
          }
          at = at.after(Long.numberOfTrailingZeros(moves));
        }
        isMine = !isMine;
        assertThat((isMine ? at.own : at.opponent) & stable).isEqualTo(stable);
      }
    }
  }
}
