package betacut.testkit;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.reference.Perft;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** Making, taking back and copying; limits; counts. */
final class MoveChecks<P extends Position> {
  /** A tree of this many leaves is enough for the two ways of counting to differ. */
  private static final long PERFT_LEAVES = 20_000;

  private static final int PERFT_DEPTH = 4;

  private final GameSample<P> sample;

  MoveChecks(GameSample<P> sample) {
    this.sample = sample;
  }

  List<Check> checks() {
    return List.of(
        new Check("undo restores everything after each move", this::undoRestoresEachMove),
        new Check("undo restores everything back to the start", this::undoRestoresWholeGames),
        new Check("a copy is equal and independent", this::copiesAreIndependent),
        new Check("moves are distinct, in range and never too many", this::movesAreSound),
        new Check("an ongoing game has a move", this::ongoingGamesHaveMoves),
        new Check("outcomes are scores that cannot be mistaken", this::outcomesAreScores),
        new Check("outcomeAfter foretells the outcome", this::outcomesAreForetold),
        new Check("a game ends within the plies it claims", this::gamesEndInTime),
        new Check("perft by undo equals perft by copy", this::perftIsTheSameBothWays));
  }

  private void undoRestoresEachMove() {
    for (Walk<P> walk : sample.ongoing()) {
      P position = walk.copy();
      Snapshot before = sample.snapshot(position);
      for (int move : before.moves()) {
        position.make(move);
        position.undo(move);
        Walk.Place where = walk.at("then " + sample.game().formatMove(move) + " and back");
        Check.same("undo does not restore the position", where, before, sample.snapshot(position));
      }
    }
  }

  private void undoRestoresWholeGames() {
    for (Walk<P> walk : sample.wholeGames()) {
      P position = sample.game().start();
      Deque<Snapshot> before = new ArrayDeque<>();
      for (int move : walk.moves()) {
        before.push(sample.snapshot(position));
        position.make(move);
      }
      for (int move : walk.moves().reversed()) {
        position.undo(move);
        Walk.Place where = walk.at("back to ply " + position.ply());
        Check.same(
            "undo does not restore the position", where, before.pop(), sample.snapshot(position));
      }
    }
  }

  private void outcomesAreForetold() {
    for (Walk<P> walk : sample.ongoing()) {
      P position = walk.copy();
      Snapshot before = sample.snapshot(position);
      for (int move : before.moves()) {
        Walk.Place where = walk.at("before " + sample.game().formatMove(move));
        int foretold = position.outcomeAfter(move);
        Check.same("asking changed the position", where, before, sample.snapshot(position));
        position.make(move);
        Check.same("another outcome than foretold", where, position.outcome(), foretold);
        position.undo(move);
      }
    }
  }

  private void copiesAreIndependent() {
    for (Walk<P> walk : sample.ongoing()) {
      P original = walk.copy();
      Snapshot before = sample.snapshot(original);
      P copy = Walk.copyOf(original);
      Check.same("a copy differs", walk, before, sample.snapshot(copy));
      int move = before.moves().getLast();
      original.make(move);
      Check.same("a move changed a copy, too", walk, before, sample.snapshot(copy));
      copy.make(move);
      Check.same(
          "a copy plays differently", walk, sample.snapshot(original), sample.snapshot(copy));
      original.undo(move);
      copy.undo(move);
      for (int past : walk.moves().reversed()) {
        original.undo(past);
        copy.undo(past);
      }
      Check.same(
          "a copy takes back differently", walk, sample.snapshot(original), sample.snapshot(copy));
    }
  }

