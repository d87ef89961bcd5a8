package betacut.web.lab;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.tournament.TournamentSpec;
import betacut.search.StopSignal;
import betacut.studies.KeptStudy;
import betacut.studies.Part;
import betacut.studies.Study;
import betacut.studies.StudyGames;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A study from its games to a report that outlives the server. */
class StudyJobsTest {
  /** Two tournaments of two games each. */
  private static final Study SMALL =
      new Study() {
        @Override
        public String name() {
          return "small";
        }

        @Override
        public String title() {
          return "Does looking ahead pay?";
        }

        @Override
        public List<Part> parts(boolean isQuick) {
          return List.of(part("one", 1), part("two", 2));
        }

        private Part part(String name, int depth) {
          TournamentSpec spec = TournamentSpec.of("tictactoe", "random", "pvs depth=" + depth);
          return Part.of(name, "At depth %d?".formatted(depth), spec.withRounds(1, "start", 1));
        }

        @Override
        public Duration usualTime(boolean isQuick) {
          return Duration.ofSeconds(1);
        }

        @Override
        public Report report(StudyGames games, Provenance provenance, StopSignal stop) {
          return Report.titled(title())
              .summary("%d games say yes.".formatted(games.count()))
              .provenance(provenance)
              .build();
        }
      };

  private static final KeptStudy KEPT = new KeptStudy("small", SMALL, false);

  private static Job.Look ended(Job job) throws InterruptedException {
    Job.Look look = job.look();
    while (!look.isOver()) {
      look = job.await(look.version(), 1000);
    }
    return look;
  }

  @Test
  void theReportIsThereAfterARestart(@TempDir Path data) throws InterruptedException {
    try (var laboratory = new Laboratory(data, "")) {
      Job.Look end = ended(new StudyJobs(laboratory).run(KEPT));
      assertThat(end.state()).isEqualTo(Job.State.DONE);
      assertThat(end.progress()).containsEntry("done", 4).containsEntry("total", 4);
    }
    try (var laboratory = new Laboratory(data, "")) {
      var run = new KeptStudyRun(laboratory, KEPT);
      assertThat(run.done()).isEqualTo(4);
      assertThat(run.isOpen()).isFalse();
      assertThat(run.view().toString()).contains("4 games say yes.");
      String games =
          new String(run.files().file("small", "games.csv").content(), StandardCharsets.UTF_8);
      assertThat(games.lines()).hasSize(1 + 4);
      assertThat(Downloads.BY_KIND.get("study"))
          .allSatisfy(name -> assertThat(run.files().file("small", name).content()).isNotEmpty());
      Job.Look verified = ended(run.verify());
      assertThat(verified.progress())
          .containsEntry("holds", true)
          .containsEntry("compared", 4)
          .containsEntry("skipped", 0);
      run.remove();
      assertThat(data.resolve("studies").resolve("small")).doesNotExist();
      assertThat(run.done()).isZero();
    }
  }
}
