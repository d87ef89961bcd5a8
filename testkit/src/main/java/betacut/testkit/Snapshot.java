package betacut.testkit;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

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

  /** The first part that another description has otherwise. */
  Difference firstDifference(Snapshot other) {
    Map<String, Object> theirs = other.parts();
    for (Map.Entry<String, Object> part : parts().entrySet()) {
      Object wrong = theirs.get(part.getKey());
      if (!part.getValue().equals(wrong)) {
        return new Difference(part.getKey() + part.getValue(), part.getKey() + wrong);
      }
    }
    return new Difference(toString(), other.toString());
  }

  /** What is compared, by what it is called. */
  private SequencedMap<String, Object> parts() {
    var parts = new LinkedHashMap<String, Object>();
    parts.put("text=", text);
    parts.put("key=", key);
    parts.put("mover=", mover);
    parts.put("outcome=", outcome);
    parts.put("board=", board);
    parts.put("moves=", moves);
    parts.put("ranks=", ranks);
    parts.put("opinions=", opinions);
    parts.put("images=", images);
    parts.put("pliesLeft=", pliesLeft);
    return parts;
  }

  /**
   * One part of two descriptions.
   *
   * @param right as it should be
   * @param wrong as it is
   */
  record Difference(String right, String wrong) {}
}
