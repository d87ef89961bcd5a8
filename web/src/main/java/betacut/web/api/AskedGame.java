package betacut.web.api;

import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.web.http.Parameter;
import betacut.web.http.Query;
import betacut.web.http.Refusal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The game somebody asks about: where it began and what was played since.
 *
 * @param start the text of the first position, empty for the game's own start
 * @param first the first position
 * @param moves what was played, each one legal
 * @param typed the same as it was written
 * @param last the position now
 */
record AskedGame<P extends Position>(
    Game<P> game, String start, P first, List<Integer> moves, List<String> typed, P last) {
  private static final int LONGEST_GAME = 500;

  /** The parameters that name a game and a position in it. */
  static final List<Parameter> PARAMETERS =
      List.of(
          Parameter.word("game", "a game such as connect4, othello:6x6 or mnk:4,4,4").required(),
          Parameter.text("start", "the first position in any notation; empty for the usual one"),
          Parameter.text("moves", "the moves since, separated by commas or spaces"));

  static List<Parameter> parametersAnd(Parameter... more) {
    List<Parameter> all = new ArrayList<>(PARAMETERS);
    all.addAll(List.of(more));
    return all;
  }

  static AskedGame<?> of(GameCache cache, Query query) {
    return of(cache.find(query.text("game")), query.text("start"), query.text("moves"));
  }

  static <P extends Position> AskedGame<P> of(Game<P> game, String start, String moves) {
    P first = game.parse(start);
    P last = copy(first);
    List<Integer> played = new ArrayList<>();
    List<String> typed = words(moves);
    for (String word : typed) {
      if (last.outcome() != Position.ONGOING) {
        throw new IllegalPositionException(
            "The game is over before move %d, '%s'; leave out the moves after the end."
                .formatted(played.size() + 1, word));
      }
      int move = move(game, last, word, played.size() + 1);
      last.play(move);
      played.add(move);
    }
    return new AskedGame<>(game, start, first, List.copyOf(played), typed, last);
  }

  /** Legal moves from here on. */
  List<Integer> goingOn(String line) {
    AskedGame<P> longer = of(game, start, String.join(" ", typed) + " " + line);
    return longer.moves.subList(moves.size(), longer.moves.size());
  }

  private static <P extends Position> int move(Game<P> game, P position, String word, int number) {
    try {
      return game.parseMove(position, word);
    } catch (IllegalPositionException illegal) {
      throw new IllegalPositionException("Move %d: %s".formatted(number, illegal.getMessage()));
    }
  }

  static List<String> words(String moves) {
    List<String> words =
        Arrays.stream(moves.split("[\\s,]+")).filter(word -> !word.isEmpty()).toList();
    if (words.size() > LONGEST_GAME) {
      throw new Refusal(
          400, "There are %d moves; a game may have %d.".formatted(words.size(), LONGEST_GAME));
    }
    return words;
  }

  @SuppressWarnings("unchecked")
  static <P extends Position> P copy(P position) {
    return (P) position.copy();
  }

  boolean isOver() {
    return last.outcome() != Position.ONGOING;
  }

  /** Refuses to think about a game that is over. */
  void requireOngoing() {
    if (isOver()) {
      throw new IllegalPositionException("The game is over; there is no move to find.");
    }
  }
}
