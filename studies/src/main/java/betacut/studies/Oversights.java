package betacut.studies;

import betacut.games.connectfour.ConnectFourPosition;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.TournamentResults;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

/**
 * Whether a player overlooked what is next: a win by one move, or a move of the opponent's that
 * wins at once and could have been prevented. Goes through finished games.
 */
final class Oversights {
  /** Some chances, and how many of them were missed. */
  record Count(int chances, int missed) {
    Count plus(boolean isMissed) {
      return new Count(chances + 1, missed + (isMissed ? 1 : 0));
    }
  }

  /** Where a threatened four lies, as the paper tells its program's faults apart. */
  enum Direction {
    VERTICAL("vertical"),
    BOTTOM_ROW("horizontal, bottom row"),
    OTHER_ROW("horizontal, other rows"),
    RISING("diagonal, rising"),
    FALLING("diagonal, falling");

    final String text;

    Direction(String text) {
      this.text = text;
    }
  }

  private final int player;
  private Count wins = new Count(0, 0);
  private Count blocks = new Count(0, 0);
  private final Map<Direction, Count> byDirection = new EnumMap<>(Direction.class);

  private Oversights(int player) {
    this.player = player;
  }

  /** What a player saw and did not see in all its games of a tournament. */
  static Oversights of(TournamentResults results, int player) {
    var oversights = new Oversights(player);
    Game<?> game = Games.find(results.spec().game());
    results.games().forEach(played -> oversights.replay(game, played));
    return oversights;
  }

  /** Positions with a move that wins at once. */
  Count wins() {
    return wins;
  }

  /** Positions without, in which some moves lose at once and others do not. */
  Count blocks() {
    return blocks;
  }

  /** The same by where the threat is; Connect-4 only, and several directions may count. */
  Count blocks(Direction direction) {
    return byDirection.getOrDefault(direction, new Count(0, 0));
  }

  private <P extends Position> void replay(Game<P> game, PlayedGame played) {
    P position = game.parse(played.opening());
    for (int ply = 0; ply < played.moves().size(); ply++) {
      int move = game.parseMove(position, played.moves().get(ply));
      if (player == (ply % 2 == 0 ? played.first() : played.second())) {
        look(position, move);
      }
      position.make(move);
    }
  }

  private void look(Position position, int move) {
    if (winningMove(position) >= 0) {
      wins = wins.plus(!wins(position, move));
      return;
    }
    int[] moves = position.legalMoves();
    int losing = 0;
    var threats = EnumSet.noneOf(Direction.class);
    for (int i = 0; i < moves.length; i++) {
      losing += loses(position, moves[i], threats) ? 1 : 0;
    }
    if (losing > 0 && losing < moves.length) {
      boolean isMissed = loses(position, move, EnumSet.noneOf(Direction.class));
      blocks = blocks.plus(isMissed);
      for (Direction direction : threats) {
        byDirection.put(direction, blocks(direction).plus(isMissed));
      }
    }
  }

  /** A move that wins at once; -1 if there is none. */
  private static int winningMove(Position position) {
    for (int legal : position.legalMoves()) {
      if (wins(position, legal)) {
        return legal;
      }
    }
    return -1;
  }

  private static boolean wins(Position position, int move) {
    int outcome = position.outcomeAfter(move);
    return outcome != Position.ONGOING && outcome < 0;
  }

  /** Whether the opponent can win at once after a move; notes by which lines. */
  private static boolean loses(Position position, int move, EnumSet<Direction> directions) {
    position.make(move);
    int answer = position.outcome() == Position.ONGOING ? winningMove(position) : -1;
    if (answer >= 0 && position instanceof ConnectFourPosition board) {
      board.make(answer);
      note(board, directions);
      board.undo(answer);
    }
    position.undo(move);
    return answer >= 0;
  }

  /** Which lines of four the side that moved last has: cells are column by column from below. */
  private static void note(ConnectFourPosition board, EnumSet<Direction> directions) {
    long stones = board.opponentStones();
    int step = board.height() + 1;
    if (four(stones, 1) != 0) {
      directions.add(Direction.VERTICAL);
    }
    long bottom = 0;
    for (int column = 0; column < board.width(); column++) {
      bottom |= 1L << column * step;
    }
    if ((four(stones, step) & bottom) != 0) {
      directions.add(Direction.BOTTOM_ROW);
    }
    if ((four(stones, step) & ~bottom) != 0) {
      directions.add(Direction.OTHER_ROW);
    }
    if (four(stones, step + 1) != 0) {
      directions.add(Direction.RISING);
    }
    if (four(stones, step - 1) != 0) {
      directions.add(Direction.FALLING);
    }
  }

  /** First cells of lines of four, {@code d} bits apart. */
  private static long four(long stones, int d) {
    long pairs = stones & stones >>> d;
    return pairs & pairs >>> 2 * d;
  }
}
