package betacut.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.UsageException;
import java.io.IOException;
import org.apache.spark.SparkException;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Spark says when it gives up, as it said it in trials, and what we say then. */
class SparkProblemTest {
  private static RuntimeException problem(int lost, boolean isThere, String words) {
    var losses = new Losses();
    for (int i = 0; i < lost; i++) {
      losses.onExecutorRemoved(
          new SparkListenerExecutorRemoved(0, "" + i, "Command exited with code 1"));
    }
    return SparkProblem.running(
        "spark://m:7077",
        losses,
        isThere,
        new SparkException("Job aborted", new IOException(words)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "java.lang.UnsupportedClassVersionError: betacut/lab/unit/Work | 0 | true | JAVA_HOME of a"
            + " JDK",
        "java.io.InvalidClassException: local class incompatible | 0 | true | start it again from"
            + " the same",
        "No space left on device | 0 | true | is full",
        "Job 1 cancelled because SparkContext was shut down | 1 | false | ended while it worked",
        "Job 1 cancelled because SparkContext was shut down | 0 | true | end again and again. The",
        "Master removed our application: FAILED | 4 | true | (4 were told of; the last: Command"
      })
  void everyKnownProblemSaysWhatToDo(String words, int lost, boolean isThere, String said) {
    assertThat(problem(lost, isThere, words))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll("spark://m:7077", said);
  }

  /** As a worker says it whose disk has no room for another executor's folder. */
  @Test
  void executorsThatFindNoRoomAreAFullDisk() {
    var losses = new Losses();
    for (int i = 0; i < Losses.SUSPICIOUS; i++) {
      assertThat(losses.isFull()).isFalse();
      losses.onExecutorRemoved(
          new SparkListenerExecutorRemoved(
              0, "" + i, "Error running executor: java.io.IOException: No space left on device"));
    }
    assertThat(losses.isFull()).isTrue();
  }

  @Test
  void whatNobodyKnowsIsToldAsItIs() {
    assertThat(problem(0, true, "the moon is full"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("the moon is full");
  }
}
