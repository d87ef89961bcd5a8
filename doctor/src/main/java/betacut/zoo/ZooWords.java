package betacut.zoo;

import betacut.explain.Message;
import betacut.explain.Phrases;
import betacut.rules.Score;
import betacut.rules.Value;
import java.util.Map;

/** What the zoo says, in English. */
public final class ZooWords {
  private static final Phrases ENGLISH =
      Phrases.read(ZooWords.class.getResourceAsStream("words.properties"));

  private ZooWords() {}

  /** All sentences by key, for those who fill them in elsewhere. */
  public static Map<String, String> english() {
    return ENGLISH.texts();
  }

  /** Something the zoo says in English. */
  public static String text(Message said) {
    return ENGLISH.text(said);
  }

  /** A score as an engine of the zoo gives it, for the side to move; a bug may invent one. */
  static Object score(int score) {
    boolean isWin = score > 0;
    if (Math.abs(score) > Score.WIN) {
      return Message.of("zoo.score.impossible", "number", Integer.toString(score));
    }
    if (Score.hasDistance(score)) {
      int plies = Score.distance(score);
      return plies == 0
          ? Message.of(isWin ? "zoo.score.won" : "zoo.score.lost")
          : Message.of(isWin ? "zoo.score.win" : "zoo.score.loss", "n", plies);
    }
    return Score.isDecided(score)
        ? Message.of(
            isWin ? "zoo.score.win-by" : "zoo.score.loss-by",
            "margin",
            Math.abs(Score.margin(score)))
        : Value.estimate(score, 0).scoreText();
  }
}
