package betacut.web.lab;

import betacut.lab.report.Provenance;
import betacut.studies.KeptStudy;
import betacut.studies.StudyGames;
import betacut.studies.StudyOverview;
import betacut.studies.StudyStore;
import java.util.LinkedHashMap;
import java.util.Map;

/** A study whose parts are in the store, and whose report is in a folder once it is made. */
record KeptStudyRun(Laboratory laboratory, KeptStudy kept) implements KeptRun {
  static final String KIND = "study";

  @Override
  public String name() {
    return kept.run();
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public String spec() {
    return "";
  }

  private StudyGames games() {
    return laboratory.with(
        store -> new StudyStore(store, kept.study(), kept.isQuick()).games(name()));
  }

  @Override
  public int done() {
    return laboratory.with(
        store -> new StudyStore(store, kept.study(), kept.isQuick()).count(name()));
  }

  @Override
  public Integer total() {
    return kept.study().games(kept.isQuick());
  }

  /** Games alone say nothing: their report has to be made, too. */
  @Override
  public boolean isOpen() {
    return KeptRun.super.isOpen() || !laboratory.studyReports().has(name());
  }

  @Override
  public Map<String, Object> view() {
    return laboratory
        .studyReports()
        .view(name())
        .orElseGet(
            () ->
                ReportView.of(
                    StudyOverview.of(
                        kept.study(), games(), new Provenance(new LinkedHashMap<>()))));
  }

  @Override
  public Downloads files() {
    return laboratory.studyReports().files(name());
  }

  @Override
  public Job resume() {
    return new StudyJobs(laboratory).run(kept);
  }

  @Override
  public Job verify() {
    return new StudyJobs(laboratory).verify(kept, games());
  }

  @Override
  public void remove() {
    laboratory.with(
        store -> {
          new StudyStore(store, kept.study(), kept.isQuick()).remove(name());
          return true;
        });
    laboratory.studyReports().remove(name());
  }
}
