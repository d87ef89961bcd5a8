package betacut.cli.doctor;

import betacut.zoo.Bug;
import betacut.zoo.Demonstration;
import betacut.zoo.ZooWords;

/** A bug of the zoo for programs, its demonstration run just now. */
public record BugAnswer(
    String bug,
    String title,
    String harm,
    String invariant,
    String fix,
    String effect,
    String game,
    String moves,
    String question,
    String right,
    String wrong) {
  public static BugAnswer of(Bug bug) {
    Demonstration demonstration = Demonstration.of(bug);
    Demonstration.Shown shown = demonstration.show();
    return new BugAnswer(
        bug.number(),
        bug.title(),
        bug.harm(),
        bug.invariant(),
        bug.fix(),
        bug.effect(),
        demonstration.game(),
        demonstration.moves(),
        ZooWords.text(demonstration.asked()),
        ZooWords.text(shown.right()),
        ZooWords.text(shown.wrong()));
  }
}
