package betacut.web.api;

import static betacut.text.json.JsonLine.object;

import betacut.explain.Message;
import betacut.explain.TraceFacts;
import betacut.explain.TraceQuestion;
import betacut.explain.TraceWords;
import betacut.explain.Watched;
import betacut.search.trace.TraceNode;
import java.util.ArrayList;
import java.util.List;

/** Questions about what a search is going to do, with the moment to ask them at. */
final class TraceQuiz {
  private static final int PLIES = 8;

  private TraceQuiz() {}

  /** So many questions, spread over the search below a node. */
  static List<Object> questions(Watched<?> watched, int root, int most) {
    List<TraceQuestion> all =
        TraceQuestion.of(watched.tree(), root, watched.tree().node(root).ply() + PLIES).stream()
            .filter(question -> !question.isAboutCut() || !rest(watched, question).isEmpty())
            .toList();
    List<Object> some = new ArrayList<>();
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

  private static Object question(Watched<?> watched, TraceQuestion question) {
    TraceNode node = question.node();
    return object(
        "node",
        node.number(),
        "at",
        question.tried().getLast().leave(),
        "about",
        question.isAboutCut() ? "cut" : "value",
        "max",
        node.isMax(),
        "window",
        TraceWords.shortWindow(node),
        "path",
        TraceViews.path(watched, node.number()),
        "tried",
        question.tried().stream()
            .map(
                child ->
                    object(
                        "move",
                        watched.moveText(child.move()),
                        "value",
                        TraceWords.shortValue(child)))
            .toList(),
        "rest",
        question.isAboutCut() ? rest(watched, question) : List.of(),
        "cut",
        question.isCut(),
        "score",
        node.forRoot().score(),
        "why",
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
