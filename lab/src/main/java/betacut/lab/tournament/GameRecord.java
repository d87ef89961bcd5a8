package betacut.lab.tournament;

import betacut.lab.run.GameUnderWay;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/** One game under way, written down. Side 0 is the player who moved first from the opening. */
final class GameRecord<P extends Position> {
  private static final int NOBODY_KNOWS = -1;

  private final Game<P> game;
  private final Pairing pairing;
  private final P position;
  private final String opening;
  private final int opener;
  private final List<String> moves = new ArrayList<>();
  private final int[] blunders = {NOBODY_KNOWS, NOBODY_KNOWS};
  private final int[] judged = new int[2];
  private OptionalInt before = OptionalInt.empty();
  private int sideBefore;
  private final long[] nanos = new long[2];
  private final long[] nodes = new long[2];
  private final GameUnderWay underWay;

  GameRecord(Game<P> game, Pairing pairing, P position) {
    this.game = game;
    this.pairing = pairing;
    this.position = position;
    opening = game.format(position);
    opener = position.mover();
    underWay = new GameUnderWay(pairing.number(), pairing.first(), pairing.second(), opening);
  }

  /** The same for those who look on. */
  GameUnderWay underWay() {
    return underWay;
  }

  /** Shows the last move to those who look on. */
  void publish(long spentNanos, long spentNodes) {
    underWay.moved(new GameUnderWay.Move(moves.getLast(), spentNanos, spentNodes));
  }

  P position() {
    return position;
  }

  int plies() {
    return moves.size();
  }

  /** Whose turn it is. */
  int side() {
    return position.mover() ^ opener;
  }

  boolean isOver() {
    return position.outcome() != Position.ONGOING;
  }

  /** The side to move has thought. */
  void thought(long spentNanos, long spentNodes) {
    nanos[side()] += spentNanos;
    nodes[side()] += spentNodes;
  }

  /**
   * Says what is known about the position, for the side to move, and so about the move that led
   * here.
   */
  void judge(OptionalInt truth) {
    if (!moves.isEmpty() && before.isPresent() && truth.isPresent()) {
      int forMover = side() == sideBefore ? truth.getAsInt() : -truth.getAsInt();
      boolean isBlunder = forMover < before.getAsInt();
      judged[sideBefore]++;
      blunders[sideBefore] = Math.max(0, blunders[sideBefore]) + (isBlunder ? 1 : 0);
    }
    before = truth;
    sideBefore = side();
  }

  void play(int move) {
    requireLegal(move);
    moves.add(game.formatMove(move));
    position.play(move);
  }

  /** Plays a move that was written down; false if it is none here. */
  boolean playWritten(String text) {
    int[] legal = new int[position.maxMoves()];
    int end = isOver() ? 0 : position.allMoves(legal, 0);
    OptionalInt move =
        Arrays.stream(legal, 0, end).filter(m -> game.formatMove(m).equals(text)).findFirst();
    move.ifPresent(this::play);
    return move.isPresent();
  }

  /** Whether a game may end here so, with these half points; whom a judge favours is believed. */
  boolean canEnd(Ending ending, int halves, int mostPlies) {
    boolean isByRules = ending.kind() == Ending.Kind.RULES;
    if (isOver() != isByRules) {
      return false;
    }
    return switch (ending.kind()) {
      case RULES -> byRules().halves() == halves;
      case LENGTH -> plies() >= mostPlies && tooLong().halves() == halves;
      case ADJUDICATION -> halves >= 0 && halves <= 2;
      default -> forfeited(ending).halves() == halves;
    };
  }

  /** Our own players do not err here, but a game of somebody else's may mislead them. */
  private void requireLegal(int move) {
    int[] legal = new int[position.maxMoves()];
    int end = position.allMoves(legal, 0);
    if (Arrays.stream(legal, 0, end).noneMatch(candidate -> candidate == move)) {
      throw new IllegalStateException(
          "a player chose move %d in %s of %s".formatted(move, game.format(position), game.id()));
    }
  }

  PlayedGame byRules() {
    int outcome = Integer.signum(position.outcome());
    judge(OptionalInt.of(outcome));
    return ended(outcome, new Ending(Ending.Kind.RULES));
  }

  /** The side to move wins (1), draws or loses (-1) with best play. */
  PlayedGame adjudicated(int outcome) {
    return ended(outcome, new Ending(Ending.Kind.ADJUDICATION));
  }

  PlayedGame tooLong() {
    return ended(0, new Ending(Ending.Kind.LENGTH));
  }

  /** The side to move has lost by its own fault. */
  PlayedGame forfeited(Ending ending) {
    return ended(-1, ending);
  }

  private PlayedGame ended(int outcomeForMover, Ending ending) {
    int outcomeForFirst = side() == 0 ? outcomeForMover : -outcomeForMover;
    return new PlayedGame(
        pairing.number(),
        pairing.first(),
        pairing.second(),
        opening,
        moves,
        1 + outcomeForFirst,
        ending,
        blunders[0],
        blunders[1],
        judged[0],
        judged[1],
        nanos[0],
        nanos[1],
        nodes[0],
        nodes[1]);
  }
}
