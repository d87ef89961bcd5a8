package betacut.cli.doctor;

import betacut.cli.text.Json;
import betacut.zoo.Bug;
import betacut.zoo.Demonstration;
import betacut.zoo.ZooWords;

/** A bug of the zoo for programs. */
public final class BugText {
  private BugText() {}

  /** Everything about a bug, its demonstration run just now. */
  public static Json json(Bug bug) {
    Demonstration demonstration = Demonstration.of(bug);
    Demonstration.Shown shown = demonstration.show();
    return new Json()
        .put("bug", bug.number())
        .put("title", bug.title())
        .put("harm", bug.harm())
        .put("invariant", bug.invariant())
        .put("fix", bug.fix())
        .put("effect", bug.effect())
        .put("game", demonstration.game())
        .put("moves", demonstration.moves())
        .put("question", ZooWords.text(demonstration.asked()))
        .put("right", ZooWords.text(shown.right()))
        .put("wrong", ZooWords.text(shown.wrong()));
  }
}
