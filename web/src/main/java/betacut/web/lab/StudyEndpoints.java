package betacut.web.lab;

import betacut.lab.run.RunPlan;
import betacut.studies.Studies;
import betacut.studies.StudyPlan;
import betacut.web.http.Endpoint;
import betacut.web.http.Parameter;
import betacut.web.http.Query;
import betacut.web.http.Refusal;
import java.util.List;

/** What can be asked of the studies. */
public final class StudyEndpoints {
  private final RunJobs jobs;

  public StudyEndpoints(Laboratory laboratory) {
    jobs = new RunJobs(laboratory);
  }

  /** All of them. */
  public List<Endpoint> endpoints() {
    return List.of(
        Endpoint.get(
            "/api/lab/studies",
            "Lists the studies",
            LabAnswers.Studies.class,
            List.of(),
            query -> StudyView.all()),
        new Endpoint(
            "POST",
            "/api/lab/study",
            "Plays a study",
            List.of(
                Parameter.word("study", "such as kang").required(),
                Parameter.word("form", "quick or full")),
            0,
            LabAnswers.StartedRun.class,
            query -> jobs.begin(study(query)).started()));
  }

  /** Where no study can be played. */
  public static Endpoint none() {
    return Endpoint.get(
        "/api/lab/studies",
        "Lists the studies",
        LabAnswers.Studies.class,
        List.of(),
        query -> new LabAnswers.Studies(0, List.of()));
  }

  private static RunPlan study(Query query) {
    return new StudyPlan(Studies.named(query.text("study")), isQuick(query));
  }

  private static boolean isQuick(Query query) {
    return switch (query.text("form")) {
      case "quick" -> true;
      case "", "full" -> false;
      default ->
          throw new Refusal(
              400, "'form' is '%s'; it must be quick or full.".formatted(query.text("form")));
    };
  }
}
