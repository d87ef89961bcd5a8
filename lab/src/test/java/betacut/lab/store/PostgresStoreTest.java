package betacut.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.experiment.Measurement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The store in a real PostgreSQL. */
final class PostgresStoreTest extends StoreContract {
  private String url;

  @BeforeEach
  void schema() {
    url = PostgresServer.freshUrl();
  }

  @Override
  String url() {
    return url;
  }

  @Test
  void schemasOfOneDatabaseDoNotMeet() {
    try (LabStore first = open();
        LabStore second = Stores.open(PostgresServer.freshUrl())) {
      first.begin(Samples.HEADER);
      second.begin(Samples.HEADER);
      assertThat(first.log("essay", Measurement.COLUMNS).add(Samples.measurement(0))).isTrue();
      assertThat(second.log("essay", Measurement.COLUMNS).add(Samples.measurement(0))).isTrue();
    }
  }
}
