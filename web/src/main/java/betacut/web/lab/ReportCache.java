package betacut.web.lab;

import betacut.lab.run.Findings;
import betacut.lab.run.Run;
import java.util.Optional;

/** Reports that need searches of their own, some of minutes: what is made once is shown again. */
interface ReportCache {
  /** Where no run has such a report. */
  ReportCache NONE =
      new ReportCache() {
        @Override
        public boolean has(String run) {
          return false;
        }

        @Override
        public void keep(Run run, Findings findings) {
          throw new IllegalStateException("no report of %s is kept here".formatted(run.name()));
        }

        @Override
        public Optional<LabAnswers.RunReport> view(String run, LabAnswers.KeptReport kept) {
          return Optional.empty();
        }

        @Override
        public Downloads files(String run) {
          throw new IllegalStateException("no report of %s is kept here".formatted(run));
        }

        @Override
        public void remove(String run) {}
      };

  boolean has(String run);

  /** Keeps a report. */
  void keep(Run run, Findings findings);

  /** What the page shows, if it was made: to be written again, and nothing else. */
  Optional<LabAnswers.RunReport> view(String run, LabAnswers.KeptReport kept);

  Downloads files(String run);

  void remove(String run);
}
