package betacut.games.pentago;

import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Seeded positions and perft, shared by the tests of this package. */
final class PentagoTesting {
  static final String EMPTY_ROWS = "....../....../....../....../....../......";

  private PentagoTesting() {}

  static Game<PentagoPosition> game(String variant) {
    return new PentagoFamily().game(variant);
  }

  static int[] moves(PentagoPosition position) {
    int[] moves = new int[position.maxMoves()];
    return Arrays.copyOf(moves, position.moves(moves, 0));
  }

  static int[] allMoves(PentagoPosition position) {
    int[] moves = new int[position.maxMoves()];
    return Arrays.copyOf(moves, position.allMoves(moves, 0));
  }

  /** The positions of a random game, the finished one last. */
  static List<PentagoPosition> walk(String variant, long seed) {
    var random = new Random(seed);
    List<PentagoPosition> seen = new ArrayList<>();
    PentagoPosition position = game(variant).start();
    seen.add(position.copy());
    while (position.outcome() == Position.ONGOING) {
      int[] moves = allMoves(position);
      position.make(moves[random.nextInt(moves.length)]);
      seen.add(position.copy());
    }
    return seen;
  }

  /** A board of so many stones in which nobody has five yet, however it came about. */
  static PentagoPosition scattered(String variant, int stones, long seed) {
    var random = new Random(seed);
    while (true) {
      char[] cells = EMPTY_ROWS.replace("/", "").toCharArray();
      for (int placed = 0; placed < stones; ) {
        int cell = random.nextInt(36);
        if (cells[cell] == '.') {
          cells[cell] = placed++ % 2 == 0 ? 'x' : 'o';
        }
      }
      String rows = new String(cells).replaceAll(".{6}(?=.)", "$0/");
      PentagoPosition position = game(variant).parse(rows);
      if (position.outcome() == Position.ONGOING) {
        return position;
      }
    }
  }

  /** Unfinished positions of all ages: some played, some scattered. */
  static List<PentagoPosition> samples(String variant, int seeds) {
    List<PentagoPosition> samples = new ArrayList<>();
    for (long seed = 0; seed < seeds; seed++) {
      List<PentagoPosition> walk = walk(variant, seed);
      samples.addAll(walk.subList(0, walk.size() - 1));
      for (int stones = 6; stones < 36; stones += 3) {
        samples.add(scattered(variant, stones + (int) seed % 3, seed));
      }
    }
    samples.removeIf(position -> position.outcome() != Position.ONGOING);
    return samples;
  }

  /** Move sequences of a length, by every legal move or by one for each board that follows. */
  static long perft(PentagoPosition position, int depth, boolean all) {
    if (depth == 0) {
      return 1;
    }
    if (position.outcome() != Position.ONGOING) {
      return 0;
    }
    long count = 0;
    for (int move : all ? allMoves(position) : moves(position)) {
      position.make(move);
      count += perft(position, depth - 1, all);
      position.undo(move);
    }
    return count;
  }
}
