package betacut.testkit;

import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;

/** A symmetry turns games into games: same moves, same results, keys as foretold. */
final class SymmetryChecks<P extends Position> {
  private final GameSample<P> sample;
  private final Game<P> game;

  SymmetryChecks(GameSample<P> sample) {
    this.sample = sample;
    game = sample.game();
  }

  List<Check> checks() {
    return List.of(
        new Check("the identity changes nothing", this::identityChangesNothing),
        new Check("a move's image leads back to the move", this::imagesLeadBack),
        new Check("a mirrored game has the same course", this::mirroredGamesAgree),
        new Check("all images of a position share one canonical key", this::canonicalKeysAgree));
  }

  private void identityChangesNothing() {
    for (Walk<P> walk : sample.ongoing()) {
      P position = walk.position();
      Check.same("the key of the identity", walk, position.key(), position.key(0));
      for (int move : position.legalMoves()) {
        Check.same("the identity moves a move", walk, move, position.mapMove(move, 0));
      }
    }
  }

  private void imagesLeadBack() {
    for (Walk<P> walk : sample.ongoing()) {
      P position = walk.position();
      int[] moves = position.legalMoves();
      for (int symmetry = 0; symmetry < position.symmetries(); symmetry++) {
        long images = 0;
        int s = symmetry;
        for (int move : moves) {
          int image = position.mapMove(move, s);
          int back = position.unmapMove(image, s);
          String what =
              "symmetry " + s + " takes " + game.formatMove(move) + " and does not return";
          Check.same(what, walk, move, back);
        }
        images = Arrays.stream(moves).map(move -> position.mapMove(move, s)).distinct().count();
        Check.same("symmetry " + s + " joins moves", walk, (long) moves.length, images);
      }
    }
  }

  /** Plays each walk and its image side by side, as far as the start is its own image. */
  private void mirroredGamesAgree() {
    eachPair(
        (walk, pair) -> {
          P position = pair.position();
          P image = pair.image();
          Walk.Place where =
              walk.at("symmetry " + pair.symmetry() + ", image " + game.format(image));
          Check.same(
              "the image has another key", where, position.key(pair.symmetry()), image.key());
          Check.same("the image has another outcome", where, position.outcome(), image.outcome());
          if (position.outcome() == Position.ONGOING) {
            int[] expected =
                Arrays.stream(position.legalMoves())
                    .map(move -> position.mapMove(move, pair.symmetry()))
                    .sorted()
                    .toArray();
            int[] actual = Arrays.stream(image.legalMoves()).sorted().toArray();
            Check.that(
                Arrays.equals(expected, actual),
                "the image has other moves",
                where,
                Arrays.toString(expected),
                Arrays.toString(actual));
          }
        });
  }

  private void canonicalKeysAgree() {
    eachPair(
        (walk, pair) -> {
          Walk.Place where = walk.at("symmetry " + pair.symmetry());
          Check.same(
              "another set of images", where, imageKeys(pair.position()), imageKeys(pair.image()));
          Check.same(
              "another canonical key",
              where,
              canonicalKey(pair.position()),
              canonicalKey(pair.image()));
        });
  }

  private static List<Long> imageKeys(Position position) {
    List<Long> keys = new ArrayList<>();
    for (int symmetry = 0; symmetry < position.symmetries(); symmetry++) {
      keys.add(position.key(symmetry));
    }
    keys.sort(Long::compareUnsigned);
    return keys;
  }

  private static long canonicalKey(Position position) {
    int canonical = position.canonicalSymmetry();
    long key = position.openKey(canonical);
    for (int symmetry = 0; symmetry < position.symmetries(); symmetry++) {
      long image = position.openKey(symmetry);
      boolean smallest = Long.compareUnsigned(key, image) <= 0;
      Check.that(smallest, "an image is smaller than the canonical one", position, key, image);
    }
    return position.key(canonical);
  }

  /** A position and what the same moves, mapped, lead to. */
  record Pair<P>(P position, P image, int symmetry) {}

  private void eachPair(BiConsumer<Walk<P>, Pair<P>> check) {
    eachPair(sample, check);
  }

  static <P extends Position> void eachPair(
      GameSample<P> sample, BiConsumer<Walk<P>, Pair<P>> check) {
    for (Walk<P> walk : sample.wholeGames()) {
      P start = sample.game().start();
      for (int symmetry = 1; symmetry < start.symmetries(); symmetry++) {
        if (start.key(symmetry) == start.key()) {
          playBoth(sample.game(), walk, symmetry, check);
        }
      }
    }
  }

  private static <P extends Position> void playBoth(
      Game<P> game, Walk<P> walk, int symmetry, BiConsumer<Walk<P>, Pair<P>> check) {
    P position = game.start();
    P image = game.start();
    for (int move : walk.moves()) {
      image.make(position.mapMove(move, symmetry));
      position.make(move);
      check.accept(walk, new Pair<>(position, image, symmetry));
    }
  }
}
