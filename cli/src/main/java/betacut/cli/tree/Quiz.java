package betacut.cli.tree;

import betacut.cli.play.Dialogue;
import betacut.explain.TraceFacts;
import betacut.explain.TraceQuestion;
import betacut.explain.TraceWords;
import betacut.explain.Watched;
import betacut.search.trace.TraceNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Asks before it tells: will this be cut, and which value comes back? On the real search. */
public final class Quiz {
  private static final Pattern NUMBER = Pattern.compile("[=≥≤<>~+ ]*(-?\\d{1,6})");

  private final Watched<?> watched;
  private final TraceWords words;
  private final Dialogue dialogue;
  private int asked;
  private int right;

  public Quiz(Watched<?> watched, Dialogue dialogue) {
    this.watched = watched;
    this.dialogue = dialogue;
    words = new TraceWords(watched::moveText);
  }

  /** Asks at most so many questions, spread over the search below a node. */
  public void run(int root, int most, int plies) {
    List<TraceQuestion> questions = spread(possible(root, plies), most);
    if (questions.isEmpty()) {
      dialogue.say("There is nothing to ask about this tree: try a bigger one, or more --depth.");
      return;
    }
    dialogue.say(Captions.title(watched, root));
    dialogue.say(Captions.sides(watched));
    for (TraceQuestion question : questions) {
      dialogue.say("");
      dialogue.say("Question %d of %d. %s".formatted(asked + 1, questions.size(), where(question)));
      dialogue.say(seen(question));
      if (!(question.isAboutCut() ? askCut(question) : askValue(question))) {
        break;
      }
    }
    dialogue.say("");
    dialogue.say(asked == 0 ? "No answers, no score." : "%d of %d right.".formatted(right, asked));
  }

  /** A cut is only worth asking about if there is something left to cut. */
  private List<TraceQuestion> possible(int root, int plies) {
    return TraceQuestion.of(watched, root, plies).stream()
        .filter(question -> !question.isAboutCut() || !rest(question).isEmpty())
        .toList();
  }

  private static List<TraceQuestion> spread(List<TraceQuestion> all, int most) {
    if (all.size() <= most) {
      return all;
    }
    List<TraceQuestion> some = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      some.add(all.get((int) ((long) i * all.size() / most)));
    }
    return some;
  }

  private List<String> rest(TraceQuestion question) {
    List<Integer> moves = new ArrayList<>(watched.legal(question.node().number()));
    question.tried().forEach(child -> moves.remove((Integer) child.move()));
    return moves.stream().map(watched::moveText).toList();
  }

  private String where(TraceQuestion question) {
    TraceNode node = question.node();
    List<Integer> path = watched.tree().path(node.number());
    String moves = path.stream().map(watched::moveText).collect(Collectors.joining(" "));
    return "%s is to move%s, window %s."
        .formatted(
            TraceWords.mover(node),
            path.isEmpty() ? " at the top" : " after " + moves,
            TraceWords.window(node));
  }

  private String seen(TraceQuestion question) {
    String values =
        question.tried().stream()
            .map(child -> watched.moveText(child.move()) + " " + TraceWords.value(child))
            .collect(Collectors.joining(", "));
    List<String> rest = question.isAboutCut() ? rest(question) : List.of();
    String waiting = rest.isEmpty() ? "" : " Still waiting: " + String.join(" ", rest) + ".";
    return "Came back: " + values + "." + waiting;
  }

  private boolean askCut(TraceQuestion question) {
    Optional<Boolean> answer = dialogue.askYesNo("Will the rest be cut off?");
    if (answer.isEmpty()) {
      return false;
    }
    String reason =
        question.isCut()
            ? words.cutSentence(question.node())
            : TraceWords.text(TraceFacts.goesOn(question.node(), question.tried().getLast()));
    judge(answer.get() == question.isCut(), reason);
    return true;
  }

  private boolean askValue(TraceQuestion question) {
    while (true) {
      Optional<String> line = dialogue.ask("Which value comes back from here?");
      if (line.isEmpty() || line.get().matches("(?i)q|quit")) {
        return false;
      }
      var number = NUMBER.matcher(line.get());
      if (number.matches()) {
        TraceNode node = question.node();
        int score = node.forRoot().score();
        String reason =
            TraceWords.text(TraceFacts.choice(node)) + " " + TraceWords.valueSentence(node);
        judge(Integer.parseInt(number.group(1)) == score, reason);
        return true;
      }
      dialogue.say("'%s' is no number; type one such as 3, or q to quit.".formatted(line.get()));
    }
  }

  private void judge(boolean isRight, String reason) {
    asked++;
    right += isRight ? 1 : 0;
    dialogue.say((isRight ? "Right. " : "Wrong. ") + reason);
  }
}
