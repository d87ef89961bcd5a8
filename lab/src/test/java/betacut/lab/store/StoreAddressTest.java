package betacut.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Where a store is. */
final class StoreAddressTest {
  private static StoreAddress named(String text) {
    return StoreAddress.of(text, Map.of());
  }

  @Test
  void fileMayBeNamedWithOrWithoutItsSuffix() {
    Path expected = Path.of("mine.sqlite").toAbsolutePath();
    assertThat(named("mine").file()).contains(expected);
    assertThat(named("mine.sqlite")).isEqualTo(named("mine"));
    assertThat(named("mine").shown()).isEqualTo(expected.toString());
    assertThat(named("mine.db").shown()).endsWith("mine.db");
  }

  @Test
  void optionGoesBeforeEnvironment() {
    var environment = Map.of(Stores.VARIABLE, "theirs");
    assertThat(StoreAddress.of("mine", environment)).isEqualTo(named("mine"));
    assertThat(StoreAddress.of(null, environment)).isEqualTo(named("theirs"));
    assertThat(StoreAddress.of(" ", environment)).isEqualTo(named("theirs"));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void withoutBothItIsInTheDataFolder() {
    assertThat(StoreAddress.of(null, Map.of("XDG_DATA_HOME", "/data")).shown())
        .isEqualTo("/data/betacut/lab.sqlite");
    assertThat(StoreAddress.of(null, Map.of("XDG_DATA_HOME", "relative, so to be ignored")).file())
        .contains(Path.of(System.getProperty("user.home"), ".local/share/betacut", "lab.sqlite"));
  }

  @Test
  void urlsSayWhichDatabase() {
    assertThat(named("jdbc:postgresql://host/lab?user=me&password=secret"))
        .isEqualTo(
            new StoreAddress(
                "jdbc:postgresql://host/lab?user=me&password=secret",
                "jdbc:postgresql://host/lab",
                Dialect.POSTGRESQL,
                Optional.empty(),
                false));
    assertThat(named("jdbc:sqlite:x").dialect()).isEqualTo(Dialect.SQLITE);
  }

  @Test
  void filesOfTheFirstDatabaseAreExplained(@TempDir Path folder) throws IOException {
    for (String old : List.of("lab.mv.db", "jdbc:h2:file:/data/lab;USER=me")) {
      assertThatThrownBy(() -> named(old))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("H2")
          .hasMessageContaining("older version")
          .hasMessageContaining("--db");
    }
    Files.writeString(folder.resolve("lab.mv.db"), "H:2,block:8");
    assertThatThrownBy(() -> Stores.open(folder.resolve("lab").toString()))
        .isInstanceOf(StoreException.class)
        .hasMessageStartingWith(folder.resolve("lab.mv.db").toString());
    try (LabStore store = Stores.open(folder.resolve("other").toString())) {
      assertThat(store.runs()).isEmpty();
    }
  }

  @Test
  void whatIsNoPlaceIsRefused() {
    assertThatThrownBy(() -> named("postgresql://me:secret@host/lab"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("jdbc:postgresql://HOST/DATABASE")
        .hasMessageNotContaining("secret");
    assertThatThrownBy(() -> named("jdbc:mysql:x")).isInstanceOf(UsageException.class);
    assertThatThrownBy(() -> named("a?b")).isInstanceOf(UsageException.class);
    assertThatThrownBy(() -> named("a\0b")).isInstanceOf(UsageException.class);
  }

  @Test
  void storeInMemoryWorks() {
    try (LabStore store = Stores.open("jdbc:sqlite::memory:")) {
      store.begin(Samples.HEADER);
      assertThat(store.runs()).containsExactly(Samples.HEADER);
    }
  }

  @Test
  void noneIsMemory() {
    StoreAddress none = StoreAddress.of(" none ", Map.of());
    assertThat(none.file()).isEmpty();
    assertThat(none.isLasting()).isFalse();
    assertThat(StoreAddress.of("./none", Map.of()).isLasting()).isTrue();
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
