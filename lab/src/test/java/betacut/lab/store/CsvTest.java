package betacut.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rows for other programs. */
final class CsvTest {
  @Test
  void rowsHaveNamesAndQuotesWhereNeeded() {
    try (LabStore store = Stores.open("jdbc:h2:mem:")) {
      store.begin(Samples.HEADER);
      store.measurements("essay").add(Samples.measurement(0));
      store.games("essay").add(Samples.game(3));
      var measurements = new StringBuilder();
      Csv.measurements(store, "essay", measurements);
      assertThat(measurements)
          .hasToString(
              "trial,nodes,leaves,ends,cuts,cuts_first,probes,hits_exact,hits_lower,hits_upper,"
                  + "stores,score,kind,depth,move,full_permille,nanos,cpu_nanos\r\n"
                  + "0,1,2,3,4,5,6,7,8,9,10,-7,at least,11,d4,999,12,13\r\n");
      var games = new StringBuilder();
      Csv.games(store, "essay", games);
      assertThat(games.toString().lines().skip(1))
          .containsExactly(
              "3,1,2,\"44, \"\"x\"\"\",\"d1 a 1 R π {b,\"\"c\\\",1,adjudication,3,-1,"
                  + "4000000000,5000000000,6000000000,7000000000");
    }
  }
}
