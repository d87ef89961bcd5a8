package betacut.solve;

import betacut.games.connectfour.ConnectFourPosition;
import betacut.rules.Position;
import betacut.rules.Value;
import betacut.search.Detail;
import betacut.search.Result.RootMove;
import betacut.search.spi.Clock;
import betacut.solve.connectfour.ConnectFourSolver;
import betacut.solve.connectfour.OpeningBook;
import betacut.solve.connectfour.SolverPosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * The Connect-4 solver as a search; it tries every position, for nobody knows how long one takes.
 */
public final class ConnectFourSearch extends SolverSearch<ConnectFourPosition, ConnectFourSolver> {
  /** What a table takes on the boards with the longest keys, and the most there can be. */
  private static final int LEAST_MEBIBYTES = 8;

  private static final int MOST_MEBIBYTES = 8192;

  private final int mebibytes;
  private final int threads;

  /**
   * A search with a table of at most so many MiB (but at least 8), made when the first question
   * comes.
   */
  public ConnectFourSearch(int mebibytes, int threads) {
    super(ConnectFourPosition.class);
    this.mebibytes = Math.clamp(mebibytes, LEAST_MEBIBYTES, MOST_MEBIBYTES);
    this.threads = threads;
  }

  /** The same position on the solver's board, which numbers its cells alike. */
  public static SolverPosition copy(ConnectFourPosition position) {
    return SolverPosition.of(
        position.width(), position.height(), position.ownStones(), position.opponentStones());
  }

  /** The scores of a game's positions as a table keeps them, for one thread. */
  static ToIntFunction<Position> scores(int mebibytes, BooleanSupplier stopped) {
    var search = new ConnectFourSearch(mebibytes, 1);
    return position -> {
      var root = (ConnectFourPosition) position;
      ConnectFourSolver asked = search.solver(root);
      asked.stopWhen(stopped);
      var scale = new SolverScale(root.width() * root.height());
      return scale.value(root.ply(), asked.score(copy(root))).score();
    };
  }

  @Override
  ConnectFourSolver make(ConnectFourPosition root) {
    int width = root.width();
    int height = root.height();
    var made = new ConnectFourSolver(width, height, mebibytes, threads);
    OpeningBook.shipped(width, height).ifPresent(made::use);
    return made;
  }

  @Override
  boolean isExpected(ConnectFourPosition root, Clock clock, Detail detail) {
    return true;
  }

  @Override
  long charged(long nodes) {
    return nodes / threads;
  }

  @Override
  List<RootMove> all(ConnectFourSolver asked, ConnectFourPosition root) {
    SolverPosition position = copy(root);
    List<OptionalInt> scores = asked.columnScores(position);
    List<RootMove> moves = new ArrayList<>();
    for (int column : fromCentre(root)) {
      scores
          .get(column)
          .ifPresent(score -> moves.add(new RootMove(column, value(position, score))));
    }
    moves.sort(BEST_FIRST);
    return moves;
  }

  @Override
  List<RootMove> ties(ConnectFourSolver asked, ConnectFourPosition root) {
    SolverPosition position = copy(root);
    Value value = value(position, asked.score(position));
    List<Integer> best = asked.bestMoves(position);
    return fromCentre(root).stream()
        .filter(best::contains)
        .map(move -> new RootMove(move, value))
        .toList();
  }

  @Override
  OptionalInt next(ConnectFourSolver asked, ConnectFourPosition at, int score) {
    List<Integer> best = asked.bestMoves(copy(at));
    return fromCentre(at).stream().filter(best::contains).mapToInt(move -> move).findFirst();
  }

  private static Value value(SolverPosition position, int score) {
    return new SolverScale(position.width() * position.height()).value(position.stones(), score);
  }

  /** All columns, those nearest to the centre first. */
  private static List<Integer> fromCentre(ConnectFourPosition position) {
    int middle = position.width() - 1;
    return IntStream.rangeClosed(0, middle)
        .boxed()
        .sorted(Comparator.comparingInt(column -> Math.abs(2 * column - middle)))
        .toList();
  }
}
