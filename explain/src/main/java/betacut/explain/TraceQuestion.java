package betacut.explain;

import betacut.rules.Score;
import betacut.rules.Value.Bound;
import betacut.search.trace.TraceNode;
import java.util.ArrayList;
import java.util.List;

/**
 * Something that the search is about to show.
 *
 * @param node where it happens
 * @param tried its children that have come back by now
 * @param isAboutCut whether the rest will be cut off; else which value comes back
 */
public record TraceQuestion(TraceNode node, List<TraceNode> tried, boolean isAboutCut) {
  /** The answer to a question about a cut. */
  public boolean isCut() {
    return node.cut().isPresent();
  }

  /** All that can be asked about a search, in the order in which it happens. */
  public static List<TraceQuestion> of(Watched<?> watched, int root, int plies) {
    List<TraceQuestion> questions = new ArrayList<>();
    collect(watched, root, plies, questions);
    return questions;
  }

  private static void collect(
      Watched<?> watched, int number, int plies, List<TraceQuestion> questions) {
    TraceNode node = watched.node(number);
    List<TraceNode> tried = new ArrayList<>();
    for (int child : watched.tree().children(number)) {
      TraceNode visited = watched.node(child);
      if (!visited.purpose().staysHere() && visited.move() >= 0) {
        if (visited.ply() < plies) {
          collect(watched, child, plies, questions);
        }
        tried.removeIf(before -> before.move() == visited.move()); // searched again
        tried.add(visited);
      }
    }
    if (!tried.isEmpty()) {
      askAbout(node, tried, questions);
    }
  }

  private static void askAbout(
      TraceNode node, List<TraceNode> tried, List<TraceQuestion> questions) {
    boolean isBeta = node.isBetaCut();
    boolean canCut = node.beta() < Score.INF;
    if (isBeta) {
      questions.add(new TraceQuestion(node, List.copyOf(tried), true));
    } else if (canCut && node.cut().isEmpty() && tried.size() > 1) {
      questions.add(new TraceQuestion(node, List.of(tried.getFirst()), true));
    }
    boolean hasNumber = !Score.isDecided(node.score()) && node.claim() != Bound.UNKNOWN;
    if (hasNumber && (isBeta || node.cut().isEmpty())) {
      questions.add(new TraceQuestion(node, List.copyOf(tried), false));
    }
  }
}
