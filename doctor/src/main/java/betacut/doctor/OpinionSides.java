package betacut.doctor;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.testkit.Check;
import betacut.testkit.CounterExample;
import betacut.testkit.GameSample;
import betacut.testkit.Walk;
import java.util.ArrayList;
import java.util.List;

/**
 * An opinion of the side to move changes its sign with every move: what is good for one is bad for
 * the other. One that is always the first player's keeps it. The two are told apart by how opinions
 * before and after a move go together over many positions.
 */
final class OpinionSides<P extends Position> {
  static final String NAME = "an opinion is that of the side to move";

  /** Correlations this strong over this many pairs do not come about by chance. */
  private static final double STRONG = 0.6;

  private static final int ENOUGH = 60;

  private final GameSample<P> sample;
  private final Game<P> game;

  OpinionSides(GameSample<P> sample) {
    this.sample = sample;
    game = sample.game();
  }

  List<Check> checks() {
    return List.of(new Check(NAME, () -> game.evaluators().forEach(this::changesSides)));
  }

  private record Pair(double before, double after) {}

  private void changesSides(String name, Evaluator<P> evaluator) {
    List<Pair> oneMove = new ArrayList<>();
    List<Pair> twoMoves = new ArrayList<>();
    for (Walk<P> walk : sample.wholeGames()) {
      List<Opinion> opinions = opinions(walk, evaluator);
      for (int i = 2; i < opinions.size(); i++) {
        Opinion now = opinions.get(i);
        if (opinions.get(i - 1).mover != now.mover) { // else the same side moves again
          oneMove.add(new Pair(opinions.get(i - 1).value, now.value));
        }
        if (opinions.get(i - 2).mover == now.mover) {
          twoMoves.add(new Pair(opinions.get(i - 2).value, now.value));
        }
      }
    }
    double one = correlation(oneMove);
    if (oneMove.size() >= ENOUGH && one > STRONG && correlation(twoMoves) > STRONG) {
      throw new CounterExample(
          "the evaluation '%s' does not change its sign with the side to move".formatted(name),
          example(evaluator),
          "what is good for the side to move before a move is bad for the one after it",
          "over %d moves the opinion before and after go together (correlation %.2f)"
              .formatted(oneMove.size(), one));
    }
  }

  private record Opinion(int mover, double value) {}

  /** Of the positions that people see. */
  private List<Opinion> opinions(Walk<P> walk, Evaluator<P> evaluator) {
    P position = game.start();
    List<Opinion> opinions = new ArrayList<>();
    for (int move : walk.moves()) {
      if (!position.isSkipped()) {
        opinions.add(new Opinion(position.mover(), evaluator.evaluate(position)));
      }
      position.make(move);
    }
    return opinions;
  }

  /** The first move of the shortest game after which both opinions have one sign. */
  private String example(Evaluator<P> evaluator) {
    for (Walk<P> walk : sample.wholeGames()) {
      P position = game.start();
      for (int move : walk.moves()) {
        int before = evaluator.evaluate(position);
        String text = game.format(position);
        position.make(move);
        boolean goesOn = position.outcome() == Position.ONGOING;
        if (goesOn && (long) before * evaluator.evaluate(position) > 0) {
          return "%s, position %s: %+d, and after %s: %+d"
              .formatted(
                  game.id(), text, before, game.formatMove(move), evaluator.evaluate(position));
        }
      }
    }
    return game.id();
  }

  private static double correlation(List<Pair> pairs) {
    double meanBefore = pairs.stream().mapToDouble(Pair::before).average().orElse(0);
    double meanAfter = pairs.stream().mapToDouble(Pair::after).average().orElse(0);
    double product = 0;
    double before = 0;
    double after = 0;
    for (Pair pair : pairs) {
      product += (pair.before - meanBefore) * (pair.after - meanAfter);
      before += Math.pow(pair.before - meanBefore, 2);
      after += Math.pow(pair.after - meanAfter, 2);
    }
    return before == 0 || after == 0 ? 0 : product / Math.sqrt(before * after);
  }
}
