package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Whoever asks for much leaves enough for the others, who get the same answers as alone. */
class FairnessTest extends ServerTest {
  @Test
  void oneAnalystDoesNotStarveTheOthers() throws Exception {
    List<Socket> hogs = new ArrayList<>();
    try {
      for (int i = 0; i < 6; i++) {
        hogs.add(
            server.ask(
                server.question(
                    "analyse", "game", "breakthrough", "time", "20s", "client", "hog")));
      }
      List<BufferedReader> answers = new ArrayList<>();
      List<String> beginnings = new ArrayList<>();
      for (Socket hog : hogs) {
        answers.add(reader(hog));
        beginnings.add(
            answers.getLast().lines().filter(line -> line.startsWith("event:")).findFirst().get());
      }
      assertThat(beginnings).as("some must wait, whichever came last").contains("event: queue");
      for (int i = 0; i < 3; i++) {
        String[] small = {
          "game", "breakthrough", "time", "100ms", "client", "other", "stream", "no"
        };
        assertThat(server.ask("analyse", small).get("moves")).isNotNull();
      }
      for (BufferedReader answer : answers) {
        while (answer.ready()) {
          assertThat(answer.readLine()).as("all are still at work").isNotEqualTo("event: end");
        }
      }
    } finally {
      for (Socket hog : hogs) {
        hog.close();
      }
    }
  }

  private static BufferedReader reader(Socket socket) throws Exception {
    return new BufferedReader(
        new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
  }

  /** Held up again and again, a search visits the same nodes and finds the same. */
  @Test
  void whatIsFoundDoesNotDependOnHowManyShare() throws Exception {
    Object alone = counted("alone");
    List<Future<Object>> together = new ArrayList<>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 8; i++) {
        String client = "sharer" + i;
        together.add(threads.submit((Callable<Object>) () -> counted(client)));
      }
    }
    for (Future<Object> one : together) {
      assertThat(one.get()).isEqualTo(alone);
    }
  }

  private static Object counted(String client) {
    URI question =
        server.question(
            "analyse", "game", "othello", "depth", "8", "time", "60s", "client", client, "stream",
            "no");
    String answer = server.get(question).body().strip();
    assertThat(answer).contains("\"nodes\":");
    return answer.replaceFirst("\"nanos\":\\d+", "");
  }
}
