package betacut.web.lab;

import static betacut.text.json.JsonLine.object;

import betacut.lab.tournament.Part;
import betacut.studies.Studies;
import betacut.studies.Study;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What there is to know about a study before it is played. */
final class StudyView {
  private StudyView() {}

  static Map<String, Object> all() {
    return object(
        "longestSeconds",
        Laboratory.LONGEST.toSeconds(),
        "studies",
        Studies.all().stream().map(StudyView::of).toList());
  }

  private static Map<String, Object> of(Study study) {
    return object(
        "name",
        study.name(),
        "title",
        study.title(),
        "forms",
        List.of(form(study, true), form(study, false)),
        "parts",
        parts(study));
  }

  private static Map<String, Object> form(Study study, boolean isQuick) {
    return object(
        "form",
        isQuick ? "quick" : "full",
        "games",
        study.games(isQuick),
        "seconds",
        study.usualTime(isQuick).toSeconds(),
        "fits",
        study.usualTime(isQuick).compareTo(Laboratory.LONGEST) < 0,
        "command",
        "./betacut lab run %s%s --out %s"
            .formatted(study.name(), isQuick ? " --quick" : "", study.name()));
  }

  private static List<Map<String, Object>> parts(Study study) {
    List<Part> quick = study.parts(true);
    List<Part> full = study.parts(false);
    List<Map<String, Object>> parts = new ArrayList<>();
    for (int i = 0; i < full.size(); i++) {
      Part part = full.get(i);
      parts.add(
          object(
              "name",
              part.name(),
              "question",
              part.question(),
              "game",
              part.spec().game(),
              "games",
              part.spec().games(),
              "quickGames",
              quick.get(i).spec().games()));
    }
    return parts;
  }
}
