package betacut.web.lab;

import betacut.lab.report.Headline;
import betacut.lab.run.RunProgress.Part;
import betacut.lab.run.Verification;
import betacut.lab.tournament.Ending;
import betacut.stats.rating.WinDrawLoss;
import betacut.text.json.Inline;
import betacut.text.json.OrNull;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SequencedMap;

/**
 * What is answered about experiments, tournaments and studies; docs/web.md says what every field
 * means. The API's description and the browser's types are made from these records.
 */
final class LabAnswers {
  private LabAnswers() {}

  record Presets(List<NamedPreset> presets, List<String> measures) {}

  record NamedPreset(String name, String title) {}

  record PresetText(String name, String text) {}

  record Draft(String text) {}

  record Studies(long longestSeconds, List<Study> studies) {}

  record Study(String name, String title, List<StudyForm> forms, List<StudyPart> parts) {}

  record StudyForm(String form, int games, long seconds, boolean fits, String command) {}

  record StudyPart(String name, String question, String game, int games, int quickGames) {}

  /** The fields are the text's TOML: texts, lists and tables. */
  record SpecCheck(
      boolean valid,
      @Inline Optional<SpecSize> size,
      @Inline Optional<SpecError> wrong,
      Map<String, Object> fields) {}

  record SpecSize(
      String name, String title, int trials, int positions, int settings, List<String> measures) {}

  /** About how long an experiment takes here. */
  record Forecast(double seconds) {}

  record SpecError(String error, @OrNull Integer line) {}

  record TournamentCheck(
      boolean valid, @Inline Optional<TournamentSize> size, Optional<String> error) {}

  record TournamentSize(int games, boolean timed, String command, String text) {}

  /** Who met whom, the strongest first, and what came of it. */
  record TournamentTable(
      String game,
      List<RankedPlayer> players,
      List<MetPair> pairs,
      int played,
      int scheduled,
      boolean isComplete,
      @OrNull Integer zero) {}

  /** What one player did; {@code elo} is above the player {@code zero} of the table. */
  record RankedPlayer(
      int number, String player, @Inline WinDrawLoss results, Optional<EloBetween> elo) {}

  /**
   * What two did against each other, as seen from {@code one}.
   *
   * @param counted games of pairs that are whole and no repetition: what {@code elo} is from
   * @param elo how much stronger {@code one} is; empty if there are too few games to say
   */
  record MetPair(
      int one,
      int other,
      @Inline WinDrawLoss results,
      int counted,
      Lead lead,
      Optional<EloBetween> elo) {}

  /** What the games of two show. */
  enum Lead {
    AHEAD,
    BEHIND,
    /** No difference is shown. */
    OPEN,
    /** So few games show nothing, whatever their interval. */
    TOO_FEW
  }

  /** A difference and the ends of its 95 % interval; null in place of what has no end. */
  record EloBetween(@OrNull Double value, @OrNull Double low, @OrNull Double high) {}

  /** Some games of a tournament, by number, and who plays in it. */
  record TournamentGames(
      String run, String game, List<String> players, int scheduled, List<TournamentGame> games) {}

  /**
   * A game of a tournament.
   *
   * @param sides which player has which side, the first player's first
   * @param opener the side that moved first from the opening
   * @param start where it began, if not at the game's own start
   * @param nodes positions both sides have looked at; 0 if a player does not say
   * @param millis how long both sides have thought
   * @param end how it ended; empty while it is played
   */
  record TournamentGame(
      int number,
      List<Integer> sides,
      int opener,
      String start,
      List<String> moves,
      List<Long> nodes,
      List<Long> millis,
      Optional<GameEnd> end) {}

  /**
   * How a game ended.
   *
   * @param winner the side; null for a draw
   * @param detail what a player did wrong, if that is known
   */
  record GameEnd(@OrNull Integer winner, Ending.Kind ending, String detail) {}

  /** The games being played. */
  record GamesUnderWay(List<TournamentGame> games) {}

  record NamedRun(String run) {}

  record StartedRun(String run, String kind) {}

  record ListedRun(@Inline StartedRun run, int done, @OrNull Integer total) {}

  record ListedRuns(
      @OrNull StartedRun running, List<ListedRun> runs, Map<String, List<String>> files) {}

  record RunProgress(
      @Inline Optional<JobProgress> progress,
      @Inline StartedRun run,
      Job.State state,
      String error) {}

  /** How far a job is, and what is known of that; a comparison also says what it found. */
  record JobProgress(
      int done,
      int total,
      Optional<Part> part,
      Optional<Long> millisLeft,
      OptionalDouble ratio,
      Optional<LiveEstimate> live,
      @Inline Optional<Verified> verified,
      Optional<Boolean> isWriting) {
    static JobProgress of(int done, int total, Optional<Verified> verified, boolean isWriting) {
      return new JobProgress(
          done,
          total,
          Optional.empty(),
          Optional.empty(),
          OptionalDouble.empty(),
          Optional.empty(),
          verified,
          isWriting ? Optional.of(true) : Optional.empty());
    }
  }

  record LiveEstimate(String what, double value, double low, double high, int positions) {}

  record Verified(boolean holds, @Inline Verification found) {}

  /** What a run says; one that is still growing does not say which run it is. */
  record RunReport(
      String title,
      List<Headline> headlines,
      List<String> summary,
      List<ReportSection> sections,
      SequencedMap<String, String> provenance,
      @Inline Optional<KeptReport> kept) {}

  record KeptReport(String spec, boolean open, @Inline ListedRun run) {}

  record ReportSection(String id, String heading, List<ReportBlock> blocks) {}

  sealed interface ReportBlock {
    record Text(String type, String text) implements ReportBlock {}

    /** Something to bear in mind: a doubt, a limit, a warning. */
    record Note(String type, String text) implements ReportBlock {}

    record Facts(String type, String caption, SequencedMap<String, String> facts)
        implements ReportBlock {}

    record Table(String type, String id, ReportTable table) implements ReportBlock {}

    record Chart(
        String type,
        String id,
        String title,
        String summary,
        String wide,
        String narrow,
        ReportTable table)
        implements ReportBlock {}
  }

  /**
   * @param all how many rows there are, of which the first are here
   */
  record ReportTable(
      String caption,
      String summary,
      List<ReportColumn> columns,
      List<List<String>> rows,
      int all) {}

  record ReportColumn(String name, boolean isText) {}
}
