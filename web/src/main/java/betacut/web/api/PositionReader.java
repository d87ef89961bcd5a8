package betacut.web.api;

import betacut.play.notation.GameText;
import betacut.play.notation.Pasted;
import betacut.play.notation.Pasted.Format;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.SetUp;
import betacut.web.http.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Reads a position somebody typed or pasted, in whatever notation, or put together cell by cell,
 * and says what was recognised. A list of moves is taken apart, so that every ply of it can be
 * looked at.
 */
final class PositionReader {
  private static final int MOST_STEPS = 20_000;

  private final GameCache cache;

  PositionReader(GameCache cache) {
    this.cache = cache;
  }

  Answers.Position read(Query query) {
    if (query.has("cells")) {
      return setUp(cache.find(query.text("game")), query);
    }
    if (!query.has("text")) {
      return Views.position(AskedGame.of(cache, query), "moves");
    }
    Game<?> chosen = cache.find(query.text("game"));
    Pasted pasted = new GameText(cache::find).read(chosen, query.text("text"));
    return read(cache.find(pasted.game()), pasted);
  }

  private static <P extends Position> Answers.Position read(Game<P> game, Pasted pasted) {
    if (pasted.start().isEmpty()) {
      return read(game, pasted.text(), pasted.format());
    }
    String start = isStart(game, game.parse(pasted.start())) ? "" : pasted.start();
    return Views.position(AskedGame.of(game, start, pasted.text()), "moves", pasted.format());
  }

  /** A position put together by hand becomes one in the game's own notation. */
  private static <P extends Position> Answers.Position setUp(Game<P> game, Query query) {
    SetUp<P> setUp =
        game.setUp()
            .orElseThrow(
                () ->
                    new IllegalPositionException(
                        "%s cannot be set up cell by cell, as its board does not tell all about a"
                                .formatted(game.title())
                            + " position; give the moves that lead there."));
    OptionalInt mover =
        query.has("mover") ? OptionalInt.of(query.number("mover", 0, 0, 1)) : OptionalInt.empty();
    P position = setUp.position(query.text("cells"), mover);
    return isStart(game, position)
        ? start(game, Format.PLAIN)
        : found(game, position, Format.PLAIN);
  }

  private static <P extends Position> boolean isStart(Game<P> game, P position) {
    return position.key() == game.start().key();
  }

  private static <P extends Position> Answers.Position start(Game<P> game, Format format) {
    return Views.position(AskedGame.of(game, "", ""), "start", format);
  }

  private static <P extends Position> Answers.Position found(
      Game<P> game, P position, Format format) {
    return Views.position(AskedGame.of(game, game.format(position), ""), "position", format);
  }

  private static <P extends Position> Answers.Position read(
      Game<P> game, String text, Format format) {
    P read = game.parse(text);
    if (isStart(game, read)) {
      return start(game, format);
    }
    List<String> moves = new ArrayList<>();
    boolean isMoveList =
        new Splitter<>(game, text.strip(), read.key()).split(game.start(), 0, moves);
    return isMoveList
        ? Views.position(AskedGame.of(game, "", String.join(" ", moves)), "moves", format)
        : found(game, read, format);
  }

  /** Finds the moves in a text such as {@code f5d6c3}, where nothing need stand between them. */
  private static final class Splitter<P extends Position> {
    private final Game<P> game;
    private final String text;
    private final long goal;
    private int steps;

    Splitter(Game<P> game, String text, long goal) {
      this.game = game;
      this.text = text;
      this.goal = goal;
    }

    /** Whether the rest of the text is a list of moves that leads to the goal. */
    boolean split(P position, int from, List<String> moves) {
      int at = from;
      while (at < text.length() && ", \t\r\n".indexOf(text.charAt(at)) >= 0) {
        at++;
      }
      if (at == text.length()) {
        return position.key() == goal;
      }
      boolean isOver = position.outcome() != Position.ONGOING;
      for (int length = Math.min(8, text.length() - at); length > 0 && !isOver; length--) {
        if (++steps > MOST_STEPS) {
          return false;
        }
        if (split(position, at, length, moves)) {
          return true;
        }
      }
      return false;
    }

    private boolean split(P position, int at, int length, List<String> moves) {
      String typed = text.substring(at, at + length).strip();
      int move;
      try {
        move = game.parseMove(position, typed);
      } catch (IllegalPositionException none) {
        return false;
      }
      moves.add(game.formatMove(Views.meant(game, position, move, typed)));
      P next = AskedGame.copy(position);
      next.play(move);
      if (split(next, at + length, moves)) {
        return true;
      }
      moves.removeLast();
      return false;
    }
  }
}
