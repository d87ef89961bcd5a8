package betacut.testkit;

import betacut.platform.SplitMix;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.List;

/** Seeded random positions of a game: each is reached by random play of a random length. */
public final class Walks<P extends Position> {
  /** The seed unless somebody asks for another with {@code -Dbetacut.seed=…}. */
  public static final long SEED = Long.getLong("betacut.seed", 20_261_115L);

  /** Level-1 games may claim to last very long; nobody learns anything that far out. */
  private static final int LONGEST = 400;

  private final Game<P> game;
  private final long seed;

  /** Walks of a game that follow from a seed. */
  public Walks(Game<P> game, long seed) {
    this.game = game;
    this.seed = seed;
  }

  /** A position where the game goes on, from anywhere between the start and the end. */
  public Walk<P> walk(int number) {
    return walk(number, 0, LONGEST);
  }

  /** A position where the game goes on, with this many plies played if the game lasts so long. */
  public Walk<P> walk(int number, int leastPlies, int mostPlies) {
    SplitMix random = SplitMix.of(seed, number);
    List<Integer> whole = play(game.start(), random, mostPlies);
    int longest = Math.max(0, Math.min(mostPlies, whole.size() - 1));
    int length = random.between(Math.min(leastPlies, longest), longest);
    List<Integer> moves = whole.subList(0, length);
    P position = game.start();
    moves.forEach(position::make);
    if (position.isSkipped()) { // nobody's turn: people and searches meet what follows the pass
      moves = whole.subList(0, length + 1);
      position.make(moves.getLast());
    }
    return new Walk<>(game, seed, number, moves, position);
  }

  /** A random game played to its end. */
  public Walk<P> wholeGame(int number) {
    P position = game.start();
    List<Integer> moves = play(position, SplitMix.of(seed, number), LONGEST);
    return new Walk<>(game, seed, number, moves, position);
  }

  /** The first {@code count} walks. */
  public List<Walk<P>> walks(int count) {
    List<Walk<P>> walks = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      walks.add(walk(number));
    }
    return walks;
  }

  private List<Integer> play(P position, SplitMix random, int mostPlies) {
    List<Integer> played = new ArrayList<>();
    int[] room = new int[position.maxMoves()];
    while (played.size() <= mostPlies && position.outcome() == Position.ONGOING) {
      int count = position.moves(room, 0);
      if (count == 0) {
        break; // a check's business: see MoveChecks
      }
      int move = room[random.nextInt(count)];
      position.make(move);
      played.add(move);
    }
    return played;
  }
}
