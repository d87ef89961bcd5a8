package betacut.testkit;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Everything the contract lets one see of a position, to compare before and after. */
record Snapshot(
    String text,
    long key,
    int mover,
    int outcome,
    Board board,
    List<Integer> moves,
    List<Integer> ranks,
    List<Integer> opinions,
    List<Long> images,
    int pliesLeft) {

  static <P extends Position> Snapshot of(Game<P> game, P position) {
    boolean ongoing = position.outcome() == Position.ONGOING;
    List<Integer> moves =
        ongoing ? Arrays.stream(position.legalMoves()).boxed().toList() : List.of();
    List<Integer> opinions = new ArrayList<>();
    if (ongoing) {
      game.evaluators().values().forEach(each -> opinions.add(each.evaluate(position)));
    }
    List<Long> images = new ArrayList<>();
    for (int symmetry = 0; symmetry < position.symmetries(); symmetry++) {
      images.add(position.key(symmetry));
    }
    return new Snapshot(
        game.format(position),
        position.key(),
        position.mover(),
        position.outcome(),
        game.board(position),
        moves,
        moves.stream().map(position::rank).toList(),
        opinions,
        images,
        position.pliesLeft());
  }
}
