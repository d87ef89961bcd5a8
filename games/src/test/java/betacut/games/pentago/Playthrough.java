package betacut.games.pentago;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A random game written out ply by ply, to be compared with a kept text; and the kept texts. */
public final class Playthrough {
  private Playthrough() {}

  /** Board, key, outcome, legal moves and the move chosen, for every ply of a seeded game. */
  public static <P extends Position> String of(Game<P> game, long seed) {
    var random = new Random(seed);
    var text = new StringBuilder("game " + game.id() + ", seed " + seed + "\n");
    P position = game.start();
    for (boolean isOver = false; !isOver; ) {
      int outcome = position.outcome();
      isOver = outcome != Position.ONGOING;
      text.append("\nply ").append(position.ply());
      text.append(", key ").append(Long.toHexString(position.key()));
      text.append(isOver ? ", outcome " + outcome : "").append('\n');
      appendBoard(text, game.board(position));
      if (!isOver) {
        int[] moves = new int[position.maxMoves()];
        int count = position.moves(moves, 0);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
          names.add(game.formatMove(moves[i]));
        }
        int chosen = random.nextInt(count);
        text.append(count).append(" moves: ").append(String.join(" ", names)).append('\n');
        text.append("> ").append(names.get(chosen)).append('\n');
        position.make(moves[chosen]);
      }
    }
    return text.toString();
  }

  private static void appendBoard(StringBuilder text, Board board) {
    for (int row = 0; row < board.height(); row++) {
      text.append(board.cells(), row * board.width(), (row + 1) * board.width()).append('\n');
    }
  }

  /** A kept text. */
  public static String read(String resource) {
    try (InputStream in = Playthrough.class.getResourceAsStream(resource)) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The lines of a kept text that are not comments. */
  public static List<String> lines(String resource) {
    return read(resource).lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
  }
}
