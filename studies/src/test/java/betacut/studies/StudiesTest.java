package betacut.studies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.report.Block;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.run.Audit;
import betacut.lab.run.Parallelism;
import betacut.lab.run.Run;
import betacut.lab.run.RunFolder;
import betacut.lab.run.RunKind;
import betacut.lab.run.RunListener;
import betacut.lab.run.RunPlan;
import betacut.lab.run.RunReader;
import betacut.lab.run.Runs;
import betacut.lab.run.Verification;
import betacut.lab.store.Columns;
import betacut.lab.store.LabStore;
import betacut.lab.store.RunHeader;
import betacut.lab.store.Stores;
import betacut.lab.tournament.Openings;
import betacut.lab.tournament.Part;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.tournament.TournamentText;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import betacut.text.csv.Csv;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudiesTest {
  private static final Parallelism ONE = Parallelism.of(1);

  /** A study cut down to one pair of games for every two players, and to some of its parts. */
  private record Tiny(Study study, List<String> kept) implements Study {
    static Tiny of(String name, String... kept) {
      return new Tiny(Studies.named(name), List.of(kept));
    }

    @Override
    public String name() {
      return study.name();
    }

    @Override
    public String title() {
      return study.title();
    }

    @Override
    public List<Part> parts(boolean isQuick) {
      return study.parts(true).stream()
          .filter(part -> kept.isEmpty() || kept.contains(part.name()))
          .map(
              part ->
                  new Part(
                      part.name(),
                      part.question(),
                      part.spec().withRounds(1, part.spec().openings(), part.spec().seed()),
                      part.maker()))
          .toList();
    }

    @Override
    public Duration usualTime(boolean isQuick) {
      return study.usualTime(isQuick);
    }

    @Override
    public Report report(StudyGames games, Provenance provenance, StopSignal stop) {
      return study.report(games, provenance, stop);
    }
  }

  /** Reads every text as that of one study. */
  private record Only(Study study) implements RunReader {
    @Override
    public RunPlan read(RunKind kind, String text, String file) {
      return new StudyPlan(study, true);
    }

    @Override
    public Columns<?> columns(RunKind kind) {
      return PlayedGame.COLUMNS;
    }

    @Override
    public Optional<RunHeader> wholeOf(RunHeader part) {
      return Optional.empty();
    }
  }

  /** What all games of a study say. */
  private static Report report(Study study) {
    try (LabStore store = Stores.open(Stores.NOWHERE)) {
      Run run = new Runs(store, new Only(study)).begin(new StudyPlan(study, true), ONE);
      assertThat(run.resume(ONE, RunListener.SILENT, new StopSignal()).isFinished()).isTrue();
      return run.findings(new StopSignal()).report();
    }
  }

  /** All games of a study as text. */
  private static String games(Study study) {
    try (LabStore store = Stores.open(Stores.NOWHERE)) {
      Run run = new Runs(store, new Only(study)).begin(new StudyPlan(study, true), ONE);
      run.resume(ONE, RunListener.SILENT, new StopSignal());
      return text(run);
    }
  }

  private static String text(Run run) {
    Map<String, byte[]> files = run.files(run.soFar(), new ArrayList<>());
    return new String(files.get("games.csv"), StandardCharsets.UTF_8);
  }

  private static List<String> captions(Report report) {
    return report.sections().stream()
        .flatMap(section -> section.blocks().stream())
        .flatMap(
            block ->
                switch (block) {
                  case Block.Grid grid -> Stream.of(grid.table().caption());
                  case Block.Figure figure -> Stream.of(figure.chart().title());
                  default -> Stream.<String>empty();
                })
        .toList();
  }

  @Test
  void thePaperHasItsTablesAndShowsNoFault() {
    Report report = report(Tiny.of("paper"));
    assertThat(captions(report))
        .contains(
            "Against the random player",
            "Against full depth",
            "Tic-tac-toe: whether the engine can be beaten",
            "Turns of the winner",
            "Tic-tac-toe, full depth: nodes per turn",
            "Connect-4, depth 4: time per turn",
            "Faults the paper admits");
    assertThat(report.summary()).anyMatch(line -> line.contains("From depth 6 on nobody can beat"));
    assertThat(report.summary()).anyMatch(line -> line.contains("our engine showed 0 of"));
    assertThat(report.summary())
        .as("to begin and to answer have no common median")
        .anyMatch(line -> line.matches(".*takes \\S+ .?s where it begins and \\S+ .?s where it.*"));
  }

  @Test
  void pentagoHasItsTables() {
    Report report = report(Tiny.of("pentago"));
    assertThat(captions(report))
        .contains(
            "Matches",
            "Score against MCTS",
            "Evaluations at equal nodes",
            "Ordering on against off",
            "Depth by the clock",
            "Results of whoever moved first");
  }

  @Test
  void kangHasItsTables() {
    Report report = report(Tiny.of("kang"));
    assertThat(captions(report))
        .contains(
            "Kang's heuristic by depth and opponent",
            "Depth against depth",
            "Features against the study's evaluation");
  }

  @Test
  void gamesRepeatMoveByMoveAndNodeByNode() {
    Tiny study = Tiny.of("kang", "rivals-4", "features");
    String games = games(study);
    assertThat(games.lines().filter(line -> line.startsWith("features,"))).hasSize(12);
    assertThat(verify(study, games))
        .isEqualTo(new Verification(18, 0, 0, 0, 0, 0, 0, 0, List.of()));

    String forged = games.replaceFirst("(?m)(^rivals-4,3,.*)\\d$", "$1x");
    Verification one = verify(study, forged);
    assertThat(one.compared()).isEqualTo(18);
    assertThat(one.different()).isEqualTo(1);
    assertThat(one.first())
        .singleElement()
        .asString()
        .startsWith("rivals-4 game 3: second judged ");
    String without = forged.replaceAll("(?m)^features,.*\n", "");
    Verification some = verify(study, without);
    assertThat(some.compared()).isEqualTo(6);
    assertThat(some.different()).isEqualTo(1);
    assertThat(some.missing()).isEqualTo(12);
    assertThat(some.first()).contains("features game 0 is missing");
  }

  private static Verification verify(Study study, String games) {
    var audit = new Audit();
    new StudyPlan(study, true)
        .verify(games, "games.csv", audit, Parallelism.of(2), RunListener.SILENT, new StopSignal());
    return audit.verification();
  }

  @Test
  void gamesByTheClockAreNotCompared() {
    Tiny study = Tiny.of("pentago", "ordering-clock");
    String heading = games(Tiny.of("kang", "rivals-2")).lines().findFirst().orElseThrow();
    TournamentSpec spec = study.parts(true).getFirst().spec();
    List<String> players = spec.players();
    String opening = opening(Games.find(spec.game()), spec);
    String games =
        String.join(
            "\n",
            heading,
            lostOnTime(0, players.getFirst(), players.getLast(), opening),
            lostOnTime(1, players.getLast(), players.getFirst(), opening));
    assertThat(verify(study, games)).isEqualTo(new Verification(0, 2, 0, 0, 0, 0, 0, 0, List.of()));
    assertThat(verify(study, games.replace(",0,time,", ",2,time,")).first())
        .as("but whose time is up has lost")
        .contains("ordering-clock game 0: the moves do not lead to a win of the first by 'time'");
  }

  private static <P extends Position> String opening(Game<P> game, TournamentSpec spec) {
    return game.format(Openings.parse(game, spec.openings(), spec.seed()).at(0));
  }

  private static String lostOnTime(int number, String first, String second, String opening) {
    return Csv.line(List.of("ordering-clock", "" + number, first, second, opening))
        + ",,0,time,-1,-1,0,0,0,0";
  }

  @Test
  void aStoppedStudyGoesOnWhereItWasAndAFinishedOneBeginsAnew(@TempDir Path folder) {
    Tiny study = Tiny.of("kang", "rivals-2", "features");
    var plan = new StudyPlan(study, true);
    String whole = games(study);
    String file = folder.resolve("lab").toString();
    var stop = new StopSignal();
    try (LabStore store = Stores.open(file)) {
      Run run = new Runs(store, new Only(study)).begin(plan, ONE);
      assertThat(run.name()).isEqualTo("kang-quick");
      RunListener stopping = progress -> stopAfter(progress.done(), 8, stop);
      assertThat(run.resume(ONE, stopping, stop).isFinished()).isFalse();
      assertThat(run.done()).isBetween(8, 17);
      assertThat(run.isOpen()).isTrue();
    }
    try (LabStore store = Stores.open(file)) {
      var runs = new Runs(store, new Only(study));
      Run run = runs.begin(plan, ONE);
      assertThat(run.name()).isEqualTo("kang-quick");
      assertThat(run.resume(ONE, RunListener.SILENT, new StopSignal()).isFinished()).isTrue();
      assertThat(text(run)).isEqualTo(whole);
      assertThat(runs.begin(plan, ONE).name()).isEqualTo("kang-quick-2");
    }
  }

  private static void stopAfter(int done, int games, StopSignal stop) {
    if (done >= games) {
      stop.stop();
    }
  }

  @Test
  void partsOfAStudyHaveDifferentNames() {
    for (Study study : Studies.all()) {
      for (boolean isQuick : new boolean[] {true, false}) {
        List<String> names = study.parts(isQuick).stream().map(Part::name).toList();
        assertThat(names).doesNotHaveDuplicates();
        assertThat(names.stream().collect(Collectors.joining())).doesNotContain(",");
      }
    }
  }

  @Test
  void aFolderKnowsItsStudy(@TempDir Path folder) throws IOException {
    var kept = new RunFolder(folder);
    assertThat(kept.hasRun()).isFalse();
    Files.writeString(folder.resolve("study.properties"), "study=pentago\nquick=true\n");
    assertThat(kept.hasRun()).isTrue();
    assertThat(kept.kind()).isEqualTo(RunKind.STUDY);
    assertThat(new RunPlans().read(kept.kind(), kept.spec(), "spec.txt").name())
        .isEqualTo("pentago-quick");
    assertThatThrownBy(kept::results)
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("not played to its end")
        .hasMessageContaining("lab resume");
  }

  @Test
  void aSlipInTheNameIsAnswered() {
    assertThatThrownBy(() -> Studies.named("papr"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("paper");
  }

  /** As an older program kept them: parts alone, with nothing for the whole. */
  @Test
  void aStudyOfAnOlderStoreIsOneRun(@TempDir Path folder) {
    Study kang = Studies.named("kang");
    try (LabStore store = Stores.open(folder.resolve("lab").toString())) {
      for (Part part : kang.parts(true)) {
        String text = TournamentText.format(part.spec());
        store.begin(new RunHeader("kang-quick-2/" + part.name(), "tournament", text, "{}"));
      }
      store.begin(new RunHeader("kang-quick-2/other", "tournament", "game = x", "{}"));
      var runs = new Runs(store, new RunPlans());
      assertThat(runs.all())
          .map(run -> run.kind().id() + " " + run.name())
          .containsExactly("tournament kang-quick-2/other", "study kang-quick-2");
      Run run = runs.named("kang-quick-2");
      assertThat(run.isOpen()).isTrue();
      assertThat(run.total()).hasValue(360);
      assertThat(run.soFar().report().summary())
          .containsExactly("0 of 360 games are played. What they say is told when all are.");
      assertThat(runs.begin(new StudyPlan(kang, true), ONE).name()).isEqualTo("kang-quick-2");
      assertThat(runs.named("kang-quick-2").plan()).isInstanceOf(StudyPlan.class);
      run.remove();
      assertThat(runs.all()).map(Run::name).doesNotContain("kang-quick-2");
    }
  }
}
