package betacut.web.api;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** A move and what answers it, ply by ply, with the lines that are all but full. */
final class WhyFilm {
  /** A move and five plies more; longer films nobody follows. */
  private static final int MOST_PLIES = 6;

  private WhyFilm() {}

  /** The film of some moves from a position on. */
  static <P extends Position> List<Answers.FilmPly> of(
      Game<P> game, P before, List<Integer> moves) {
    List<Integer> shown = moves.stream().limit(MOST_PLIES).toList();
    List<String> names = shown.stream().map(game::formatMove).toList();
    List<Answers.Played> played = Views.history(game, before, shown, names);
    List<Answers.FilmPly> film = new ArrayList<>();
    P position = AskedGame.copy(before);
    for (int i = 0; i < shown.size(); i++) {
      position.play(shown.get(i));
      Board board = game.board(position);
      film.add(
          new Answers.FilmPly(
              played.get(i),
              threats(game, position),
              Views.filled(game, board.cells()),
              board.counts(),
              position.outcome() != Position.ONGOING));
    }
    return film;
  }

  /** The lines that lack one stone, one for each place that fills them. */
  static <P extends Position> List<Answers.Threat> threats(Game<P> game, P position) {
    if (position.outcome() != Position.ONGOING || game.lines().isEmpty()) {
      return List.of();
    }
    String cells = game.board(position).cells();
    Set<Integer> reachable = reachable(game, position);
    List<Answers.Threat> threats = new ArrayList<>();
    Set<List<Integer>> seen = new HashSet<>();
    for (List<Integer> line : game.lines()) {
      for (int side = 0; side < 2; side++) {
        int mover = side;
        lacking(line, cells, side == 0 ? Board.FIRST : Board.SECOND)
            .filter(gap -> seen.add(List.of(mover, gap)))
            .map(gap -> new Answers.Threat(mover, line, gap, reachable.contains(gap)))
            .ifPresent(threats::add);
      }
    }
    return threats;
  }

  /** The one free cell of a line that is otherwise full of a side's stones. */
  private static Optional<Integer> lacking(List<Integer> line, String cells, char stone) {
    List<Integer> others = line.stream().filter(cell -> cells.charAt(cell) != stone).toList();
    return others.size() == 1 && cells.charAt(others.getFirst()) == Board.EMPTY
        ? Optional.of(others.getFirst())
        : Optional.empty();
  }

  private static <P extends Position> Set<Integer> reachable(Game<P> game, P position) {
    int[] moves = new int[position.maxMoves()];
    int end = position.allMoves(moves, 0);
    Set<Integer> cells = new HashSet<>();
    IntStream.range(0, end).forEach(i -> cells.add(game.targetCell(position, moves[i])));
    return cells;
  }
}
