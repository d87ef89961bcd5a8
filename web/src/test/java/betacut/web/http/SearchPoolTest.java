package betacut.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import others.Broken;

class SearchPoolTest {
  private static final Visitor LOCAL = visitor(InetAddress.getLoopbackAddress(), "tab");

  private static final Logger LOG = Logger.getLogger("betacut.web");

  private static Visitor visitor(InetAddress address, String name) {
    return new Visitor(new Visitor.Origin(address, ""), name);
  }

  @BeforeEach
  void beQuiet() {
    LOG.setUseParentHandlers(false);
  }

  @AfterEach
  void beHeard() {
    LOG.setUseParentHandlers(true);
  }

  /** A game of others that never comes back: all its threads are lost, nobody else notices. */
  @Test
  void aGameThatNeverComesBackIsPutAside() throws InterruptedException {
    try (var workers = new SearchPool(2, Duration.ofMillis(100))) {
      var areBegun = new CountDownLatch(2);
      Answer.Task endless =
          events -> {
            areBegun.countDown();
            Broken.loop("x");
          };
      LiveStream first =
          workers.start(LOCAL, "", "broken", new Answer.Work(Answer.Lane.QUICK, endless));
      LiveStream second =
          workers.start(LOCAL, "", "broken", new Answer.Work(Answer.Lane.QUICK, endless));
      assertThat(areBegun.await(60, TimeUnit.SECONDS)).isTrue();
      first.leave();
      second.leave();
      var isServed = new CountDownLatch(1);
      workers.start(
          LOCAL, "", "nim", new Answer.Work(Answer.Lane.QUICK, events -> isServed.countDown()));
      assertThat(isServed.await(60, TimeUnit.SECONDS)).isTrue();
      assertThat(until(workers, false))
          .contains("'broken'", "earlier question", "others.Broken.loop (Broken.java:");
      assertThatThrownBy(() -> workers.answer("stuck", () -> Broken.loop("x")))
          .isInstanceOf(Refusal.class)
          .hasMessageContainingAll(
              "'stuck' does not come back", "others.Broken.loop (Broken.java:");
      assertThat(workers.<String>answer("nim", () -> "4")).isEqualTo("4");
      Broken.release();
      assertThat(until(workers, true)).isEqualTo("5");
    }
  }

  /** Two are at work and two wait; a lane of its own is not concerned. */
  @Test
  void aLaneThatIsFullStandsInNobodysWay() throws InterruptedException {
    try (var workers = new SearchPool(2)) {
      var mayEnd = new CountDownLatch(1);
      for (int i = 0; i < 4; i++) {
        workers.start(LOCAL, "", "", new Answer.Work(Answer.Lane.HINTS, events -> await(mayEnd)));
      }
      var isDone = new CountDownLatch(1);
      var quick = new Answer.Work(Answer.Lane.QUICK, events -> isDone.countDown());
      workers.start(LOCAL, "", "", quick);
      assertThat(isDone.await(60, TimeUnit.SECONDS)).isTrue();
      mayEnd.countDown();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  /** Asks about the game until it is answered, or until it is refused. */
  private static String until(SearchPool workers, boolean isAnswered) throws InterruptedException {
    String last = "";
    for (int i = 0; i < 3_000; i++) {
      try {
        last = workers.answer("broken", () -> "5");
      } catch (Refusal refused) {
        last = refused.getMessage();
      }
      if (last.equals("5") == isAnswered) {
        return last;
      }
      Thread.sleep(20);
    }
    return last;
  }

  /** On this machine a name is enough; a stranger's address is counted under all its names. */
  @Test
  void strangersDoNotGetMoreByOtherNames() throws UnknownHostException {
    InetAddress far = InetAddress.getByAddress(new byte[] {10, 0, 0, 7});
    assertThat(admitted(far, "x", true)).isEqualTo(32);
    assertThat(admitted(far, "x", false)).isEqualTo(6);
    assertThat(admitted(InetAddress.getLoopbackAddress(), "x", true)).isEqualTo(100);
    assertThat(admitted(InetAddress.getLoopbackAddress(), "x", false)).isEqualTo(6);
  }

  private static int admitted(InetAddress address, String name, boolean isOtherEachTime) {
    var quota = new Quota();
    List<Quota.Place> inside = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      var visitor = visitor(address, name + (isOtherEachTime ? i : ""));
      try {
        inside.add(quota.enter(visitor));
      } catch (Refusal tooMany) {
        assertThat(tooMany.status()).isEqualTo(429);
      }
    }
    inside.forEach(Quota.Place::close);
    inside.forEach(Quota.Place::close); // the second time means nothing
    assertThat(quota.isEmpty()).isTrue();
    return inside.size();
  }
}
