package betacut.lab.store;

import betacut.lab.experiment.Measurement;
import betacut.lab.tournament.Ending;
import betacut.lab.tournament.PlayedGame;
import betacut.search.Statistics;
import java.util.List;
import java.util.stream.IntStream;

/** Results whose every part differs, so that two exchanged columns show. */
final class Samples {
  static final RunHeader HEADER =
      new RunHeader("essay", "experiment", "games: connect4\ndepth: 1..9\n", "{\"cpu\":\"π\"}");

  private Samples() {}

  static Measurement measurement(int trial) {
    long base = trial * 1_000_000_007L;
    var counts =
        new Statistics(
            base + 1, base + 2, base + 3, base + 4, base + 5, base + 6, base + 7, base + 8,
            base + 9, base + 10, base + 11);
    return new Measurement(
        trial, counts, -7 - trial, "at least", 11, "d4", 999, base + 12, base + 13);
  }

  static List<Measurement> measurements(int count) {
    return IntStream.range(0, count).mapToObj(Samples::measurement).toList();
  }

  static PlayedGame game(int number) {
    return new PlayedGame(
        number,
        1,
        2,
        "44, \"x\"",
        List.of("d1", "a 1 R", "π", "{b,\"c\\"),
        1,
        Ending.of("adjudication"),
        3,
        -1,
        8,
        0,
        4_000_000_000L,
        5_000_000_000L,
        6_000_000_000L,
        7_000_000_000L);
  }
}
