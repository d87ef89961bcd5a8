package betacut.games.othello;

import betacut.rules.Board;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and writes moves ({@code d3}, {@code pass}) and positions (the squares row by row from the
 * top, {@code X}, {@code O} and {@code -}, then a space and the side to move, as in OBF files).
 */
final class OthelloNotation {
  static final String PASS = "pass";

  private static final Pattern BOARD =
      Pattern.compile("[XO*.-]{3,}(\\s+[XO])?", Pattern.CASE_INSENSITIVE);
  private static final Pattern MOVE =
      Pattern.compile("[\\s,]*([A-Z]\\d+|PASS|PS)[\\s,]*", Pattern.CASE_INSENSITIVE);

  private static final long FIRST_COLUMN = 0x0101010101010101L;
  private static final long LAST_COLUMN = FIRST_COLUMN << 7;

  private final Size size;
  private final boolean winnerTakesEmpties;

  OthelloNotation(Size size, boolean winnerTakesEmpties) {
    this.size = size;
    this.winnerTakesEmpties = winnerTakesEmpties;
  }

  /** Whether a position is of the size and the rules that are read here. */
  boolean reads(OthelloPosition position) {
    return position.size() == size && position.winnerTakesEmpties() == winnerTakesEmpties;
  }

  OthelloPosition start() {
    return new OthelloPosition(size, winnerTakesEmpties, size.startX, size.startO, 0);
  }

  OthelloPosition parse(String text) {
    String wanted = text.strip();
    if (wanted.isEmpty() || wanted.equals("-")) {
      return start();
    }
    int note = wanted.indexOf(';'); // OBF files go on with the values of moves
    if (note >= 0) {
      wanted = wanted.substring(0, note).stripTrailing();
    }
    return BOARD.matcher(wanted).matches()
        ? parseBoard(wanted.toUpperCase(Locale.ROOT))
        : parseMoves(wanted);
  }

  private OthelloPosition parseBoard(String text) {
    int cells = size.width * size.width;
    String board = text.split("\\s+")[0];
    if (board.length() != cells) {
      throw new IllegalPositionException(
          "This board has " + board.length() + " squares; " + size + " Othello has " + cells + ".");
    }
    if (board.length() == text.length()) {
      throw new IllegalPositionException(
          "The board does not say who moves; put a space and X (first player) or O behind it.");
    }
    return parseCells(board, text.endsWith("X") ? 0 : 1);
  }

  /** The position of these squares, whose letters are X, O and others for empty ones. */
  OthelloPosition parseCells(String board, int mover) {
    long x = 0;
    long o = 0;
    for (int cell = 0; cell < board.length(); cell++) {
      long bit = size.bit(cell % size.width, cell / size.width);
      switch (board.charAt(cell)) {
        case 'X', Board.FIRST, '*' -> x |= bit;
        case 'O', Board.SECOND -> o |= bit;
        default -> {}
      }
    }
    checkDiscs(x | o);
    return mover == 0
        ? new OthelloPosition(size, winnerTakesEmpties, x, o, 0)
        : new OthelloPosition(size, winnerTakesEmpties, o, x, 1);
  }

  private void checkDiscs(long discs) {
    long missing = size.centre & ~discs;
    if (missing != 0) {
      throw new IllegalPositionException(
          "There is no disc on %s; the four middle squares are full from the start of every game."
              .formatted(names(missing)));
    }
    long lonely = discs & ~connected(discs);
    if (lonely != 0) {
      throw new IllegalPositionException(
          ("The discs on %s touch no others that lead to the middle; every disc is put beside"
                  + " another one.")
              .formatted(names(lonely)));
    }
  }

  private String names(long squares) {
    List<String> names = new ArrayList<>();
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      names.add(format(Long.numberOfTrailingZeros(rest)));
    }
    return String.join(", ", names);
  }

  /** The discs that a chain of neighbours, diagonal ones too, links to the middle. */
  private long connected(long discs) {
    long found = size.centre;
    long before = 0;
    while (found != before) {
      before = found;
      long row = found | (found & ~LAST_COLUMN) << 1 | (found & ~FIRST_COLUMN) >>> 1;
      found = (row | row << 8 | row >>> 8) & discs;
    }
    return found;
  }

  /** Plays a move list; passes may be left out, as transcripts do. */
  private OthelloPosition parseMoves(String text) {
    OthelloPosition position = start();
    Matcher move = MOVE.matcher(text);
    int at = 0;
    int number = 1;
    for (; at < text.length() && move.region(at, text.length()).lookingAt(); at = move.end()) {
      if (position.outcome() != Position.ONGOING) {
        throw new IllegalPositionException(
            "The game is over before move "
                + number
                + ", '"
                + move.group(1)
                + "'; leave out the moves after the end.");
      }
      boolean passes = move.group(1).toLowerCase(Locale.ROOT).startsWith("p");
      if (position.playable() == 0 && !passes) {
        position.make(OthelloPosition.PASS);
      }
      position.make(parseListed(position, move.group(1), number++));
    }
    if (at < text.length()) {
      throw new IllegalPositionException(
          "Cannot read '"
              + text.substring(at)
              + "'; a position is "
              + size.width * size.width
              + " squares of X, O and - with the side to move, or a list of moves like f5d6.");
    }
    return position;
  }

  private int parseListed(OthelloPosition position, String text, int number) {
    try {
      return parseMove(position, text);
    } catch (IllegalPositionException e) {
      throw new IllegalPositionException("Move " + number + ": " + e.getMessage());
    }
  }

  String format(OthelloPosition position) {
    boolean firstMoves = position.mover() == 0;
    var text = new StringBuilder();
    for (int cell = 0; cell < size.width * size.width; cell++) {
      long bit = size.bit(cell % size.width, cell / size.width);
      boolean own = (position.own() & bit) != 0;
      boolean empty = ((position.own() | position.opponent()) & bit) == 0;
      text.append(empty ? '-' : own == firstMoves ? 'X' : 'O');
    }
    return text.append(firstMoves ? " X" : " O").toString();
  }

  int parseMove(OthelloPosition position, String text) {
    String wanted = text.strip().toLowerCase(Locale.ROOT);
    if (position.outcome() != Position.ONGOING) {
      throw new IllegalPositionException("The game is over; there is no move '" + text + "'.");
    }
    int[] moves = position.legalMoves();
    List<String> legal = new ArrayList<>();
    for (int i = 0; i < moves.length; i++) {
      String name = format(moves[i]);
      if (name.equals(wanted.equals("ps") ? PASS : wanted)) {
        return moves[i];
      }
      legal.add(name);
    }
    throw new IllegalPositionException(
        "'"
            + text.strip()
            + "' is not a legal move here; a move must turn a disc over. Legal moves: "
            + String.join(", ", legal));
  }

  String format(int move) {
    if (move == OthelloPosition.PASS) {
      return PASS;
    }
    int cell = size.cell(move);
    return "" + (char) ('a' + cell % size.width) + (1 + cell / size.width);
  }
}
