package betacut.play.protocol;

import betacut.play.player.Player;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The game being talked about: its position, the moves that led there, and who answers. */
final class ProtocolGame<P extends Position> {
  private final Brain<P> brain;
  private final Game<P> game;
  private final List<Integer> moves = new ArrayList<>();

  /** The pass of a side that each move skips, or -1. */
  private final List<Integer> passes = new ArrayList<>();

  private P position;

  ProtocolGame(Brain<P> brain) {
    this.brain = brain;
    game = brain.game();
    position = game.start();
  }

  /** A seat at the start of a game, with the same brain if it is this one's game. */
  ProtocolGame<?> at(Game<?> other, Brain.Maker maker) {
    return other.id().equals(game.id())
        ? new ProtocolGame<>(brain)
        : new ProtocolGame<>(maker.create(other));
  }

  Game<P> game() {
    return game;
  }

  P position() {
    return position;
  }

  Brain<P> brain() {
    return brain;
  }

  /** Goes on from a position, which then has no moves to take back. */
  void setUp(String text) {
    P parsed = game.parse(text);
    moves.clear();
    passes.clear();
    position = parsed;
  }

  /** Goes on from a position after some moves; nothing changes if one of them is wrong. */
  void setUp(String text, List<String> names) {
    var fresh = new ProtocolGame<>(brain);
    fresh.setUp(text);
    for (int i = 0; i < names.size(); i++) {
      try {
        fresh.play(names.get(i));
      } catch (IllegalPositionException e) {
        throw new IllegalPositionException("Move %d: %s".formatted(i + 1, e.getMessage()));
      }
    }
    moves.clear();
    moves.addAll(fresh.moves);
    passes.clear();
    passes.addAll(fresh.passes);
    position = fresh.position;
  }

  /** Reads a move that is legal now. */
  int read(String name) {
    if (isOver()) {
      throw new IllegalPositionException(
          "The game is over; there is no move '%s'.".formatted(name));
    }
    try {
      return game.parseMove(position, name);
    } catch (IllegalPositionException e) {
      throw e;
    } catch (RuntimeException e) { // a game of others may make anything of rubbish
      throw new IllegalPositionException("'%s' is not a move.".formatted(name));
    }
  }

  void play(String name) {
    play(read(name));
  }

  void play(int move) {
    passes.add(position.play(move));
    moves.add(move);
  }

  /** Takes a move back; false if there is none. */
  boolean undo() {
    if (moves.isEmpty()) {
      return false;
    }
    int pass = passes.removeLast();
    if (pass >= 0) {
      position.undo(pass);
    }
    position.undo(moves.removeLast());
    return true;
  }

  List<Integer> moves() {
    return List.copyOf(moves);
  }

  boolean isOver() {
    return position.outcome() != Position.ONGOING;
  }

  /** The legal moves; none if the game is over. */
  int[] legal() {
    if (isOver()) {
      return new int[0];
    }
    int[] all = new int[position.maxMoves()];
    return Arrays.copyOf(all, position.allMoves(all, 0));
  }

  /** Whether the side to move has no choice but to pass. */
  boolean mustPass() {
    int[] legal = legal();
    return legal.length == 1 && game.targetCell(position, legal[0]) < 0;
  }

  Player.Choice choose(Limits limits, Progress progress, StopSignal stop) {
    return brain.choose(position, limits, progress, stop);
  }

  Result analyse(Limits limits, Progress progress, StopSignal stop) {
    return brain.analyse(position, limits, progress, stop);
  }

  String name(int move) {
    return game.formatMove(move);
  }
}
