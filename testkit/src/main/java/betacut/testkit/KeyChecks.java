package betacut.testkit;

import betacut.rules.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A key stands for a position: equal for equal ones, and never for two that play differently. */
final class KeyChecks<P extends Position> {
  private static final int TREE = 3_000;

  /** How a position plays: all that a table assumes about two positions with one key. */
  private record Behaviour(int outcome, Map<Integer, Long> keysAfterMoves, int pliesLeft) {}

  private final GameSample<P> sample;

  KeyChecks(GameSample<P> sample) {
    this.sample = sample;
  }

  List<Check> checks() {
    return List.of(
        new Check("equal positions have equal keys", this::equalPositionsHaveEqualKeys),
        new Check("equal keys belong to positions that play alike", this::equalKeysPlayAlike),
        new Check("the key depends on the position alone", this::keysDoNotDependOnThePath));
  }

  private void equalPositionsHaveEqualKeys() {
    Map<String, Long> keys = new HashMap<>();
    visitNearby(
        (text, position) -> {
          Long known = keys.putIfAbsent(text, position.key());
          Check.that(
              known == null || known == position.key(),
              "one position with two keys, reached by two paths",
              sample.game().id() + " " + text,
              known,
              position.key());
        });
  }

  private void equalKeysPlayAlike() {
    Map<Long, String> texts = new HashMap<>();
    Map<Long, Behaviour> behaviours = new HashMap<>();
    visitNearby(
        (text, position) -> {
          String known = texts.putIfAbsent(position.key(), text);
          Behaviour here = behaviour(position);
          Behaviour there = behaviours.putIfAbsent(position.key(), here);
          Check.that(
              known == null || known.equals(text) || here.equals(there),
              "two positions that play differently share a key",
              sample.game().id() + " key " + position.key(),
              known + " " + there,
              text + " " + here);
        });
  }

  private Behaviour behaviour(P position) {
    Map<Integer, Long> keys = new HashMap<>();
    if (position.outcome() == Position.ONGOING) {
      for (int move : position.legalMoves()) {
        position.make(move);
        keys.put(move, position.key());
        position.undo(move);
      }
    }
    return new Behaviour(position.outcome(), keys, position.pliesLeft());
  }

  private void keysDoNotDependOnThePath() {
    for (Walk<P> walk : sample.wholeGames()) {
      P position = sample.game().start();
      for (int move : walk.moves()) {
        position.make(move);
        if (position.isSkipped()) {
          continue; // nobody sets that up
        }
        String text = sample.game().format(position);
        long fresh = sample.game().parse(text).key();
        boolean mustAgree = sample.game().hasStableKeys();
        Check.that(
            !mustAgree || fresh == position.key(),
            "the key of a played position differs from that of the same one set up",
            walk.at("at " + text),
            fresh,
            position.key());
      }
    }
  }

  @FunctionalInterface
  private interface Visitor<P> {
    void visit(String text, P position);
  }

  /** Meets positions near walks' ends, where transpositions are frequent. */
  private void visitNearby(Visitor<P> visitor) {
    int[] room = {TREE};
    for (Walk<P> walk : sample.ongoing()) {
      visit(walk.copy(), 3, room, visitor);
      room[0] = Math.max(room[0], TREE / sample.count());
    }
  }

  private void visit(P position, int depth, int[] room, Visitor<P> visitor) {
    if (--room[0] < 0) {
      return;
    }
    visitor.visit(
        sample.game().format(position) + " " + position.mover() + " " + position.isSkipped(),
        position);
    if (depth > 0 && position.outcome() == Position.ONGOING) {
      for (int move : position.legalMoves()) {
        position.make(move);
        visit(position, depth - 1, room, visitor);
        position.undo(move);
      }
    }
  }
}
