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
  private static RuntimeException problem(int lost, String words) {
    var losses = new Losses();
    for (int i = 0; i < lost; i++) {
      losses.onExecutorRemoved(
          new SparkListenerExecutorRemoved(0, "" + i, "Command exited with code 1"));
    }
    return SparkProblem.running(
        "spark://m:7077", losses, new SparkException("Job aborted", new IOException(words)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "java.lang.UnsupportedClassVersionError: betacut/lab/unit/Work | 0 | JAVA_HOME of a JDK",
        "java.io.InvalidClassException: local class incompatible | 0 | start it again from the"
            + " same",
        "No space left on device | 0 | is full",
        "Job 1 cancelled because SparkContext was shut down | 1 | ended while it worked",
        "Master removed our application: FAILED | 4 | (4 times; the last: Command exited with code"
            + " 1)"
      })
  void everyKnownProblemSaysWhatToDo(String words, int lost, String said) {
    assertThat(problem(lost, words))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll("spark://m:7077", said);
  }

  @Test
  void whatNobodyKnowsIsToldAsItIs() {
    assertThat(problem(0, "the moon is full"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("the moon is full");
  }
}
