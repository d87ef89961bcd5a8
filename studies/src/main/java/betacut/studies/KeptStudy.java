package betacut.studies;

import betacut.lab.store.RunHeader;
import betacut.lab.tournament.TournamentRuns;
import betacut.lab.tournament.TournamentText;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A run of a study, known by its name: {@code paper}, {@code paper-quick}, {@code paper-quick-2}.
 * Stores hold its parts, see {@link StudyStore}.
 */
public record KeptStudy(String run, Study study, boolean isQuick) {
  static final String SEPARATOR = "/";

  /** The run that a name means, whether or not anything of it is kept. */
  public static Optional<KeptStudy> named(String run) {
    for (Study study : Studies.all()) {
      for (boolean isQuick : new boolean[] {false, true}) {
        if (run.matches(Pattern.quote(stem(study, isQuick)) + "(-\\d{1,6})?")) {
          return Optional.of(new KeptStudy(run, study, isQuick));
        }
      }
    }
    return Optional.empty();
  }

  /** The run whose part a tournament is; none if it only looks like one. */
  public static Optional<KeptStudy> owning(RunHeader header) {
    int end = header.name().lastIndexOf(SEPARATOR);
    if (end < 0 || !header.kind().equals(TournamentRuns.KIND)) {
      return Optional.empty();
    }
    String part = header.name().substring(end + SEPARATOR.length());
    return named(header.name().substring(0, end)).filter(kept -> kept.has(part, header.spec()));
  }

  private boolean has(String part, String spec) {
    return study.parts(isQuick).stream()
        .anyMatch(one -> one.name().equals(part) && TournamentText.format(one.spec()).equals(spec));
  }

  static String stem(Study study, boolean isQuick) {
    return isQuick ? study.name() + "-quick" : study.name();
  }
}
