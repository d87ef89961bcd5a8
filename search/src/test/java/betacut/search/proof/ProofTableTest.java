package betacut.search.proof;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Keys;
import org.junit.jupiter.api.Test;

final class ProofTableTest {
  @Test
  void keepsBothNumbersAndTheWork() {
    var table = ProofTable.ofMebibytes(1);
    table.store(42, Question.FIRST_HOLDS, 17, ProofTable.INFINITE, 1000);
    long entry = table.probe(42, Question.FIRST_HOLDS);
    assertThat(ProofTable.phi(entry)).isEqualTo(17);
    assertThat(ProofTable.delta(entry)).isEqualTo(ProofTable.INFINITE);
    assertThat(ProofTable.work(entry)).isEqualTo(10);
  }

  @Test
  void keepsQuestionsApart() {
    var table = ProofTable.ofMebibytes(1);
    table.store(0, Question.FIRST_WINS, 3, 4, 0);
    assertThat(table.probe(0, Question.FIRST_HOLDS)).isEqualTo(ProofTable.MISS);
    assertThat(ProofTable.delta(table.probe(0, Question.FIRST_WINS))).isEqualTo(4);
  }

  @Test
  void doesNotKnowKeyZeroBeforeItIsStored() {
    assertThat(ProofTable.ofMebibytes(1).probe(0, Question.FIRST_WINS)).isEqualTo(ProofTable.MISS);
  }

  @Test
  void givesUpWhatWasCheap() {
    var table = ProofTable.ofMebibytes(1);
    for (int i = 0; i < 100; i++) {
      table.store(Keys.mix(i), Question.FIRST_WINS, 1, 1, 1 << 20);
    }
    for (int i = 100; i < 500_000; i++) {
      table.store(Keys.mix(i), Question.FIRST_WINS, 1, 1, 1);
    }
    for (int i = 0; i < 100; i++) {
      assertThat(table.probe(Keys.mix(i), Question.FIRST_WINS)).isNotEqualTo(ProofTable.MISS);
    }
    table.clear();
    assertThat(table.probe(Keys.mix(0), Question.FIRST_WINS)).isEqualTo(ProofTable.MISS);
  }
}
