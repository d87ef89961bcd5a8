package betacut.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Outcome;
import betacut.rules.Rules;
import betacut.rules.RulesGame;
import betacut.zoo.Bug;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A game where a side moves again is healthy with a mover, and told what is missing without. */
final class TurnKeepingTest {
  /**
   * Three rows of stones; take one to three of a row; whoever empties one scores and moves again.
   *
   * @param tellsMover whether the rules say whose turn it is
   * @param judgesForFirst whether the evaluation forgets to
   */
  private record Rows(boolean tellsMover, boolean judgesForFirst)
      implements Rules<Rows.State, String> {
    record State(List<Integer> rows, int mover, int lead) {}

    @Override
    public State start() {
      return new State(List.of(9, 9, 9), 0, 0);
    }

    @Override
    public List<String> moves(State state) {
      return IntStream.range(0, 3)
          .boxed()
          .flatMap(
              row ->
                  IntStream.rangeClosed(1, Math.min(3, state.rows.get(row)))
                      .mapToObj(taken -> "abc".charAt(row) + "" + taken))
          .toList();
    }

    @Override
    public State play(State state, String move) {
      int at = move.charAt(0) - 'a';
      int taken = move.charAt(1) - '0';
      List<Integer> rows =
          IntStream.range(0, 3)
              .mapToObj(row -> state.rows.get(row) - (row == at ? taken : 0))
              .toList();
      boolean isEmptied = rows.get(at) == 0;
      int points = 10 * taken + (isEmptied ? 50 : 0);
      return new State(
          rows,
          isEmptied ? state.mover : 1 - state.mover,
          state.lead + (state.mover == 0 ? points : -points));
    }

    @Override
    public int mover(State state) {
      return tellsMover ? state.mover : IN_TURN;
    }

    @Override
    public Outcome result(State state) {
      boolean isOver = state.rows.equals(List.of(0, 0, 0));
      return isOver ? Outcome.by(state.mover == 0 ? state.lead : -state.lead) : Outcome.ONGOING;
    }

    @Override
    public int evaluate(State state) {
      return judgesForFirst || state.mover == 0 ? state.lead : -state.lead;
    }

    @Override
    public int pliesLeft(State state) {
      return state.rows.stream().mapToInt(row -> row).sum();
    }
  }

  private static Diagnosis examine(Rows rules) {
    return new Doctor(Duration.ofMinutes(5)).examine(RulesGame.of(rules), Optional.empty());
  }

  @Test
  void aMoverMakesItHealthy() {
    Diagnosis diagnosis = examine(new Rows(true, false));
    assertThat(diagnosis.findings()).isEmpty();
  }

  @Test
  void aMoverInTheStateAloneIsNamed() {
    Diagnosis diagnosis = examine(new Rows(false, false));
    assertThat(diagnosis.isHealthy()).isFalse();
    assertThat(diagnosis.findings())
        .filteredOn(finding -> finding.invariant().equals(TurnKeeping.NAME))
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.expected())
                  .isEqualTo("a method mover(state), as the state's 'mover' stays what it was");
              assertThat(finding.advice()).startsWith("add public int mover(State state)");
            });
  }

  @Test
  void anOpinionThatForgetsTheMoverIsNamed() {
    assertThat(examine(new Rows(true, true)).findings())
        .anyMatch(finding -> finding.suspects().contains(Bug.EVALUATION_FROM_WRONG_SIDE));
  }
}
