package betacut.cli.play;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Says why a move is good or bad: what follows it with best play, and what was better. */
final class Refutation<P extends Position> {
  /** Longer lines nobody follows. */
  private static final int LONGEST_LINE = 9;

  private static final int SHORTEST_LINE = 4;

  private final MoveText<P> moveText;
  private final Analyst<P> analyst;

  Refutation(MoveText<P> moveText, Analyst<P> analyst) {
    this.moveText = moveText;
    this.analyst = analyst;
  }

  /** Sentences about a legal move; {@code position} is not changed. */
  String of(P position, int move) {
    String name = moveText.format(position, move);
    P after = copy(position);
    after.make(move);
    if (after.outcome() != Position.ONGOING) {
      int outcome = Integer.signum(after.outcome());
      return "After %s the game is over: %s."
          .formatted(name, outcome == 0 ? "a draw" : outcome < 0 ? "you win" : "you lose");
    }
    Result reply = analyst.best(after);
    Value value = forMover(reply.value());
    String line = line(after, lengthened(after, reply.line()));
    return "After %s %s: %s. %s".formatted(name, line, verdict(value), better(position, move));
  }

  @SuppressWarnings("unchecked") // a copy is of its original's class
  private P copy(P position) {
    return (P) position.copy();
  }

  /** A solver tells little more than its move; what follows is asked of it move by move. */
  private List<Integer> lengthened(P after, List<Integer> line) {
    List<Integer> moves = new ArrayList<>(line);
    moves.forEach(after::make);
    while (moves.size() < SHORTEST_LINE && after.outcome() == Position.ONGOING) {
      moves.add(analyst.best(after).move());
      after.make(moves.getLast());
    }
    moves.reversed().forEach(after::undo);
    return moves;
  }

  /** I answer 4, then you 5, I 4. */
  private String line(P after, List<Integer> moves) {
    List<String> names = new ArrayList<>();
    List<Integer> shown = moves.stream().limit(LONGEST_LINE).toList();
    for (int i = 0; i < shown.size(); i++) {
      String who = i == 0 ? "I answer " : i % 2 == 0 ? "I " : i == 1 ? "then you " : "you ";
      names.add(who + moveText.format(after, shown.get(i)));
      after.make(shown.get(i));
    }
    for (int i = shown.size() - 1; i >= 0; i--) {
      after.undo(shown.get(i));
    }
    return names.stream().collect(Collectors.joining(", "))
        + (moves.size() > LONGEST_LINE ? " and so on" : "");
  }

  /** A value for the side that answers, seen by the side that moved, a ply before. */
  private static Value forMover(Value reply) {
    Value.Kind kind =
        switch (reply.kind()) {
          case LOWER -> Value.Kind.UPPER;
          case UPPER -> Value.Kind.LOWER;
          default -> reply.kind();
        };
    int score = -reply.score();
    int seen = Score.hasDistance(score) ? score - Integer.signum(score) : score;
    return new Value(seen, kind, reply.depth());
  }

  private static String verdict(Value value) {
    int score = value.score();
    String known =
        switch (value.kind()) {
          case EXACT -> " (exact ✓)";
          case ESTIMATE -> " (estimate at depth " + value.depth() + ")";
          default -> "";
        };
    if (Score.hasDistance(score)) {
      return "for you a " + value.text();
    }
    if (Score.isDecided(score)) {
      String side = score > 0 ? "you win by " : "you lose by ";
      return side + Math.abs(Score.margin(score)) + known;
    }
    if (score == Score.DRAW) {
      return (value.kind() == Value.Kind.EXACT ? "it is a draw" : "it looks even") + known;
    }
    return (score > 0 ? "you seem ahead, " : "you seem behind, ") + value.text();
  }

  /** The best move, unless this is as good. */
  private String better(P position, int move) {
    List<RootMove> moves = analyst.everyMove(position).moves();
    RootMove best = moves.getFirst();
    boolean isAsGood =
        moves.stream()
            .filter(other -> other.move() == move)
            .anyMatch(own -> own.value().score() >= best.value().score());
    return isAsGood
        ? "There is no better move."
        : "Better: %s, %s.".formatted(moveText.format(position, best.move()), best.value().text());
  }
}
