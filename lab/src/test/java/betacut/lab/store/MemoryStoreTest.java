package betacut.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.tournament.Ending;
import betacut.lab.tournament.PlayedGame;
import betacut.rules.UsageException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MemoryStoreTest {
  private static final RunHeader HEADER = new RunHeader("one", "tournament", "a \"text\"\n", "{}");

  private final List<String> told = new ArrayList<>();
  private final MemoryStore store = new MemoryStore(told::add);

  private static PlayedGame game(int number) {
    var ending = new Ending(Ending.Kind.CRASH, "exit code 3");
    long many = Long.MAX_VALUE - number; // more digits than a number of JSON has
    return new PlayedGame(
        number, 0, 1, "", List.of("a1", "b,2"), 2, ending, -1, 0, 3, 4, many, 5, many, 6);
  }

  @Test
  void whatOneTellsAnotherTakes() {
    store.begin(HEADER);
    assertThat(store.log("one", PlayedGame.COLUMNS).add(game(2))).isTrue();
    assertThat(store.log("one", PlayedGame.COLUMNS).add(game(0))).isTrue();
    var other = new MemoryStore(line -> {});
    told.forEach(other::take);
    told.forEach(other::take); // twice is no harm
    assertThat(other.runs()).containsExactly(HEADER);
    Log<PlayedGame> log = other.log("one", PlayedGame.COLUMNS);
    assertThat(log.all()).containsExactly(game(0), game(2));
    assertThat(log.done().stream()).containsExactly(0, 2);
  }

  @Test
  void theFirstResultOfANumberStays() {
    store.begin(HEADER);
    Log<PlayedGame> log = store.log("one", PlayedGame.COLUMNS);
    assertThat(log.add(game(1))).isTrue();
    int lines = told.size();
    assertThat(log.add(game(1))).isFalse();
    assertThat(told).hasSize(lines);
  }

  @Test
  void aRunThatIsRemovedIsGoneEverywhere() {
    store.begin(HEADER);
    store.begin(new RunHeader("two", "tournament", "text", "{}"));
    assertThat(store.remove("one")).isTrue();
    assertThat(store.remove("one")).isFalse();
    var other = new MemoryStore(line -> {});
    told.forEach(other::take);
    assertThat(other.runs()).extracting(RunHeader::name).containsExactly("two");
    assertThatThrownBy(() -> other.log("one", PlayedGame.COLUMNS))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("one");
  }

  @Test
  void theNewestRunIsFirstAndANameHasOneText() {
    store.begin(HEADER);
    store.begin(new RunHeader("two", "tournament", "text", "{}"));
    assertThat(store.runs()).extracting(RunHeader::name).containsExactly("two", "one");
    assertThat(store.begin(HEADER)).isEqualTo(HEADER);
    assertThatThrownBy(() -> store.begin(new RunHeader("one", "tournament", "other", "{}")))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("another name");
  }
}
