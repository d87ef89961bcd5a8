package betacut.cli.lab;

import betacut.lab.store.LabStore;
import betacut.lab.store.Log;
import betacut.lab.store.RunHeader;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.TournamentRuns;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.tournament.TournamentText;
import betacut.rules.UsageException;
import java.util.Optional;

/** Tournaments in a store. */
final class TournamentStore {
  private final LabStore store;
  private final String typedPlace;

  /**
   * @param typedPlace what was typed after {@code --db}; null if nothing was
   */
  TournamentStore(LabStore store, String typedPlace) {
    this.store = store;
    this.typedPlace = typedPlace;
  }

  /** The specification of a tournament begun before. */
  TournamentSpec specOf(String name) {
    RunHeader header =
        store
            .find(Optional.ofNullable(name).orElse(""))
            .filter(run -> run.kind().equals(TournamentRuns.KIND))
            .orElseThrow(
                () ->
                    new UsageException(
                        name == null
                            ? "tournament needs GAME, and there is none."
                            : "%s has no tournament '%s'; give GAME and --players to begin it."
                                .formatted(store.place(), name)));
    return TournamentText.parse(header.spec());
  }

  /** The games so far; refuses to go on with a tournament unless that is wanted. */
  Log<PlayedGame> begin(String name, TournamentSpec spec, boolean resume) {
    int games =
        store
            .find(name)
            .map(run -> store.log(name, PlayedGame.COLUMNS).done().cardinality())
            .orElse(0);
    if (games > 0 && !resume) {
      throw new UsageException(
          "%s has %d games of '%s' already; add --resume to go on, or --name for another."
              .formatted(store.place(), games, name));
    }
    TournamentRuns.begin(store, name, spec);
    return store.log(name, PlayedGame.COLUMNS);
  }

  /** What to type when it was stopped. */
  String howToResume(String name) {
    String where = typedPlace == null ? "" : " --db " + quoted(typedPlace);
    return "They are kept in %s. To go on: betacut tournament --resume --name %s%s"
        .formatted(store.place(), quoted(name), where);
  }

  private static String quoted(String word) {
    return word.matches("[\\w./:=-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
