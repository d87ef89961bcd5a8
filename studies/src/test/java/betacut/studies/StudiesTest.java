package betacut.studies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.report.Block;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.store.LabStore;
import betacut.lab.store.Log;
import betacut.lab.store.Stores;
import betacut.lab.tournament.PlayedGame;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudiesTest {
  private static final Provenance NOTHING = new Provenance(new LinkedHashMap<>());

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

  private static StudyGames play(Study study) {
    return new StudyRun(study, true, 1)
        .play(part -> Log.inMemory(PlayedGame.COLUMNS), StudyRun.Listener.SILENT, new StopSignal());
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
    Report report = Tiny.of("paper").report(play(Tiny.of("paper")), NOTHING, new StopSignal());
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
  }

  @Test
  void pentagoHasItsTables() {
    Report report = Tiny.of("pentago").report(play(Tiny.of("pentago")), NOTHING, new StopSignal());
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
    Report report = Tiny.of("kang").report(play(Tiny.of("kang")), NOTHING, new StopSignal());
    assertThat(captions(report))
        .contains(
            "Kang's heuristic by depth and opponent",
            "Depth against depth",
            "Features against the study's evaluation");
  }

  @Test
  void gamesRepeatMoveByMoveAndNodeByNode() {
    Tiny study = Tiny.of("kang", "rivals-4", "features");
    Map<String, List<String>> games = GamesCsv.read(GamesCsv.write(play(study)), "games.csv");
    assertThat(games.get("features")).hasSize(12);
    StudyVerification again = verify(study, games);
    assertThat(again).isEqualTo(new StudyVerification(18, 0, 0, List.of()));

    Map<String, List<String>> forged = new HashMap<>(games);
    forged.put(
        "rivals-4",
        games.get("rivals-4").stream()
            .map(line -> line.replaceFirst("(^rivals-4,3,.*)\\d$", "$1x"))
            .toList());
    assertThat(verify(study, forged))
        .isEqualTo(new StudyVerification(18, 1, 0, List.of("rivals-4 game 3")));
    forged.remove("features");
    assertThat(verify(study, forged).different()).isEqualTo(13);
  }

  private static StudyVerification verify(Study study, Map<String, List<String>> games) {
    return StudyVerification.of(
        study.parts(true), games, 2, StudyRun.Listener.SILENT, new StopSignal());
  }

  @Test
  void gamesByTheClockAreNotCompared() {
    Tiny study = Tiny.of("pentago", "ordering-clock");
    Map<String, List<String>> games =
        Map.of("ordering-clock", List.of("ordering-clock,0,a", "ordering-clock,1,b"));
    assertThat(verify(study, games)).isEqualTo(new StudyVerification(0, 0, 2, List.of()));
  }

  @Test
  void aStoppedStudyGoesOnWhereItWasAndAFinishedOneBeginsAnew(@TempDir Path folder) {
    Tiny study = Tiny.of("kang", "rivals-2", "features");
    String whole = GamesCsv.write(play(study));
    Path file = folder.resolve("lab");
    var stop = new StopSignal();
    var count = new AtomicInteger();
    try (LabStore store = Stores.open(file.toString())) {
      StudyGames some = play(store, study, "kang-quick", stop, () -> stopAfter(count, 8, stop));
      assertThat(some.isComplete()).isFalse();
      assertThat(some.count()).isBetween(8, 17);
    }
    try (LabStore store = Stores.open(file.toString())) {
      StudyGames all = play(store, study, "kang-quick", new StopSignal(), () -> {});
      assertThat(all.isComplete()).isTrue();
      assertThat(GamesCsv.write(all)).isEqualTo(whole);
      assertThat(new StudyStore(store, study, true).runName()).isEqualTo("kang-quick-2");
    }
  }

  private static void stopAfter(AtomicInteger count, int games, StopSignal stop) {
    if (count.incrementAndGet() == games) {
      stop.stop();
    }
  }

  private static StudyGames play(
      LabStore store, Study study, String expectedName, StopSignal stop, Runnable afterGame) {
    var kept = new StudyStore(store, study, true);
    assertThat(kept.runName()).isEqualTo(expectedName);
    Map<String, Log<PlayedGame>> logs = kept.begin(kept.runName(), NOTHING);
    return new StudyRun(study, true, 1)
        .play(
            part -> logs.get(part.name()),
            (part, tournament, done) -> (game, now, all, ratio) -> afterGame.run(),
            stop);
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
  void aFolderKnowsItsStudy(@TempDir Path folder) {
    var kept = new StudyFolder(folder.resolve("new"));
    assertThat(kept.hasStudy()).isFalse();
    kept.begin(new StudyFolder.Owner(Studies.named("pentago"), true));
    assertThat(kept.hasStudy()).isTrue();
    assertThat(kept.owner()).isEqualTo(new StudyFolder.Owner(Studies.named("pentago"), true));
    assertThatThrownBy(kept::games)
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

  @Test
  void aRunIsKnownByItsName(@TempDir Path folder) {
    assertThat(KeptStudy.named("kang-quick-2"))
        .contains(new KeptStudy("kang-quick-2", Studies.named("kang"), true));
    assertThat(KeptStudy.named("kang-3")).map(KeptStudy::isQuick).contains(false);
    assertThat(KeptStudy.named("kangaroo")).isEmpty();
    Study kang = Studies.named("kang");
    try (LabStore store = Stores.open(folder.resolve("lab").toString())) {
      var kept = new StudyStore(store, kang, true);
      assertThat(kept.holds("kang-quick")).isFalse();
      kept.begin("kang-quick", NOTHING);
      assertThat(kept.holds("kang-quick")).isTrue();
      assertThat(store.runs())
          .hasSize(5)
          .allMatch(part -> KeptStudy.owning(part).orElseThrow().run().equals("kang-quick"));
      assertThat(kept.games("kang-quick").isComplete()).isFalse();
      assertThat(StudyOverview.of(kang, kept.games("kang-quick"), NOTHING).summary())
          .containsExactly("0 of 360 games are played. What they say is told when all are.");
      kept.remove("kang-quick");
      assertThat(store.runs()).isEmpty();
    }
  }
}
