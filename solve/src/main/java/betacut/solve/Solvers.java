package betacut.solve;

import betacut.games.connectfour.ConnectFour;
import betacut.games.connectfour.ConnectFourPosition;
import betacut.games.othello.OthelloGame;
import betacut.games.othello.OthelloPosition;
import betacut.games.pentago.PentagoGame;
import betacut.games.pentago.PentagoPosition;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.search.spi.Searcher;
import betacut.solve.layers.EndSolver;
import betacut.solve.opening.SearchedOpenings;
import java.util.Optional;
import java.util.OptionalInt;

/** Knows which games have a solver made by hand or a table of their positions, and how far. */
public final class Solvers {
  /** An engine that may think for ever does not ask about more empty squares of Othello. */
  private static final int MOST_EMPTIES = 26;

  /** Nor about fewer stones of Pentago: these take some seconds and half a gigabyte. */
  private static final int FEWEST_STONES = 18;

  /**
   * Pentago's solver answers for all moves at once, where others take about so many times as long.
   */
  private static final int ALL_MOVES = 4;

  /** What {@link #answerSoon} promises, in nodes for one move of a position. */
  private static final long SOON = 300_000;

  /** Mebibytes of a table for one question. */
  private static final int SMALL = 4;

  /** The book knows how games on the usual board begin, and smaller ones are soon searched. */
  private static final int CELLS_OF_BOOK = 42;

  /** Of larger boards, 12 of 12 random positions with so few plies left (8 of 12 with two more). */
  private static final int FEW_PLIES = 34;

  private static final class Openings {
    static final Optional<SearchedOpenings> OF_OTHELLO =
        SearchedOpenings.shipped(Games.find("othello"));
  }

  private Solvers() {}

  /** True if there is a solver that answers for every position of this game. */
  public static boolean know(Game<?> game) {
    return game instanceof ConnectFour;
  }

  /** True if there is a solver for the ends of this game only. */
  public static boolean knowEnds(Game<?> game) {
    return isOthello(game) || isClassicPentago(game);
  }

  /** True if a solver answers for this position, and can be expected to within so many nodes. */
  public static boolean reach(Game<?> game, Position position, long nodes) {
    return know(game)
        || isOthello(game) && OthelloSearch.isInReach((OthelloPosition) position, nodes)
        || isClassicPentago(game)
            && PentagoSearch.isInReach((PentagoPosition) position, (double) ALL_MOVES * nodes)
        || StrongTables.knows(game, position);
  }

  /** True if a table of every position in the user's data folder has this one. */
  public static boolean isInTable(Game<?> game, Position position) {
    return StrongTables.knows(game, position);
  }

  /** True if every move of this position can be expected to be solved in a million nodes or so. */
  public static boolean answerSoon(Game<?> game, Position position) {
    return position instanceof ConnectFourPosition four && know(game)
        ? four.width() * four.height() <= CELLS_OF_BOOK || four.pliesLeft() <= FEW_PLIES
        : reach(game, position, SOON);
  }

  /**
   * Who wins, if that is known within some milliseconds: positive for the side to move, 0 for a
   * draw. A book may know a position, but not what each of its moves is worth.
   */
  public static OptionalInt outcome(Game<?> game, Position position) {
    if (isClassicPentago(game)) {
      OptionalInt known = PentagoSearch.known((PentagoPosition) position);
      if (known.isPresent()) {
        return known;
      }
    }
    return searcher(game, Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, SMALL))
        .map(solver -> Engine.around(solver, game, Options.full(Algorithm.PVS)))
        .map(engine -> engine.search(position, Limits.nodes(SOON)))
        .filter(result -> result.end() == Result.End.SOLVED)
        .map(result -> OptionalInt.of(result.value().score()))
        .orElse(OptionalInt.empty());
  }

  private static boolean isOthello(Game<?> game) {
    return game instanceof OthelloGame othello && othello.winnerTakesEmpties();
  }

  private static boolean isClassicPentago(Game<?> game) {
    return game instanceof PentagoGame pentago && pentago.isClassic();
  }

  /** A search that is exact or says nothing, with the table size and threads of the options. */
  public static Optional<Searcher> searcher(Game<?> game, Options options) {
    Optional<Searcher> made = madeByHand(game, options);
    return StrongTables.of(game)
        .<Searcher>map(table -> new TableSearch(table, made))
        .or(() -> made);
  }

  private static Optional<Searcher> madeByHand(Game<?> game, Options options) {
    if (know(game)) {
      return Optional.of(new ConnectFourSearch(options.tableMebibytes(), options.threads()));
    }
    if (isClassicPentago(game)) {
      return Optional.of(new PentagoSearch(options.threads(), FEWEST_STONES));
    }
    return isOthello(game)
        ? Optional.of(new OthelloSearch(options.tableMebibytes(), options.threads(), MOST_EMPTIES))
        : Optional.empty();
  }

  /**
   * A solver for the last positions of a table that ends before its game, if the game has one.
   *
   * @param mebibytes of each thread's table
   */
  public static Optional<EndSolver> ends(Game<?> game, int mebibytes) {
    if (know(game)) {
      return Optional.of(stopped -> ConnectFourSearch.scores(mebibytes, stopped));
    }
    return isOthello(game)
        ? Optional.of(stopped -> OthelloSearch.scores(mebibytes, stopped))
        : Optional.empty();
  }

  /** The book of opinions on how a game begins that comes with the program. */
  private static Optional<SearchedOpenings> openings(Game<?> game) {
    return game instanceof OthelloGame othello && othello.isStandard()
        ? Openings.OF_OTHELLO
        : Optional.empty();
  }

  /** True if a book has an opinion of every move of a position. */
  public static boolean isInBook(Game<?> game, Position position) {
    return openings(game).filter(book -> book.knows(position)).isPresent();
  }

  /** An engine that asks the game's book of opinions and its solver first, if there are any. */
  public static Engine engine(Game<?> game, Options options) {
    return openings(game)
        .map(book -> new OpeningSearch(book, searcher(game, options)))
        .map(book -> Engine.asking(book, game, options))
        .orElseGet(() -> exactEngine(game, options));
  }

  /** An engine that asks the game's solver first, if there is one, and no book of opinions. */
  public static Engine exactEngine(Game<?> game, Options options) {
    return searcher(game, options)
        .map(solver -> Engine.asking(solver, game, options))
        .orElseGet(() -> Engine.of(game, options));
  }
}
