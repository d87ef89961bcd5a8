package betacut.solve.opening;

import betacut.platform.Platform;
import betacut.platform.SafeFile;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * What searches made beforehand say of how games begin: for each position of the book an opinion of
 * every legal move. A move that leads to another position of the book is worth what that one is, so
 * the first opinions see much further than a search. They are opinions all the same, never exact.
 *
 * <p>The file is a walk through the game from its start, so no position is written down: behind the
 * moves of one stand those that its moves lead to, unless they are found by another way. Images of
 * one position are one.
 *
 * <pre>
 *   "BOPN" | int version | text game | text engine | int depth | int positions | position ... | int CRC-32C of all before
 *   text: short length | UTF-8
 *   position: byte moves | moves x (byte move, +128 if its position follows | short score | byte depth)
 * </pre>
 */
public final class SearchedOpenings {
  /** The first four bytes of such a book. */
  public static final int MAGIC = 0x424f504e;

  static final int VERSION = 1;

  /** Beside a move: the position it leads to is written down behind. */
  static final int FOLLOWS = 0x80;

  private static final int LEAST_BYTES = 20;

  /**
   * A move and what the book thinks of it.
   *
   * @param score for the side that makes it, as evaluations count
   * @param depth plies from here to where it was judged, those in the book included
   */
  public record Opinion(int move, int score, int depth) {}

  /** Told of every position of a book. */
  @FunctionalInterface
  private interface Visitor {
    void visit(Position position, List<Integer> moves, List<Opinion> opinions);
  }

  private final ByteBuffer body;
  private final Game<?> game;
  private final String engine;
  private final int depth;

  /** By the key of a position's canonical image, whose moves these are. */
  private final Map<Long, List<Opinion>> pages = new HashMap<>();

  /** Reads a book from memory, and checks it by the rules of its game. */
  public SearchedOpenings(ByteBuffer in) {
    var whole = in.slice();
    if (whole.remaining() < LEAST_BYTES || whole.getInt(0) != MAGIC) {
      throw new IllegalArgumentException("not a book of searched openings");
    }
    if (whole.getInt(4) != VERSION) {
      throw new IllegalArgumentException(
          "the book has version %d, this program reads %d".formatted(whole.getInt(4), VERSION));
    }
    int end = whole.limit() - Integer.BYTES;
    if (whole.getInt(end) != checksum(whole.slice(0, end))) {
      throw new IllegalArgumentException("the book is damaged: its checksum is wrong");
    }
    whole.position(8).limit(end);
    game = Games.find(text(whole));
    engine = text(whole);
    depth = whole.getInt();
    int count = whole.getInt();
    body = whole.slice();
    ByteBuffer rest = body.duplicate();
    walk(game.start(), new ArrayList<>(), rest, (position, _, page) -> add(position, page));
    if (pages.size() != count || rest.hasRemaining()) {
      throw new IllegalArgumentException("the book is damaged: it does not hold what it says");
    }
  }

  private static String text(ByteBuffer in) {
    byte[] bytes = new byte[in.getShort()];
    in.get(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** One position and all that is written behind it. */
  private static void walk(Position position, List<Integer> moves, ByteBuffer in, Visitor visitor) {
    int count = Byte.toUnsignedInt(in.get());
    List<Opinion> page = new ArrayList<>(count);
    List<Integer> following = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int code = Byte.toUnsignedInt(in.get());
      int move = code & FOLLOWS - 1;
      page.add(new Opinion(move, in.getShort(), Byte.toUnsignedInt(in.get())));
      if (code >= FOLLOWS) {
        following.add(move);
      }
    }
    requireMoves(position, page);
    visitor.visit(position, moves, page);
    for (int move : following) {
      int pass = position.play(move);
      moves.add(move);
      walk(position, moves, in, visitor);
      moves.removeLast();
      takeBack(position, move, pass);
    }
  }

  private void add(Position position, List<Opinion> page) {
    int image = position.canonicalSymmetry();
    pages.put(
        position.key(image),
        page.stream()
            .map(one -> new Opinion(position.mapMove(one.move, image), one.score, one.depth))
            .toList());
  }

  private static void requireMoves(Position position, List<Opinion> page) {
    int[] legal = position.outcome() == Position.ONGOING ? position.legalMoves() : new int[0];
    int[] known = page.stream().mapToInt(Opinion::move).toArray();
    Arrays.sort(legal);
    Arrays.sort(known);
    if (known.length == 0 || !Arrays.equals(legal, known)) {
      throw new IllegalArgumentException("the book is damaged: its moves are not those of a game");
    }
  }

  /** Undoes a move, and the pass of a skipped side behind it. */
  static void takeBack(Position position, int move, int pass) {
    if (pass >= 0) {
      position.undo(pass);
    }
    position.undo(move);
  }

  /** Reads the book in a file. */
  public static SearchedOpenings map(Path file) {
    try {
      return new SearchedOpenings(SafeFile.map(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The book of a game that comes with the program, if there is one. */
  public static Optional<SearchedOpenings> shipped(Game<?> game) {
    String name = game.id().replaceAll("[^a-z0-9]", "-") + ".book";
    return Platform.data(SearchedOpenings.class, name)
        .map(bytes -> new SearchedOpenings(ByteBuffer.wrap(bytes)));
  }

  static int checksum(ByteBuffer bytes) {
    var crc = new CRC32C();
    crc.update(bytes);
    return (int) crc.getValue();
  }

  /** The same for all images of a position. */
  public static long key(Position position) {
    return position.key(position.canonicalSymmetry());
  }

  /** The game whose positions it knows. */
  public Game<?> game() {
    return game;
  }

  /** What its opinions depend on: evaluation and cuts of the engine that searched. */
  public String engine() {
    return engine;
  }

  /** Plies that were searched for the moves that may be best. */
  public int depth() {
    return depth;
  }

  /** Positions it knows, of which all images count once. */
  public int positions() {
    return pages.size();
  }

  /** The moves from the start that lead to each of its positions, as they were searched. */
  public List<List<Integer>> openings() {
    List<List<Integer>> found = new ArrayList<>();
    walk(
        game.start(),
        new ArrayList<>(),
        body.duplicate(),
        (_, moves, _) -> found.add(List.copyOf(moves)));
    return found;
  }

  /** Whether it has an opinion of every move of a position. */
  public boolean knows(Position position) {
    return pages.containsKey(key(position));
  }

  /** Every legal move of a position with what it is thought to be worth, the best first. */
  public List<Opinion> moves(Position position) {
    int image = position.canonicalSymmetry();
    return pages.getOrDefault(position.key(image), List.of()).stream()
        .map(known -> new Opinion(position.unmapMove(known.move, image), known.score, known.depth))
        .sorted(Comparator.comparingInt(Opinion::score).reversed())
        .toList();
  }
}
