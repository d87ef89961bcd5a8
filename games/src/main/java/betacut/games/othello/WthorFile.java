package betacut.games.othello;

import betacut.rules.Games;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Games of the French federation's base (WTHOR): a head of 16 bytes, then 68 for each game, of
 * which 60 are moves as ten times the row and the column, both from 1.
 */
public final class WthorFile {
  private static final int HEAD = 16;
  private static final int GAME = 68;
  private static final int GAME_HEAD = 8;

  private WthorFile() {}

  /**
   * The moves of every game that was played to its end, passes included; others are left out.
   *
   * @throws IllegalArgumentException if this is no such file
   */
  public static List<int[]> read(byte[] file) {
    if (file.length < HEAD || (file.length - HEAD) % GAME != 0) {
      throw new IllegalArgumentException("it is no WTHOR file: its length does not fit");
    }
    List<int[]> games = new ArrayList<>();
    for (int at = HEAD; at < file.length; at += GAME) {
      int[] moves = moves(Arrays.copyOfRange(file, at + GAME_HEAD, at + GAME));
      if (moves.length > 0) {
        games.add(moves);
      }
    }
    return games;
  }

  /** None if a move is illegal or the game was broken off. */
  private static int[] moves(byte[] squares) {
    Position position = Games.find(OthelloFamily.ID).start();
    int[] made = new int[2 * squares.length];
    int count = 0;
    for (byte square : squares) {
      int move = 8 * (square / 10 - 1) + square % 10 - 1;
      if (position.outcome() != Position.ONGOING) {
        break;
      }
      int[] legal = position.legalMoves();
      if (legal[0] == OthelloPosition.PASS) {
        made[count++] = OthelloPosition.PASS;
        position.make(OthelloPosition.PASS);
        legal = position.legalMoves();
      }
      if (square == 0 || Arrays.stream(legal).noneMatch(one -> one == move)) {
        return new int[0];
      }
      made[count++] = move;
      position.make(move);
    }
    return position.outcome() == Position.ONGOING ? new int[0] : Arrays.copyOf(made, count);
  }
}
