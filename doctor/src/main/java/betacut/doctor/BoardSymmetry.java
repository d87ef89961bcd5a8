package betacut.doctor;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.testkit.Check;
import betacut.testkit.CounterExample;
import betacut.testkit.GameSample;
import betacut.testkit.Walk;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A game whose moves do not care for left and right should end alike on both sides. Nobody has to
 * declare the symmetry: it is followed on the drawn boards for as long as the moves agree, so only
 * the ends of games are compared.
 */
final class BoardSymmetry<P extends Position> {
  static final String NAME = "games that mirror each other end alike";

  private final GameSample<P> sample;
  private final Game<P> game;

  BoardSymmetry(GameSample<P> sample) {
    this.sample = sample;
    game = sample.game();
  }

  List<Check> checks() {
    return List.of(new Check(NAME, this::mirroredGamesEndAlike));
  }

  /** A game and its image, so far. */
  private record Pair<P extends Position>(Walk<P> walk, P position, P image) {}

  /** All games advance together, so that the first difference found is an early one. */
  private void mirroredGamesEndAlike() {
    List<Pair<P>> pairs = new ArrayList<>();
    for (Walk<P> walk : sample.wholeGames()) {
      pairs.add(new Pair<>(walk, game.start(), game.start()));
    }
    int longest = pairs.stream().mapToInt(pair -> pair.walk.moves().size()).max().orElse(0);
    for (int ply = 0; ply < longest; ply++) {
      for (Pair<P> pair : pairs) {
        if (ply < pair.walk.moves().size() && !advance(pair, ply)) {
          return; // left and right differ in this game
        }
      }
    }
  }

  /** Plays the next move on both sides; false if the image has no such move. */
  private boolean advance(Pair<P> pair, int ply) {
    P position = pair.position;
    position.make(pair.walk.moves().get(ply));
    Integer mirrored = children(pair.image).get(mirror(game.board(position)));
    if (mirrored == null) {
      return false;
    }
    pair.image.make(mirrored);
    if (position.outcome() != pair.image.outcome()) {
      throw new CounterExample(
          "a game and its mirror image end differently",
          pair.walk.first(ply + 1),
          "the same result on both sides (unless your rules treat left and right differently)",
          said(position) + ", mirrored " + said(pair.image));
    }
    return true;
  }

  private String said(P position) {
    int outcome = position.outcome();
    String result = outcome == Position.ONGOING ? "goes on" : outcome == 0 ? "draw" : "decided";
    return game.board(position).cells() + " " + result;
  }

  private Map<String, Integer> children(P position) {
    Map<String, Integer> children = new HashMap<>();
    for (int move : position.legalMoves()) {
      position.make(move);
      children.put(game.board(position).cells(), move);
      position.undo(move);
    }
    return children;
  }

  private static String mirror(Board board) {
    var cells = new StringBuilder();
    for (int row = 0; row < board.height(); row++) {
      int from = row * board.width();
      cells.append(
          new StringBuilder(board.cells().substring(from, from + board.width())).reverse());
    }
    return cells.toString();
  }
}
