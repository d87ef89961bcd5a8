package betacut.search.toy;

import betacut.rules.Board;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Keys;
import betacut.rules.MoveListGame;
import betacut.rules.Position;
import betacut.rules.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;

/**
 * Tic-tac-toe with everything a search may ask of a position: cells 0 to 8 row by row, tried in
 * that order.
 */
public final class TicTacToe extends Position implements MoveListGame.Recorded {
  /** As a game, judged by the lines still open to each side. */
  public static final Game<TicTacToe> GAME = new Playable();

  private static final int CELLS = 9;
  private static final int FULL = 0x1FF;
  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  /** Where each cell goes: four turns of the board, and the same after a flip. */
  private static final int[][] IMAGES = images();

  private final int winScore;
  private final int[] made = new int[2 * CELLS];
  private int own;
  private int other;

  public TicTacToe() {
    this(Score.WIN);
  }

  private TicTacToe(int winScore) {
    this.winScore = winScore;
    key = keyOf(0, 0);
  }

  private static int[][] images() {
    int[][] images = new int[8][CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      int column = cell % 3;
      int row = cell / 3;
      for (int symmetry = 0; symmetry < 8; symmetry++) {
        images[symmetry][cell] = 3 * row + (symmetry < 4 ? column : 2 - column);
        int turned = column;
        column = 2 - row;
        row = turned;
      }
    }
    return images;
  }

  /** The same game, in which every win is worth the same however late it comes. */
  public static TicTacToe withFlatWins() {
    return new TicTacToe(Score.ofMargin(1));
  }

  /** The position after these cells were taken in turn. */
  public static TicTacToe after(int... cells) {
    var position = new TicTacToe();
    for (int cell : cells) {
      position.make(cell);
    }
    return position;
  }

  /** Every position that can be reached, finished ones included, each once. */
  public static List<TicTacToe> everyPosition() {
    List<TicTacToe> found = new ArrayList<>();
    collect(new TicTacToe(), new HashSet<>(), found);
    return found;
  }

  private static void collect(TicTacToe position, Set<Long> seen, List<TicTacToe> found) {
    if (!seen.add(position.key())) {
      return;
    }
    found.add(position.copy());
    int[] moves = new int[CELLS];
    int end = position.outcome() == ONGOING ? position.moves(moves, 0) : 0;
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      collect(position, seen, found);
      position.undo(moves[i]);
    }
  }

  @Override
  public int moves(int[] out, int from) {
    return write(FULL & ~(own | other), out, from);
  }

  private static int write(int cells, int[] out, int from) {
    int end = from;
    for (int rest = cells; rest != 0; rest &= rest - 1) {
      out[end++] = Integer.numberOfTrailingZeros(rest);
    }
    return end;
  }

  @Override
  public void make(int move) {
    made[ply] = move;
    turn(other, own | 1 << move, 1);
  }

  @Override
  public void undo(int move) {
    turn(other & ~(1 << move), own, -1);
  }

  private void turn(int nextOwn, int nextOther, int plies) {
    own = nextOwn;
    other = nextOther;
    ply += plies;
    key = keyOf(own, other);
  }

  private static long keyOf(int own, int other) {
    return Keys.mix(own, other);
  }

  @Override
  public int outcome() {
    if (hasLine(other)) {
      return -winScore;
    }
    return (own | other) == FULL ? Score.DRAW : ONGOING;
  }

  private static boolean hasLine(int stones) {
    for (int line : LINES) {
      if ((stones & line) == line) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int moveLimit() {
    return CELLS;
  }

  @Override
  public int maxMoves() {
    return CELLS;
  }

  @Override
  public int pliesLeft() {
    return CELLS - Integer.bitCount(own | other);
  }

  /** The middle, then the corners. */
  @Override
  public int rank(int move) {
    return move == 4 ? 2 : 1 - move % 2;
  }

  /** Cells that win or block. */
  @Override
  public int forcingMoves(int[] out, int from) {
    int forcing = 0;
    for (int rest = FULL & ~(own | other); rest != 0; rest &= rest - 1) {
      int cell = Integer.lowestOneBit(rest);
      forcing |= hasLine(own | cell) || hasLine(other | cell) ? cell : 0;
    }
    return write(forcing, out, from);
  }

  @Override
  public int symmetries() {
    return IMAGES.length;
  }

  @Override
  public long key(int symmetry) {
    return keyOf(image(own, symmetry), image(other, symmetry));
  }

  private static int image(int stones, int symmetry) {
    int image = 0;
    for (int rest = stones; rest != 0; rest &= rest - 1) {
      image |= 1 << IMAGES[symmetry][Integer.numberOfTrailingZeros(rest)];
    }
    return image;
  }

  @Override
  public int mapMove(int move, int symmetry) {
    return IMAGES[symmetry][move];
  }

  @Override
  public int unmapMove(int image, int symmetry) {
    int move = 0;
    while (IMAGES[symmetry][move] != image) {
      move++;
    }
    return move;
  }

  @Override
  public int[] movesMade() {
    return Arrays.copyOf(made, ply);
  }

  @Override
  public TicTacToe copy() {
    var copy = new TicTacToe(winScore);
    System.arraycopy(made, 0, copy.made, 0, ply);
    copy.ply = ply;
    copy.turn(own, other, 0);
    return copy;
  }

  private static final class Playable extends MoveListGame<TicTacToe> {
    Playable() {
      super("tictactoe");
    }

    @Override
    public TicTacToe start() {
      return new TicTacToe();
    }

    @Override
    public Board board(TicTacToe position) {
      var cells = new StringBuilder(".".repeat(CELLS));
      for (int ply = 0; ply < position.ply; ply++) {
        cells.setCharAt(position.made[ply], ply % 2 == 0 ? Board.FIRST : Board.SECOND);
      }
      return new Board(Board.Kind.CELLS, 3, 3, cells.toString());
    }

    @Override
    public boolean owns(Position position) {
      return position instanceof TicTacToe;
    }

    @Override
    public int targetCell(TicTacToe position, int move) {
      return move;
    }

    @Override
    public SequencedMap<String, Evaluator<TicTacToe>> evaluators() {
      var evaluators = new LinkedHashMap<String, Evaluator<TicTacToe>>();
      evaluators.put("open", Playable::openLines);
      evaluators.put("zero", new Evaluator.Constant<>());
      return evaluators;
    }

    private static int openLines(TicTacToe position) {
      int balance = 0;
      for (int line : LINES) {
        balance += (position.other & line) == 0 ? 1 : 0;
        balance -= (position.own & line) == 0 ? 1 : 0;
      }
      return balance;
    }
  }
}
