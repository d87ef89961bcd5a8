package betacut.search.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.UsageException;
import betacut.search.TablePolicy;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

final class TablePolicyTest {
  @ParameterizedTest
  @EnumSource
  void everyPolicyIsFoundByItsName(TablePolicy policy) {
    assertThat(TablePolicy.parse(policy.id())).isSameAs(policy);
    assertThat(TablePolicy.parse(" " + policy.id().toUpperCase(Locale.ROOT) + " "))
        .isSameAs(policy);
  }

  @Test
  void theLiteraturesNameForTwoTierIsUnderstood() {
    assertThat(TablePolicy.parse("two-deep")).isSameAs(TablePolicy.TWO_TIER);
  }

  @Test
  void anUnknownNameIsAnsweredWithTheNearest() {
    assertThatThrownBy(() -> TablePolicy.parse("buket"))
        .isInstanceOf(UsageException.class)
        .hasMessage(
            "There is no table called 'buket'. Did you mean bucket? Tables: none, always, depth,"
                + " two-tier, two-big, bucket, decisive, lrs, map, verifying");
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void aTableKnowsItsPolicyAndKeepsToItsSize(TablePolicy policy) {
    for (int mebibytes : new int[] {1, 3, 16}) {
      TranspositionTable table = Tables.create(policy, mebibytes);
      assertThat(table.name()).isEqualTo(policy.id());
      assertThat(table.memoryBytes()).isLessThanOrEqualTo((long) mebibytes << 20);
      assertThat(table.capacity()).isGreaterThanOrEqualTo(((long) mebibytes << 20) / 36);
    }
  }

  @Test
  void aFlatTableUsesAllItsMemory() {
    assertThat(Tables.create(TablePolicy.BUCKET, 3).capacity()).isEqualTo(3 << 16);
    assertThat(Tables.create(TablePolicy.BUCKET, 3).memoryBytes()).isEqualTo(3 << 20);
  }

  @Test
  void noneHasNoTable() {
    assertThatThrownBy(() -> Tables.create(TablePolicy.NONE, 1))
        .isInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 16_384, Integer.MAX_VALUE})
  void anImpossibleSizeIsAnsweredWithTheRange(int mebibytes) {
    assertThatThrownBy(() -> Tables.create(TablePolicy.BUCKET, mebibytes))
        .isInstanceOf(UsageException.class)
        .hasMessage("The table size in MiB is " + mebibytes + "; it must be from 1 to 16383.");
  }
}
