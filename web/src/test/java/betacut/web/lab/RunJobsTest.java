package betacut.web.lab;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.run.RunKind;
import betacut.lab.run.RunPlan;
import betacut.lab.run.RunReader;
import betacut.lab.run.Runs;
import betacut.lab.store.Columns;
import betacut.lab.store.RunHeader;
import betacut.lab.tournament.Part;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.TournamentSpec;
import betacut.search.StopSignal;
import betacut.studies.Study;
import betacut.studies.StudyGames;
import betacut.studies.StudyPlan;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A study from its games to a report that outlives the server. */
class RunJobsTest {
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
              .summary(
                  "%d games say yes."
                      .formatted(
                          games.parts().values().stream()
                              .mapToInt(part -> part.games().size())
                              .sum()))
              .provenance(provenance)
              .build();
        }
      };

  /** Knows that study and no other. */
  private static final RunReader READER =
      new RunReader() {
        @Override
        public RunPlan read(RunKind kind, String text, String file) {
          return new StudyPlan(SMALL, false);
        }

        @Override
        public Columns<?> columns(RunKind kind) {
          return PlayedGame.COLUMNS;
        }

        @Override
        public Optional<RunHeader> wholeOf(RunHeader part) {
          return Optional.empty();
        }
      };

  private static Job.Look ended(Job job) throws InterruptedException {
    Job.Look look = job.look();
    while (!look.isOver()) {
      look = job.await(look.version(), 1000);
    }
    return look;
  }

  @Test
  void theReportIsThereAfterARestart(@TempDir Path data) throws InterruptedException {
    try (var laboratory = new ServerLaboratory(data, "", READER)) {
      Job.Look end = ended(new RunJobs(laboratory).begin(new StudyPlan(SMALL, false)));
      assertThat(end.state()).isEqualTo(Job.State.DONE);
      assertThat(end.progress()).contains(LabAnswers.JobProgress.of(4, 4, Optional.empty(), false));
    }
    try (var laboratory = new ServerLaboratory(data, "", READER)) {
      var archive = new Archive(laboratory);
      assertThat(archive.report("small").toString())
          .contains("done=4", "open=false", "4 games say yes.");
      String games =
          new String(archive.file("small", "games.csv").content(), StandardCharsets.UTF_8);
      assertThat(games.lines()).hasSize(1 + 4);
      assertThat(Downloads.BY_KIND.get("study"))
          .allSatisfy(name -> assertThat(archive.file("small", name).content()).isNotEmpty());
      Job.Look verified = ended(new RunJobs(laboratory).verify("small", false));
      LabAnswers.Verified found = verified.progress().orElseThrow().verified().orElseThrow();
      assertThat(found.holds()).isTrue();
      assertThat(found.found().compared()).isEqualTo(4);
      assertThat(found.found().skipped()).isZero();
      archive.remove("small");
      assertThat(data.resolve("studies").resolve("small")).doesNotExist();
      assertThat(laboratory.with(Runs::all)).isEmpty();
    }
  }
}
