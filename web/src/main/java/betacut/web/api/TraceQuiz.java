package betacut.web.api;

import betacut.explain.Message;
import betacut.explain.TraceFacts;
import betacut.explain.TraceQuestion;
import betacut.explain.TraceWords;
import betacut.explain.Watched;
import betacut.search.trace.TraceNode;
import betacut.web.api.Answers.Topic;
import java.util.ArrayList;
import java.util.List;

/** Questions about what a search is going to do, with the moment to ask them at. */
final class TraceQuiz {
  private static final int PLIES = 8;

  private TraceQuiz() {}

  /** So many questions, spread over the search below a node. */
  static List<Answers.QuizQuestion> questions(Watched<?> watched, int root, int most) {
    List<TraceQuestion> all =
        TraceQuestion.of(watched, root, watched.tree().node(root).ply() + PLIES).stream()
            .filter(question -> !question.isAboutCut() || !rest(watched, question).isEmpty())
            .toList();
    List<Answers.QuizQuestion> some = new ArrayList<>();
    int count = Math.min(most, all.size());
    for (int i = 0; i < count; i++) {
      some.add(question(watched, all.get((int) ((long) i * all.size() / count))));
    }
    return some;
  }

  private static List<String> rest(Watched<?> watched, TraceQuestion question) {
    List<Integer> moves = new ArrayList<>(watched.legal(question.node().number()));
    question.tried().forEach(child -> moves.remove((Integer) child.move()));
    return moves.stream().map(watched::moveText).toList();
  }

  private static Answers.QuizQuestion question(Watched<?> watched, TraceQuestion question) {
    TraceNode node = question.node();
    return new Answers.QuizQuestion(
        node.number(),
        question.tried().getLast().leave(),
        question.isAboutCut() ? Topic.CUT : Topic.VALUE,
        node.isMax(),
        TraceWords.shortWindow(node),
        TraceViews.path(watched, node.number()),
        question.tried().stream()
            .map(
                child ->
                    new Answers.TriedMove(
                        watched.moveText(child.move()), TraceWords.shortValue(child)))
            .toList(),
        question.isAboutCut() ? rest(watched, question) : List.of(),
        question.isCut(),
        node.forRoot().score(),
        why(watched, question).stream().map(SaidView::of).toList());
  }

  private static List<Message> why(Watched<?> watched, TraceQuestion question) {
    TraceNode node = question.node();
    if (!question.isAboutCut()) {
      return List.of(TraceFacts.choice(node), TraceFacts.value(node));
    }
    return List.of(
        new TraceFacts(watched::moveText)
            .cut(node)
            .orElseGet(() -> TraceFacts.goesOn(node, question.tried().getLast())));
  }
}
