package betacut.lab.tournament;

import betacut.lab.report.Provenance;
import betacut.lab.store.LabStore;
import betacut.lab.store.RunHeader;

/** Tournaments in a store: what they are called and how they begin. */
public final class TournamentRuns {
  /** The kind that stores know them by. */
  public static final String KIND = "tournament";

  private TournamentRuns() {}

  /** A name that the same specification gets again. */
  public static String usualName(TournamentSpec spec) {
    int hash = TournamentText.format(spec).hashCode();
    return "%s-%08x".formatted(spec.game().replaceAll("[^a-z0-9]+", "-"), hash);
  }

  /** Begins a tournament, or takes it up again. */
  public static RunHeader begin(LabStore store, String name, TournamentSpec spec) {
    String provenance = Provenance.collect().with("seed", Long.toString(spec.seed())).json();
    return store.begin(new RunHeader(name, KIND, TournamentText.format(spec), provenance));
  }
}
