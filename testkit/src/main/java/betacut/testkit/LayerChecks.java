package betacut.testkit;

import betacut.rules.Position;
import betacut.rules.Position.Layered;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Positions written whole, in games that lie in layers: what strong solving trusts. */
final class LayerChecks<P extends Position> {
  /** A number or a key, and its layer. */
  private record Place(int layer, long number) {}

  private final GameSample<P> sample;

  LayerChecks(GameSample<P> sample) {
    this.sample = sample;
  }

  List<Check> checks() {
    if (!(sample.game().start() instanceof Layered layered) || !layered.isLayered()) {
      return List.of();
    }
    return List.of(
        new Check("every move leads to the next layer, a pass stays", this::movesLeadOneLayerOn),
        new Check("a position comes back from its number whole", this::numbersComeBack),
        new Check("numbers and keys tell the same positions apart", this::numbersAreKeys),
        new Check("images have the numbers of the positions they show", this::imagesComeBack));
  }

  private void movesLeadOneLayerOn() {
    Check.same("the start's layer", sample.game().id(), 0, layered(sample.game().start()).layer());
    for (Walk<P> walk : sample.wholeGames()) {
      P position = sample.game().start();
      boolean afterPass = false;
      for (int move : walk.moves()) {
        int layer = layered(position).layer();
        int choices = position.legalMoves().length;
        position.make(move);
        int step = layered(position).layer() - layer;
        boolean isPass = step == 0 && choices == 1 && !afterPass;
        Check.that(
            step == 1 || isPass,
            "a move that does not lead to the next layer, nor is a pass after a move",
            walk.at("at ply " + position.ply()),
            layer + 1,
            layer + step);
        afterPass = isPass;
      }
    }
  }

  private void numbersComeBack() {
    P other = sample.game().start();
    for (Walk<P> walk : sample.wholeGames()) {
      P position = sample.game().start();
      requireRoundTrip(walk, position, other);
      for (int move : walk.moves()) {
        position.make(move);
        requireRoundTrip(walk, position, other);
      }
    }
  }

  private void requireRoundTrip(Walk<P> walk, P position, P other) {
    Walk.Place where = walk.at("at ply " + position.ply());
    long whole = layered(position).whole(0);
    Check.that(whole >= 0, "a negative number", where, "0 or more", whole);
    layered(other).become(layered(position).layer(), whole);
    Check.same("the number of a position made from it", where, whole, layered(other).whole(0));
    Check.same("its layer", where, layered(position).layer(), layered(other).layer());
    Check.same("its key", where, position.key(), other.key());
    Check.same("its outcome", where, position.outcome(), other.outcome());
    Check.same("its end", where, position.pliesLeft(), other.pliesLeft());
    if (position.outcome() == Position.ONGOING) {
      Check.same("its moves", where, keysAfter(position), keysAfter(other));
    }
  }

  private static Map<Integer, Long> keysAfter(Position position) {
    Map<Integer, Long> keys = new HashMap<>();
    for (int move : position.legalMoves()) {
      position.make(move);
      keys.put(move, position.key());
      position.undo(move);
    }
    return keys;
  }

  private void numbersAreKeys() {
    Map<Place, Long> keys = new HashMap<>();
    Map<Place, Long> numbers = new HashMap<>();
    for (Walk<P> walk : sample.ongoing()) {
      P position = walk.copy();
      for (int move : position.legalMoves()) {
        position.make(move);
        int layer = layered(position).layer();
        long whole = layered(position).whole(0);
        Long key = keys.putIfAbsent(new Place(layer, whole), position.key());
        Long number = numbers.putIfAbsent(new Place(layer, position.key()), whole);
        Check.that(
            key == null || key == position.key(),
            "one number, two keys",
            walk,
            key,
            position.key());
        Check.that(number == null || number == whole, "one key, two numbers", walk, number, whole);
        position.undo(move);
      }
    }
  }

  private void imagesComeBack() {
    P other = sample.game().start();
    for (Walk<P> walk : sample.ongoing()) {
      P position = walk.position();
      for (int symmetry = 0; symmetry < position.symmetries(); symmetry++) {
        layered(other).become(layered(position).layer(), layered(position).whole(symmetry));
        Check.same("an image's key", walk, position.key(symmetry), other.key());
      }
    }
  }

  private static Layered layered(Position position) {
    return (Layered) position;
  }
}
