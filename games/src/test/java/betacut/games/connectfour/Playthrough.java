package betacut.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;

/**
 * Golden play-throughs: a seeded random game written down move by move, to be read and compared by
 * people. {@code -Dbetacut.bless=true} writes the files instead of comparing.
 */
public final class Playthrough {
  private static final boolean BLESS = Boolean.getBoolean("betacut.bless");

  private Playthrough() {}

  public static <P extends Position> void check(Game<P> game, String name, int games) {
    var text = new StringBuilder();
    for (int seed = 1; seed <= games; seed++) {
      play(game, seed, text);
    }
    if (BLESS) {
      bless(name, text.toString());
    }
    String golden = BLESS ? text.toString() : PerftFile.resource("/playthrough/" + name + ".txt");
    assertThat(text.toString()).as("play-through %s", name).isEqualTo(golden);
  }

  private static void bless(String name, String text) {
    try {
      Files.writeString(Path.of("src/test/resources/playthrough", name + ".txt"), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <P extends Position> void play(Game<P> game, int seed, StringBuilder out) {
    var random = new SplittableRandom(seed);
    P position = game.start();
    int[] moves = new int[position.maxMoves()];
    out.append("%s, random game %d\n\n".formatted(game.title(), seed));
    while (position.outcome() == Position.ONGOING) {
      int move = moves[random.nextInt(position.moves(moves, 0))];
      char mover = position.mover() == 0 ? Board.FIRST : Board.SECOND;
      String played = "%d. %c %s".formatted(position.ply() + 1, mover, game.formatMove(move));
      position.make(move);
      out.append(played).append('\n');
      draw(game.board(position), out);
    }
    char winner = position.mover() == 0 ? Board.SECOND : Board.FIRST;
    boolean draw = position.outcome() == Score.DRAW;
    out.append(draw ? "draw" : winner + " wins").append("\n\n");
  }

  private static void draw(Board board, StringBuilder out) {
    for (int row = 0; row < board.height(); row++) {
      int from = row * board.width();
      out.append("   ").append(board.cells(), from, from + board.width()).append('\n');
    }
  }
}
