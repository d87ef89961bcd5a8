package betacut.doctor;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.GameFamily;
import betacut.rules.Games;
import betacut.rules.UsageException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Guesses which game of ours somebody's game is meant to be, by its name and its board: then ours
 * is its rule book. A game by another name may have rules of its own and is not compared.
 */
public final class Likeness {
  private static final Map<String, String> SYNONYMS =
      Map.of(
          "connectfour", "connect4",
          "fourinarow", "connect4",
          "reversi", "othello",
          "noughtsandcrosses", "tictactoe");

  private Likeness() {}

  /** Our game with the same name and the same board, if there is one. */
  public static Optional<Game<?>> of(Game<?> game) {
    String name = game.id().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    for (Map.Entry<String, String> synonym : SYNONYMS.entrySet()) {
      name = name.replace(synonym.getKey(), synonym.getValue());
    }
    for (GameFamily family : Games.families()) {
      for (GameFamily.Alias alias : family.aliases()) {
        if (name.contains(alias.id())) {
          return withBoard(family, List.of(alias.variant()), game);
        }
      }
      if (name.contains(family.id())) {
        return withBoard(family, family.variants(), game);
      }
    }
    return Optional.empty();
  }

  private static Optional<Game<?>> withBoard(
      GameFamily family, List<String> variants, Game<?> game) {
    Board board = start(game);
    for (String variant : variants) {
      try {
        Game<?> ours = family.game(variant);
        Board start = start(ours);
        boolean isSame =
            start.width() == board.width()
                && start.height() == board.height()
                && start.cells().equals(board.cells());
        if (isSame && ours != game) {
          return Optional.of(ours);
        }
      } catch (UsageException noSuchVariant) {
        // the next one, then
      }
    }
    return Optional.empty();
  }

  private static <P extends betacut.rules.Position> Board start(Game<P> game) {
    return game.board(game.start());
  }
}
