package betacut.testkit;

import betacut.rules.Position;
import betacut.rules.Score;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Points that are won for good, in games that bank them. */
final class BankChecks<P extends Position> {
  /** What two positions that differ only in banked points have in common. */
  private record Open(int points, Map<Integer, Long> keysAfterMoves, int result) {}

  private final GameSample<P> sample;

  BankChecks(GameSample<P> sample) {
    this.sample = sample;
  }

  List<Check> checks() {
    if (!sample.game().start().banksPoints()) {
      return List.of();
    }
    return List.of(
        new Check("banked points stay and open ones are won by somebody", this::pointsAddUp),
        new Check("equal open keys belong to positions that play alike", this::openPartsPlayAlike));
  }

  private void pointsAddUp() {
    for (Walk<P> walk : sample.wholeGames()) {
      P end = walk.position();
      int margin = Score.margin(end.outcome());
      P position = sample.game().start();
      requireReach(position, end, margin, walk);
      for (int move : walk.moves()) {
        position.make(move);
        requireReach(position, end, margin, walk);
      }
    }
  }

  private void requireReach(P position, P end, int margin, Walk<P> walk) {
    Walk.Place where = walk.at("at ply " + position.ply());
    int open = position.openPoints();
    Check.that(open >= 0 && open <= 255, "a number of open points", where, "0 to 255", open);
    int change = (position.mover() == end.mover() ? margin : -margin) - position.banked();
    Check.that(
        Math.abs(change) <= open && (change + open) % 2 == 0,
        "open points that nobody won, or banked ones that were lost",
        where,
        "a change by the " + open + " open points",
        change);
  }

  private void openPartsPlayAlike() {
    Map<Long, Open> known = new HashMap<>();
    for (Walk<P> walk : sample.wholeGames()) {
      P position = sample.game().start();
      for (int move : walk.moves()) {
        requireAlike(known, position, walk);
        position.make(move);
      }
      requireAlike(known, position, walk);
    }
  }

  private void requireAlike(Map<Long, Open> known, P position, Walk<P> walk) {
    Open here = open(position);
    Open there = known.putIfAbsent(position.openKey(0), here);
    Check.that(
        there == null || there.equals(here),
        "two positions that play differently share an open key",
        walk.at("at ply " + position.ply()),
        there,
        here);
  }

  private Open open(P position) {
    Map<Integer, Long> keys = new HashMap<>();
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return new Open(position.openPoints(), keys, Score.margin(outcome) - position.banked());
    }
    for (int move : position.legalMoves()) {
      position.make(move);
      keys.put(move, position.openKey(0));
      position.undo(move);
    }
    return new Open(position.openPoints(), keys, Position.ONGOING);
  }
}
