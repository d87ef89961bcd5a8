package betacut.play.notation;

import betacut.play.notation.Pasted.Format;
import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Finds out what somebody pasted, and of which game it is. What says so itself (a link, a file) is
 * believed; anything else is taken for the chosen game in all ways of writing, and only if that
 * game cannot read a single move of it, for one of the others.
 */
public final class GameText {
  /** A way of writing that is not a game's own. */
  @FunctionalInterface
  interface Writing {
    /** The same as the game writes it; empty if the text is not written so. */
    Optional<Pasted> read(String text, Game<?> game);
  }

  /** Those whose rules say most about a text come first. */
  private static final List<String> GUESSES =
      List.of("connect4", "othello", "pentago", "gomoku", "tictactoe");

  private static final List<Writing> WRITINGS =
      List.of(
          (text, game) -> Optional.of(Pasted.of(game.id(), text, Format.PLAIN)),
          new NumberedMoves(),
          new ColumnCells(),
          new TurnsApart(),
          new NumberPairs(),
          new DrawnBoard());

  private static final int LONGEST_MOVE = 8;

  private final Function<String, Game<?>> games;

  /** A reader that gets games by their ids from somebody who may have them already. */
  public GameText(Function<String, Game<?>> games) {
    this.games = games;
  }

  /** A reader for whoever has no games yet. */
  public GameText() {
    this(Games::find);
  }

  /** What a text says; refused in the words of the chosen game if nobody can read it. */
  public Pasted read(Game<?> chosen, String pasted) {
    String text = pasted.strip();
    Optional<Pasted> told =
        Stream.<Writing>of(new Links(), new GgfGame(), new SgfGame())
            .flatMap(writing -> writing.read(text, chosen).stream())
            .findFirst();
    if (told.isPresent()) {
      return told.get();
    }
    return readAs(chosen, text)
        .or(() -> isOf(chosen, text) ? Optional.empty() : guessed(chosen, text))
        .orElseThrow(() -> refusal(chosen, text));
  }

  private Optional<Pasted> guessed(Game<?> chosen, String text) {
    return GUESSES.stream()
        .filter(id -> !id.equals(chosen.id()))
        .flatMap(id -> readAs(games.apply(id), text).stream())
        .findFirst();
  }

  private static Optional<Pasted> readAs(Game<?> game, String text) {
    for (Writing writing : WRITINGS) {
      try {
        Optional<Pasted> found = writing.read(text, game);
        if (found.isPresent()) {
          game.parse(found.get().text());
          return found;
        }
      } catch (IllegalPositionException no) { // another way of writing may do
        continue;
      }
    }
    return Optional.empty();
  }

  /** Whether a text is of this game, and only wrong. */
  private static boolean isOf(Game<?> game, String text) {
    for (Writing writing : WRITINGS.subList(1, WRITINGS.size())) {
      try {
        writing.read(text, game);
      } catch (IllegalPositionException wrong) {
        return true;
      }
    }
    return readsAMove(game, text);
  }

  /** Then an illegal move further on is a mistake in this game, not the move of another one. */
  private static <P extends Position> boolean readsAMove(Game<P> game, String text) {
    P start = game.start();
    for (int length = 1; length <= Math.min(LONGEST_MOVE, text.length()); length++) {
      try {
        game.parseMove(start, text.substring(0, length));
        return true;
      } catch (IllegalPositionException no) { // a shorter or longer one may be
        continue;
      }
    }
    return false;
  }

  /** What is wrong, in the words of the way of writing that comes nearest. */
  private static IllegalPositionException refusal(Game<?> chosen, String text) {
    for (Writing writing : WRITINGS.reversed()) {
      try {
        Optional<Pasted> found = writing.read(text, chosen);
        if (found.isPresent()) {
          chosen.parse(found.get().text());
        }
      } catch (IllegalPositionException illegal) {
        return illegal;
      }
    }
    throw new AssertionError("readable after all: " + text);
  }

  static <P extends Position> Board boardOf(Game<P> game) {
    return game.board(game.start());
  }
}
