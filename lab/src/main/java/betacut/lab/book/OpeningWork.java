package betacut.lab.book;

import betacut.lab.store.Columns;
import betacut.lab.unit.Work;
import betacut.lab.unit.Worker;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.StopSignal;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.solve.opening.SearchedOpenings.Opinion;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The positions of a book, a unit each: every move is looked at a little, and those that may be
 * best are searched to the depth that was asked for; later, those that turn out to be best after
 * all. Each search begins with an empty table, and none depends on what else is in the book: what
 * is found can be used for a larger or smaller one, and be found again.
 */
public final class OpeningWork implements Work<ValuedOpening> {
  private static final long serialVersionUID = 1;

  /** Plies of the first look, at most. */
  private static final int FIRST_LOOK = 8;

  /** What a move may seem worse than the best one and still be searched further, in points. */
  private static final int IN_DOUBT = 500;

  private static final int TABLE_MEBIBYTES = 16;
  private static final int ALL = -1;

  /** Never a table: the scores go into the book's own file. */
  private static final Columns<ValuedOpening> COLUMNS =
      Columns.of(ValuedOpening.class, "", Map.of());

  private final String game;
  private final int depth;
  private final String[] openings;

  /** For each opening a move that alone is searched, or -1 for all of them. */
  private final int[] only;

  /**
   * The work of valuing positions.
   *
   * @param depth plies from a position of the book to where its moves are judged
   * @param openings the moves that lead to each, as the game writes them, separated by blanks
   */
  public OpeningWork(String game, int depth, List<String> openings) {
    this(game, depth, openings, Map.of());
  }

  /** The same, of some positions only one move. */
  public OpeningWork(String game, int depth, List<String> openings, Map<Integer, Integer> only) {
    this.game = game;
    this.depth = depth;
    this.openings = openings.toArray(String[]::new);
    this.only = IntStream.range(0, openings.size()).map(i -> only.getOrDefault(i, ALL)).toArray();
  }

  @Override
  public Columns<ValuedOpening> columns() {
    return COLUMNS;
  }

  /** How positions of a book are searched: with cuts that may err where a game has them. */
  public static Options options(Game<?> game) {
    Options usual = Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, TABLE_MEBIBYTES);
    boolean cuts = game.cutModel(game.evaluators().firstEntry().getKey()).isPresent();
    return cuts ? usual.with(Feature.MULTI_PROBCUT) : usual;
  }

  @Override
  public Worker<ValuedOpening> worker(BitSet done, StopSignal stop) {
    Game<?> played = Games.find(game);
    var valuer = new Valuer(Engine.of(played, options(played)), stop);
    return (opening, rows) -> {
      Position position = position(played, openings[opening]);
      List<Opinion> moves =
          only[opening] == ALL
              ? valuer.moves(position)
              : List.of(valuer.searched(position, only[opening]));
      if (!stop.isGiven()) {
        rows.accept(row(opening, moves));
      }
    };
  }

  private static ValuedOpening row(int opening, List<Opinion> moves) {
    return new ValuedOpening(
        opening,
        moves.stream()
            .map(one -> "%d:%d:%d".formatted(one.move(), one.score(), one.depth()))
            .toList());
  }

  /** The opinions of a row. */
  public static List<Opinion> opinions(ValuedOpening row) {
    return row.moves().stream()
        .map(text -> text.split(":"))
        .map(
            parts ->
                new Opinion(
                    Integer.parseInt(parts[0]),
                    Integer.parseInt(parts[1]),
                    Integer.parseInt(parts[2])))
        .toList();
  }

  /** The position that moves lead to from the start. */
  public static <P extends Position> P position(Game<P> game, String opening) {
    P position = game.start();
    for (String move : opening.isEmpty() ? new String[0] : opening.split(" ")) {
      position.play(game.parseMove(position, move));
    }
    return position;
  }

  /** Searches one position after the other, each as if it were the first. */
  private final class Valuer {
    private final Engine engine;
    private final StopSignal stop;

    Valuer(Engine engine, StopSignal stop) {
      this.engine = engine;
      this.stop = stop;
    }

    List<Opinion> moves(Position position) {
      Result first = search(position, Math.min(FIRST_LOOK, depth), Detail.ALL);
      if (stop.isGiven()) {
        return List.of();
      }
      int best = first.moves().getFirst().value().score();
      return first.moves().stream()
          .map(move -> opinion(position, move, move.value().score() >= best - IN_DOUBT))
          .toList();
    }

    private Opinion opinion(Position position, RootMove move, boolean isInDoubt) {
      Position after = position.copy();
      after.play(move.move());
      boolean isOpen = isInDoubt && depth > FIRST_LOOK && after.outcome() == Position.ONGOING;
      if (!isOpen) {
        return new Opinion(move.move(), move.value().score(), move.value().depth());
      }
      return searched(position, move.move());
    }

    /** One move to the whole depth. */
    Opinion searched(Position position, int move) {
      Position after = position.copy();
      int sign = after.play(move) >= 0 ? 1 : -1;
      Result reply = search(after, depth - 1, Detail.BEST);
      return new Opinion(move, sign * reply.value().score(), reply.depth() + 1);
    }

    private Result search(Position position, int plies, Detail detail) {
      engine.forget();
      return engine.search(position, Limits.depth(plies), detail, Progress.SILENT, stop);
    }
  }
}
