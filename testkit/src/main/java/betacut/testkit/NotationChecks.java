package betacut.testkit;

import betacut.platform.SplitMix;
import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.SetUp;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** Texts of positions and moves, there and back, and what becomes of bad ones. */
final class NotationChecks<P extends Position> {
  private static final int MUTATIONS = 25;
  private static final String ALPHABET = "xoXO.-/ 0123456789abcfhjz,;:+RLM\t\n\u00e9\u2713\ud83d";

  private final GameSample<P> sample;
  private final Game<P> game;

  NotationChecks(GameSample<P> sample) {
    this.sample = sample;
    game = sample.game();
  }

  List<Check> checks() {
    return List.of(
        new Check("a position's text gives the position back", this::positionsRoundTrip),
        new Check("a position's cells give the position back", this::cellsRoundTrip),
        new Check("a move's text gives the move back", this::movesRoundTrip),
        new Check("a move list leads to the position", this::moveListsLeadThere),
        new Check("empty text and - mean the start", this::emptyTextIsTheStart),
        new Check("moves fill the cells they name", this::movesFillTheirCells),
        new Check("bad text is explained, never a crash", this::badTextIsExplained));
  }

  private void positionsRoundTrip() {
    sample.ongoing().forEach(walk -> roundTrip(walk));
    sample.wholeGames().forEach(walk -> roundTrip(walk));
  }

  private void roundTrip(Walk<P> walk) {
    String text = game.format(walk.position());
    P again = explained(() -> game.parse(text), walk.at("its own text"));
    Check.same(
        "a position read back differs",
        walk,
        sample.snapshot(walk.position()),
        sample.snapshot(again));
  }

  private void cellsRoundTrip() {
    game.setUp()
        .ifPresent(
            setUp -> {
              sample.ongoing().forEach(walk -> cellsRoundTrip(setUp, walk));
              sample.wholeGames().forEach(walk -> cellsRoundTrip(setUp, walk));
            });
  }

  private void cellsRoundTrip(SetUp<P> setUp, Walk<P> walk) {
    P position = walk.position();
    String cells = game.board(position).cells();
    OptionalInt mover = setUp.tellsMover() ? OptionalInt.empty() : OptionalInt.of(position.mover());
    P again = explained(() -> setUp.position(cells, mover), walk.at("its own cells"));
    Check.same(
        "a position set up differs", walk, sample.snapshot(position), sample.snapshot(again));
  }

  private void movesRoundTrip() {
    for (Walk<P> walk : sample.ongoing()) {
      Map<String, Integer> texts = new HashMap<>();
      for (int move : walk.position().legalMoves()) {
        String text = game.formatMove(move);
        Check.that(!text.isBlank(), "a move without text", walk, "text", move);
        Integer other = texts.put(text, move);
        Check.that(other == null, "two moves share the text " + text, walk, other, move);
        int again = explained(() -> game.parseMove(walk.position(), text), walk.at(text));
        Check.same("a move read back differs: " + text, walk, move, again);
      }
    }
  }

  private void moveListsLeadThere() {
    for (Walk<P> walk : sample.ongoing()) {
      P again = explained(() -> game.parse(walk.line()), walk);
      Check.same(
          "a move list leads elsewhere",
          walk,
          sample.snapshot(walk.position()),
          sample.snapshot(again));
    }
  }

  private void emptyTextIsTheStart() {
    for (String text : List.of("", " ", "-", " - ")) {
      P again = explained(() -> game.parse(text), "'" + text + "'");
      Check.same(
          "not the start", "'" + text + "'", sample.snapshot(game.start()), sample.snapshot(again));
    }
  }

  private void movesFillTheirCells() {
    for (Walk<P> walk : sample.ongoing()) {
      Board board = game.board(walk.position());
      if (board.kind() == Board.Kind.PIECES || board.kind() == Board.Kind.SEEDS) {
        continue;
      }
      P position = walk.copy();
      for (int move : position.legalMoves()) {
        int cell = game.targetCell(walk.position(), move);
        if (cell == -1) {
          continue;
        }
        Walk.Place where = walk.at("move " + game.formatMove(move));
        boolean onBoard = cell >= 0 && cell < board.cells().length();
        Check.that(onBoard, "a move names no cell", where, "below " + board.cells().length(), cell);
        Check.same("a move names a taken cell", where, Board.EMPTY, board.cells().charAt(cell));
        boolean isStone =
            board.kind() != Board.Kind.PLACE_AND_TURN && board.kind() != Board.Kind.LINES;
        if (isStone) {
          char stone = position.mover() == 0 ? Board.FIRST : Board.SECOND;
          position.make(move);
          char there = game.board(position).cells().charAt(cell);
          position.undo(move);
          Check.same("a move fills another cell", where, stone, there);
        }
      }
    }
  }

  private void badTextIsExplained() {
    SplitMix random = SplitMix.of(sample.seed(), 77);
    for (String text : List.of("?", "/", "//", "0", "99999999999999999999", "x".repeat(5000))) {
      parses(text);
    }
    for (Walk<P> walk : sample.ongoing()) {
      String text = game.format(walk.position());
      String move = game.formatMove(walk.position().legalMoves()[0]);
      for (int i = 0; i < MUTATIONS; i++) {
        parses(mutated(text, random));
        parsesMove(walk, mutated(move, random));
      }
    }
  }

  /** A text read as a position must be one that can be written, searched and read again. */
  private void parses(String text) {
    P position;
    try {
      position = game.parse(text);
    } catch (IllegalPositionException explained) {
      requireMessage(explained, text);
      return;
    } catch (RuntimeException crash) {
      throw Check.failure("reading a bad position", text, "an explanation", crash);
    }
    Snapshot read = sample.snapshot(position);
    P again = explained(() -> game.parse(read.text()), text);
    Check.same("a position read twice differs", text, read, sample.snapshot(again));
  }

  private void parsesMove(Walk<P> walk, String text) {
    try {
      int move = game.parseMove(walk.position(), text);
      boolean legal = sample.snapshot(walk.position()).moves().contains(move);
      Check.that(legal, "an illegal move was accepted: " + text, walk, "legal", move);
    } catch (IllegalPositionException explained) {
      requireMessage(explained, text);
    } catch (RuntimeException crash) {
      throw Check.failure("reading the move '" + text + "'", walk, "an explanation", crash);
    }
  }

  private static void requireMessage(IllegalPositionException explained, String text) {
    String message = explained.getMessage();
    boolean useful = message != null && !message.isBlank();
    Check.that(useful, "an error without a message", text, "what, why, what next", message);
  }

  private static String mutated(String text, SplitMix random) {
    var mutant = new StringBuilder(text);
    for (int i = random.between(1, 3); i > 0; i--) {
      int at = random.nextInt(mutant.length() + 1);
      char letter = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
      switch (random.nextInt(4)) {
        case 0 -> mutant.insert(at, letter);
        case 1 -> mutant.setLength(at);
        case 2 -> mutant.delete(at, Math.min(mutant.length(), at + 1));
        default -> mutant.replace(at, Math.min(mutant.length(), at + 1), "" + letter);
      }
    }
    return mutant.toString();
  }

  private static <T> T explained(Supplier<T> reading, Object where) {
    try {
      return reading.get();
    } catch (RuntimeException refused) {
      throw Check.failure("a good text was refused", where, "to be read", refused);
    }
  }
}