  private void movesAreSound() {
    for (Walk<P> walk : sample.ongoing()) {
      P position = walk.position();
      int limit = position.maxMoves();
      int[] out = new int[limit + 3];
      Arrays.fill(out, -7);
      int end = position.moves(out, 2);
      int count = end - 2;
      Check.that(count > 0, "an ongoing game without moves", walk, "at least 1", count);
      Check.that(count <= limit, "more moves than maxMoves", walk, "at most " + limit, count);
      boolean outside = out[0] != -7 || out[1] != -7 || end < out.length && out[end] != -7;
      Check.that(!outside, "moves written outside their place", walk, 2, Arrays.toString(out));
      int[] moves = Arrays.copyOfRange(out, 2, end);
      long distinct = Arrays.stream(moves).distinct().count();
      Check.same("a move is given twice", walk, (long) count, distinct);
      for (int move : moves) {
        boolean inRange = move >= 0 && move < position.moveLimit();
        Check.that(inRange, "a move out of range", walk, "below " + position.moveLimit(), move);
      }
      Check.that(
          Arrays.equals(moves, position.legalMoves()),
          "the same position gives other moves when asked again",
          walk,
          Arrays.toString(moves),
          Arrays.toString(position.legalMoves()));
    }
  }

  private void ongoingGamesHaveMoves() {
    for (Walk<P> walk : sample.wholeGames()) {
      P position = walk.position();
      if (position.outcome() == Position.ONGOING) {
        int count = position.moves(new int[position.maxMoves()], 0);
        Check.that(count > 0, "an ongoing game without moves", walk, "at least 1", count);
      }
    }
  }

  private void outcomesAreScores() {
    for (Walk<P> walk : sample.wholeGames()) {
      int outcome = walk.position().outcome();
      boolean sound =
          outcome == Score.DRAW
              || Math.abs(outcome) == Score.WIN
              || Score.isDecided(outcome) && !Score.hasDistance(outcome)
              || sample.game().endsInPoints() && !Score.isDecided(outcome);
      Check.that(sound, "not a score of a finished game", walk, "WIN, DRAW, LOSS, margin", outcome);
    }
  }

  private void gamesEndInTime() {
    for (Walk<P> walk : sample.wholeGames()) {
      P position = sample.game().start();
      int left = walk.line().isEmpty() ? 0 : walk.line().split(" ").length; // without passes
      int real = realMoves(walk);
      for (int i = 0; i < walk.moves().size(); i++) {
        int claimed = position.pliesLeft();
        Walk.Place where = walk.at("at ply " + i);
        Check.that(claimed >= left, "the game lasts longer than it says", where, claimed, left);
        int moves = position.movesLeft();
        Check.that(
            moves >= real && moves <= claimed,
            "movesLeft() counts moves and no passes",
            where,
            "%d to %d".formatted(real, claimed),
            moves);
        left -= position.isSkipped() ? 0 : 1;
        real -= isReal(position, walk.moves().get(i)) ? 1 : 0;
        position.make(walk.moves().get(i));
        Check.that(
            position.pliesLeft() <= claimed,
            "a move makes the game longer",
            where,
            "at most " + claimed,
            position.pliesLeft());
        Check.same("a move adds one ply", where, i + 1, position.ply());
      }
    }
  }

  private int realMoves(Walk<P> walk) {
    P position = sample.game().start();
    int real = 0;
    for (int move : walk.moves()) {
      real += isReal(position, move) ? 1 : 0;
      position.make(move);
    }
    return real;
  }

  /**
   * Whether somebody chose a move or it fills a cell; the only move that does neither is a pass.
   */
  private boolean isReal(P position, int move) {
    return position.legalMoves().length > 1 || sample.game().targetCell(position, move) >= 0;
  }

  private void perftIsTheSameBothWays() {
    for (Walk<P> walk : new Walks<>(sample.game(), sample.seed()).walks(10)) {
      for (int depth = 1; depth <= PERFT_DEPTH; depth++) {
        long byUndo = new Perft<>(walk.copy(), false, depth).count(depth);
        long byCopy = countByCopy(walk.position(), depth);
        Check.same("perft " + depth + " differs when copying", walk, byCopy, byUndo);
        if (byCopy > PERFT_LEAVES / 10) {
          break;
        }
      }
    }
  }

  private static long countByCopy(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (position.outcome() != Position.ONGOING) {
      return 0;
    }
    int left = position.isSkipped() ? depth : depth - 1;
    long count = 0;
    for (int move : position.legalMoves()) {
      Position child = position.copy();
      child.make(move);
      count += countByCopy(child, left);
    }
    return count;
  }
}
