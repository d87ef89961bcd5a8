package betacut.cli.play;

import betacut.cli.text.Sentences;
import betacut.play.analyse.Chance;
import betacut.rules.Game;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Result;

/** The one sentence an opponent says after its move. */
final class Thought {
  private Thought() {}

  static String of(Result result, Game<?> game) {
    long nodes = result.statistics().nodes();
    if (nodes == 0 && result.value().kind() == Bound.EXACT) {
      return "I know this position. " + opinion(result.value(), game);
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
            opinion(result.value(), game));
  }

  /** The same about a player who is not the one that talks. */
  static String ofOther(Result result, String stone) {
    return "%s looked at %s positions, %d plies deep, and has %s."
        .formatted(
            stone,
            Sentences.count(result.statistics().nodes()),
            result.depth(),
            result.value().text());
  }

  private static String opinion(Value value, Game<?> game) {
    int score = value.score();
    if (Score.hasDistance(score)) {
      int plies = Score.distance(score);
      String most = "in at most %d %s.".formatted(plies, plies == 1 ? "ply" : "plies");
      return score > 0 ? "I win " + most : "You can win " + most;
    }
    if (Score.isDecided(score)) {
      String margin = (value.kind() == Bound.EXACT ? "by " : "by at least ");
      String points = margin + Math.abs(Score.margin(score));
      return score > 0 ? "I win " + points + "." : "You can win " + points + ".";
    }
    if (score == Score.DRAW) {
      return value.kind() == Bound.EXACT ? "With best play it is a draw." : "I think it is even.";
    }
    String worth =
        Chance.isMeasured(game, Chance.OPINION)
            ? "my winning chance: %d %%".formatted(Math.round(100 * Chance.of(value, game)))
            : "%+d for me, in points of the evaluation".formatted(score);
    return "I think %s ahead (%s).".formatted(score > 0 ? "I am" : "you are", worth);
  }
}
