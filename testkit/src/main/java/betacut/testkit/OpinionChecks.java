package betacut.testkit;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Evaluators and forcing moves. */
final class OpinionChecks<P extends Position> {
  private final GameSample<P> sample;
  private final Game<P> game;

  OpinionChecks(GameSample<P> sample) {
    this.sample = sample;
    game = sample.game();
  }

  List<Check> checks() {
    return List.of(
        new Check("opinions stay below decided scores", this::opinionsStayInside),
        new Check("opinions depend on the position alone", this::opinionsDependOnThePosition),
        new Check("forcing moves are legal moves", this::forcingMovesAreLegal));
  }

  private void opinionsStayInside() {
    Check.that(!game.evaluators().isEmpty(), "no evaluator", game.id(), "at least one", "none");
    eachOpinion(
        (walk, name, evaluator) -> {
          int opinion = evaluator.evaluate(walk.position());
          boolean inside = Math.abs(opinion) < Score.DECIDED;
          Check.that(inside, name + " claims a result", walk, "below " + Score.DECIDED, opinion);
        });
  }

  private void opinionsDependOnThePosition() {
    eachOpinion(
        (walk, name, evaluator) -> {
          int opinion = evaluator.evaluate(walk.position());
          int again = evaluator.evaluate(game.parse(game.format(walk.position())));
          Check.same(name + " judges the same position set up afresh", walk, opinion, again);
        });
  }

  private void forcingMovesAreLegal() {
    for (Walk<P> walk : sample.ongoing()) {
      P position = walk.position();
      int[] out = new int[position.maxMoves() + 1];
      int end = position.forcingMoves(out, 1);
      int[] legal = position.legalMoves();
      for (int i = 1; i < end; i++) {
        int move = out[i];
        boolean isLegal = Arrays.stream(legal).anyMatch(known -> known == move);
        Check.that(isLegal, "a forcing move is illegal", walk, Arrays.toString(legal), move);
      }
      long distinct = Arrays.stream(out, 1, end).distinct().count();
      Check.same("a forcing move is given twice", walk, (long) end - 1, distinct);
    }
  }

  @FunctionalInterface
  private interface Judgement<P extends Position> {
    void check(Walk<P> walk, String name, Evaluator<P> evaluator);
  }

  private void eachOpinion(Judgement<P> judgement) {
    for (Walk<P> walk : sample.ongoing()) {
      for (Map.Entry<String, Evaluator<P>> named : game.evaluators().entrySet()) {
        judgement.check(walk, named.getKey(), named.getValue());
      }
    }
  }
}
