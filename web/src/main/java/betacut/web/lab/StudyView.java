package betacut.web.lab;

import betacut.lab.tournament.Part;
import betacut.studies.Studies;
import betacut.studies.Study;
import java.util.ArrayList;
import java.util.List;

/** What there is to know about a study before it is played. */
final class StudyView {
  private StudyView() {}

  static LabAnswers.Studies all() {
    return new LabAnswers.Studies(
        ServerLaboratory.LONGEST.toSeconds(), Studies.all().stream().map(StudyView::of).toList());
  }

  private static LabAnswers.Study of(Study study) {
    return new LabAnswers.Study(
        study.name(), study.title(), List.of(form(study, true), form(study, false)), parts(study));
  }

  private static LabAnswers.StudyForm form(Study study, boolean isQuick) {
    return new LabAnswers.StudyForm(
        isQuick ? "quick" : "full",
        study.games(isQuick),
        study.usualTime(isQuick).toSeconds(),
        study.usualTime(isQuick).compareTo(ServerLaboratory.LONGEST) < 0,
        "./betacut lab run %s%s --out %s"
            .formatted(study.name(), isQuick ? " --quick" : "", study.name()));
  }

  private static List<LabAnswers.StudyPart> parts(Study study) {
    List<Part> quick = study.parts(true);
    List<Part> full = study.parts(false);
    List<LabAnswers.StudyPart> parts = new ArrayList<>();
    for (int i = 0; i < full.size(); i++) {
      Part part = full.get(i);
      parts.add(
          new LabAnswers.StudyPart(
              part.name(),
              part.question(),
              part.spec().game(),
              part.spec().games(),
              quick.get(i).spec().games()));
    }
    return parts;
  }
}
