package betacut.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.UsageException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Where a store is. */
final class PlaceTest {
  private static Place named(String text) {
    return Place.of(text, Map.of());
  }

  @Test
  void fileMayBeNamedWithOrWithoutItsSuffix() {
    Path expected = Path.of("mine.mv.db").toAbsolutePath();
    assertThat(named("mine").file()).isEqualTo(expected);
    assertThat(named("mine.mv.db")).isEqualTo(named("mine"));
    assertThat(named("mine").shown()).isEqualTo(expected.toString());
  }

  @Test
  void optionGoesBeforeEnvironment() {
    var environment = Map.of(Place.VARIABLE, "theirs");
    assertThat(Place.of("mine", environment)).isEqualTo(named("mine"));
    assertThat(Place.of(null, environment)).isEqualTo(named("theirs"));
    assertThat(Place.of(" ", environment)).isEqualTo(named("theirs"));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void withoutBothItIsInTheDataFolder() {
    assertThat(Place.of(null, Map.of("XDG_DATA_HOME", "/data")).shown())
        .isEqualTo("/data/betacut/lab.mv.db");
    assertThat(Place.of(null, Map.of("XDG_DATA_HOME", "relative, so to be ignored")).file())
        .isEqualTo(Path.of(System.getProperty("user.home"), ".local/share/betacut", "lab.mv.db"));
  }

  @Test
  void urlsSayWhichDatabase() {
    assertThat(named("jdbc:postgresql://host/lab?user=me&password=secret"))
        .isEqualTo(
            new Place(
                "jdbc:postgresql://host/lab?user=me&password=secret",
                "jdbc:postgresql://host/lab",
                Dialect.POSTGRESQL,
                null,
                false));
    assertThat(named("jdbc:h2:mem:x").dialect()).isEqualTo(Dialect.H2);
  }

  @Test
  void settingsOfTheUrlWin() {
    assertThat(named("jdbc:h2:mem:x;write_delay=9").url())
        .startsWith("jdbc:h2:mem:x;write_delay=9;")
        .doesNotContain("WRITE_DELAY");
  }

  @Test
  void whatIsNoPlaceIsRefused() {
    assertThatThrownBy(() -> named("postgresql://me:secret@host/lab"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("jdbc:postgresql://HOST/DATABASE")
        .hasMessageNotContaining("secret");
    assertThatThrownBy(() -> named("jdbc:sqlite:x")).isInstanceOf(UsageException.class);
    assertThatThrownBy(() -> named("a;b")).isInstanceOf(UsageException.class);
    assertThatThrownBy(() -> named("a\0b")).isInstanceOf(UsageException.class);
  }

  @Test
  void storeInMemoryWorks() {
    try (LabStore store = Stores.open("jdbc:h2:mem:")) {
      store.begin(Samples.HEADER);
      assertThat(store.runs()).containsExactly(Samples.HEADER);
    }
  }

  @Test
  void noneIsMemory() {
    Place none = Place.of(" none ", Map.of());
    assertThat(none.file()).isNull();
    assertThat(none.isLasting()).isFalse();
    assertThat(Place.of("./none", Map.of()).isLasting()).isTrue();
    try (LabStore store = Stores.open(Stores.NOWHERE)) {
      store.begin(Samples.HEADER);
      assertThat(store.isLasting()).isFalse();
      assertThat(store.runs()).containsExactly(Samples.HEADER);
    }
    try (LabStore store = Stores.open(Stores.NOWHERE)) {
      assertThat(store.runs()).isEmpty();
    }
  }
}
