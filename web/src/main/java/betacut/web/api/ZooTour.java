package betacut.web.api;

import betacut.explain.TraceWords;
import betacut.rules.Position;
import betacut.web.http.Answer;
import betacut.web.http.Endpoint;
import betacut.web.http.Parameter;
import betacut.web.http.Query;
import betacut.zoo.Bug;
import betacut.zoo.Demonstration;
import betacut.zoo.ZooCode;
import betacut.zoo.ZooWords;
import java.util.List;
import java.util.TreeMap;

/** The bug zoo: what there is, each bug at work, and the English words for it and for searches. */
final class ZooTour {
  private final GameCache cache;

  ZooTour(GameCache cache) {
    this.cache = cache;
  }

  List<Endpoint> endpoints() {
    Parameter bug = Parameter.word("bug", "its number, such as 3a").required();
    return List.of(
        Endpoint.get(
            "/api/words",
            "What searches and the zoo say, in English by key",
            Answers.Words.class,
            List.of(),
            this::words),
        Endpoint.get(
            "/api/zoo", "Lists the bugs of the zoo", Answers.ZooBugs.class, List.of(), this::list),
        Endpoint.stream(
            "/api/zoo/show",
            "Runs a bug beside minimax",
            "shown",
            Answers.ZooShown.class,
            List.of(bug),
            this::show));
  }

  private Object words(Query query) {
    var words = new TreeMap<String, String>(TraceWords.english());
    words.putAll(ZooWords.english());
    return new Answers.Words(words);
  }

  private Object list(Query query) {
    return new Answers.ZooBugs(Bug.all().stream().map(this::bug).toList());
  }

  private Answers.ZooBug bug(Bug bug) {
    Demonstration shown = Demonstration.of(bug);
    AskedGame<?> asked = AskedGame.of(cache.find(shown.game()), shown.moves(), "");
    return new Answers.ZooBug(
        bug.number(),
        shown.game(),
        shown.moves(),
        asked.last().mover(),
        board(asked),
        SaidView.of(shown.asked()),
        shown.depth(),
        ZooCode.of(bug).stream()
            .map(line -> new Answers.CodeLine(line.part(), line.text()))
            .toList());
  }

  private static <P extends Position> Answers.Board board(AskedGame<P> asked) {
    return Views.board(asked.game().board(asked.last()));
  }

  private Answer.Work show(Query query) {
    Demonstration demonstration = Demonstration.of(Bug.numbered(query.text("bug")));
    return new Answer.Work(
        Answer.Lane.QUICK,
        events -> {
          Demonstration.Shown shown = demonstration.show();
          events.send(
              "shown",
              new Answers.ZooShown(
                  SaidView.of(shown.right()),
                  SaidView.of(shown.wrong()),
                  shown.differs(),
                  SaidView.of(shown.comment())));
        });
  }
}
