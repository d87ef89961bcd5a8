package betacut.solve.opening;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.solve.opening.SearchedOpenings.Opinion;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes a book of what searches said: a move between two positions of the book is worth what the
 * second one's best move is, however many plies that takes.
 */
public final class OpeningsWriter {
  private static final int LONGEST = 1 << 22;
  private static final int BYTES_A_MOVE = 4;
  private static final int MOST_PLIES = 255;

  private final Game<?> game;
  private final Map<Long, Map<Integer, Opinion>> searched = new HashMap<>();
  private final Map<Long, Opinion> best = new HashMap<>();
  private final Set<List<Integer>> openings = new HashSet<>();

  /** A book without a position so far. */
  public OpeningsWriter(Game<?> game) {
    this.game = game;
    if (game.start().moveLimit() > SearchedOpenings.FOLLOWS) {
      throw new IllegalArgumentException(game.id() + " has more moves than a byte can name");
    }
  }

  /**
   * What was found for the moves of a position; those that lead into the book may be left out.
   *
   * @param opening the moves from the start to it, by positions of the book
   */
  public void add(List<Integer> opening, List<Opinion> moves) {
    Position position = game.start();
    opening.forEach(position::play);
    int image = position.canonicalSymmetry();
    Map<Integer, Opinion> page = new HashMap<>();
    moves.forEach(one -> page.put(position.mapMove(one.move(), image), one));
    searched.put(position.key(image), page);
    openings.add(List.copyOf(opening));
  }

  /**
   * Positions whose best move leaves the book and was judged after fewer plies than these: with
   * that move. Others seemed better when it was passed over, and are not.
   */
  public Map<List<Integer>, Integer> hasty(int plies) {
    best.clear();
    Map<List<Integer>, Integer> found = new HashMap<>();
    for (List<Integer> opening : openings) {
      Position position = game.start();
      opening.forEach(position::play);
      Opinion first = best(position);
      position.play(first.move());
      boolean leaves = !searched.containsKey(SearchedOpenings.key(position));
      if (leaves && first.depth() < plies && position.outcome() == Position.ONGOING) {
        found.put(opening, first.move());
      }
    }
    return found;
  }

  /**
   * The book.
   *
   * @param engine what the opinions depend on
   * @param depth plies that were searched
   * @throws IllegalArgumentException if a move has neither an opinion nor a position in the book,
   *     or the way to a position leaves it
   */
  public ByteBuffer bytes(String engine, int depth) {
    best.clear();
    var body = ByteBuffer.allocate(LONGEST);
    int written = write(game.start(), new ArrayList<>(), body);
    if (written != openings.size()) {
      throw new IllegalArgumentException("the way to one of its positions leaves the book");
    }
    var all = new ByteArrayOutputStream();
    byte[] id = game.id().getBytes(StandardCharsets.UTF_8);
    byte[] by = engine.getBytes(StandardCharsets.UTF_8);
    all.writeBytes(
        ByteBuffer.allocate(20 + id.length + by.length)
            .putInt(SearchedOpenings.MAGIC)
            .putInt(SearchedOpenings.VERSION)
            .putShort((short) id.length)
            .put(id)
            .putShort((short) by.length)
            .put(by)
            .putInt(depth)
            .putInt(written)
            .array());
    all.write(body.array(), 0, body.position());
    var book = ByteBuffer.allocate(all.size() + Integer.BYTES).put(all.toByteArray());
    return book.putInt(SearchedOpenings.checksum(book.slice(0, all.size()))).flip();
  }

  private int write(Position position, List<Integer> opening, ByteBuffer out) {
    int[] moves = position.legalMoves();
    out.put((byte) moves.length);
    int first = out.position();
    for (int move : moves) {
      Opinion opinion = opinion(position, move);
      out.put((byte) move).putShort((short) opinion.score()).put((byte) opinion.depth());
    }
    int written = 1;
    for (int i = 0; i < moves.length; i++) {
      opening.add(moves[i]);
      if (openings.contains(opening)) {
        out.put(first + BYTES_A_MOVE * i, (byte) (moves[i] | SearchedOpenings.FOLLOWS));
        int pass = position.play(moves[i]);
        written += write(position, opening, out);
        SearchedOpenings.takeBack(position, moves[i], pass);
      }
      opening.removeLast();
    }
    return written;
  }

  /** What a move is worth: by what it leads to, or else by its search. */
  private Opinion opinion(Position position, int move) {
    int pass = position.play(move);
    try {
      if (searched.containsKey(SearchedOpenings.key(position))) {
        Opinion reply = best(position);
        int score = pass >= 0 ? reply.score() : -reply.score();
        return new Opinion(move, score, Math.min(reply.depth() + 1, MOST_PLIES));
      }
    } finally {
      SearchedOpenings.takeBack(position, move, pass);
    }
    int image = position.canonicalSymmetry();
    Opinion own = searched.get(position.key(image)).get(position.mapMove(move, image));
    if (own == null) {
      throw new IllegalArgumentException(
          "nothing is known of the move %s".formatted(game.formatMove(move)));
    }
    return new Opinion(move, own.score(), own.depth());
  }

  private Opinion best(Position position) {
    long key = SearchedOpenings.key(position);
    Opinion known = best.get(key);
    if (known != null) {
      return known;
    }
    Opinion found = null;
    for (int move : position.legalMoves()) {
      Opinion one = opinion(position, move);
      found = found == null || one.score() > found.score() ? one : found;
    }
    best.put(key, found);
    return found;
  }
}
