package betacut.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
      assertThat(first.measurements("essay").add(Samples.measurement(0))).isTrue();
      assertThat(second.measurements("essay").add(Samples.measurement(0))).isTrue();
    }
  }

  @Test
  void secondWriterOfRunIsRefusedUntilTheFirstIsGone() {
    try (LabStore second = open()) {
      try (LabStore first = open()) {
        first.begin(Samples.HEADER);
        first.measurements("essay").add(Samples.measurement(0));
        assertThatThrownBy(() -> second.begin(Samples.HEADER))
            .isInstanceOf(StoreException.class)
            .hasMessageContaining("essay")
            .hasMessageContaining("another process");
        assertThatThrownBy(() -> second.measurements("essay").add(Samples.measurement(1)))
            .isInstanceOf(StoreException.class);
        // Reading and other runs are open to all.
        assertThat(second.measurements("essay").all()).containsExactly(Samples.measurement(0));
        second.begin(new RunHeader("other", "experiment", "", "{}"));
        assertThat(second.measurements("other").add(Samples.measurement(0))).isTrue();
      }
      second.begin(Samples.HEADER);
      assertThat(second.measurements("essay").add(Samples.measurement(1))).isTrue();
    }
  }
}
