package betacut.web.api;

import static betacut.text.json.JsonLine.object;

import betacut.play.analyse.Chance;
import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Positions and values as JSON; docs/web.md describes every field. */
final class Views {
  private Views() {}

  static Map<String, Object> board(Board board) {
    return object(
        "kind",
        board.kind().name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'),
        "width",
        board.width(),
        "height",
        board.height(),
        "cells",
        board.cells(),
        "columns",
        IntStream.range(0, board.width()).mapToObj(board::columnName).toList(),
        "rows",
        IntStream.range(0, board.height()).mapToObj(board::rowName).toList());
  }

  static <P extends Position> Map<String, Object> position(AskedGame<P> asked) {
    Game<P> game = asked.game();
    P last = asked.last();
    return object(
        "game",
        game.id(),
        "title",
        game.title(),
        "start",
        asked.start(),
        "moves",
        asked.moves().stream().map(game::formatMove).toList(),
        "position",
        game.format(last),
        "key",
        Long.toHexString(last.key()),
        "ply",
        last.ply(),
        "mover",
        last.mover(),
        "board",
        board(game.board(last)),
        "first",
        object("mover", asked.first().mover(), "cells", game.board(asked.first()).cells()),
        "history",
        history(game, asked.first(), asked.moves()),
        "legal",
        legal(game, last),
        "outcome",
        outcome(last));
  }

  /** What each move did: who made it, where its stone lies and how the board looked then. */
  static <P extends Position> List<Object> history(Game<P> game, P first, List<Integer> moves) {
    List<Object> history = new ArrayList<>();
    P position = AskedGame.copy(first);
    for (int move : moves) {
      int mover = position.mover();
      int cell = game.restingCell(position, move);
      position.make(move);
      history.add(
          object(
              "move",
              game.formatMove(move),
              "mover",
              mover,
              "cell",
              cell,
              "cells",
              game.board(position).cells()));
    }
    return history;
  }

  /** Every legal move with what to point at; {@code as} names the equal move that searches use. */
  private static <P extends Position> List<Object> legal(Game<P> game, P position) {
    if (position.outcome() != Position.ONGOING) {
      return List.of();
    }
    int[] moves = new int[position.maxMoves()];
    int end = position.allMoves(moves, 0);
    List<Object> legal = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      String text = game.formatMove(moves[i]);
      String same = game.formatMove(game.parseMove(position, text));
      legal.add(object("move", text, "as", same, "path", game.path(position, moves[i])));
    }
    return legal;
  }

  /** Null while the game goes on; points, for the side to move, where a game ends in them. */
  private static Map<String, Object> outcome(Position position) {
    int outcome = position.outcome();
    if (outcome == Position.ONGOING) {
      return null;
    }
    boolean isPoints = outcome != Score.DRAW && !Score.isDecided(outcome);
    boolean isMargin = Score.isDecided(outcome) && !Score.hasDistance(outcome);
    Integer winner = outcome > 0 ? position.mover() : 1 - position.mover();
    return object(
        "winner",
        outcome == Score.DRAW || isPoints ? null : winner,
        "margin",
        isMargin ? (Integer) Math.abs(Score.margin(outcome)) : null,
        "points",
        isPoints ? (Integer) outcome : null);
  }

  /** A value for the side that {@code mover} names, whatever the side it was found for. */
  static Map<String, Object> value(Value value, Game<?> game) {
    int score = value.score();
    boolean isWin = Score.hasDistance(score);
    boolean isMargin = Score.isDecided(score) && !isWin;
    boolean isDraw = score == Score.DRAW && value.kind() == Value.Kind.EXACT;
    return object(
        "score",
        score,
        "kind",
        value.kind().id(),
        "depth",
        value.depth(),
        "type",
        isWin || isMargin ? (score > 0 ? "win" : "loss") : isDraw ? "draw" : "opinion",
        "plies",
        isWin ? (Integer) Score.distance(score) : null,
        "margin",
        isMargin ? (Integer) Math.abs(Score.margin(score)) : null,
        "chance",
        Chance.of(value, game),
        "text",
        value.text());
  }
}
