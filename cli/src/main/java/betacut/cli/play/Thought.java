package betacut.cli.play;

import betacut.cli.text.Sentences;
import betacut.play.analyse.Chance;
import betacut.rules.Game;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Result;
import java.util.Optional;

/** The one sentence an opponent says after its move. */
final class Thought {
  private Thought() {}

  /**
   * What I believe, and what is true, in one voice.
   *
   * @param truth what is known of the position now, for the person to move
   */
  static String of(Result result, Game<?> game, Optional<Value> truth) {
    long nodes = result.statistics().nodes();
    if (nodes == 0 && result.value().kind() == Bound.EXACT) {
      return "I know this position. " + opinion(result.value(), game, truth);
    }
    if (result.end() == Result.End.BOOK) {
      return "From my book. " + opinion(result.value(), game, truth);
    }
    if (nodes == 0) {
      return "I did not look ahead.";
    }
    int depth = result.depth();
    return "I looked at %s position%s, %d %s deep. %s"
        .formatted(
            Sentences.count(nodes),
            nodes == 1 ? "" : "s",
            depth,
            depth == 1 ? "ply" : "plies",
            opinion(result.value(), game, truth));
  }

  /** The same about a player who is not the one that talks. */
  static String ofOther(Result result, String stone) {
    if (result.end() == Result.End.BOOK) {
      return "%s has %s, from its book.".formatted(stone, result.value().text());
    }
    return "%s looked at %s positions, %d plies deep, and has %s."
        .formatted(
            stone,
            Sentences.count(result.statistics().nodes()),
            result.depth(),
            result.value().text());
  }

  private static String opinion(Value value, Game<?> game, Optional<Value> truth) {
    int score = value.score();
    if (Score.countsPlies(score)) {
      int plies = Score.distance(score);
      String most = "in at most %d %s.".formatted(plies, plies == 1 ? "ply" : "plies");
      return score > 0 ? "I win " + most : "You can win " + most;
    }
    if (Score.hasDistance(score)) {
      return score > 0 ? "I win." : "You can win.";
    }
    if (Score.isDecided(score)) {
      String margin = (value.kind() == Bound.EXACT ? "by " : "by at least ");
      String points = margin + Math.abs(Score.margin(score));
      return score > 0 ? "I win " + points + "." : "You can win " + points + ".";
    }
    if (score == Score.DRAW && value.kind() == Bound.EXACT) {
      return "With best play it is a draw.";
    }
    return belief(value, game) + truth.map(known -> beside(score, known)).orElse("") + ".";
  }

  private static String belief(Value value, Game<?> game) {
    int score = value.score();
    if (score == Score.DRAW) {
      return "I think it is even";
    }
    String worth =
        Chance.isMeasured(game, Chance.OPINION)
            ? "my winning chance: %d %%".formatted(Math.round(100 * Chance.of(value, game)))
            : "%+d for me, in points of the evaluation".formatted(score);
    return "I think %s ahead (%s)".formatted(score > 0 ? "I am" : "you are", worth);
  }

  private static String beside(int believed, Value known) {
    boolean isRight = Integer.signum(believed) == -Integer.signum(known.score());
    return (isRight ? ", and so it is: " : "; in truth ") + outcome(known);
  }

  /** How it ends with best play, told to the person to move. */
  private static String outcome(Value known) {
    int score = known.score();
    if (score == Score.DRAW) {
      return "it is a draw";
    }
    String who = score > 0 ? "you win" : "I win";
    if (!Score.hasDistance(score)) {
      return "%s by %d".formatted(who, Math.abs(Score.margin(score)));
    }
    if (!Score.countsPlies(score)) {
      return who;
    }
    int moves = (Score.distance(score) + 1) / 2;
    return "%s in %d move%s".formatted(who, moves, moves == 1 ? "" : "s");
  }
}
