package betacut.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Who works when; most of it without threads, so that every order is the only one. */
class FairSchedulerTest {
  private static final long SEED = Long.getLong("betacut.seed", 5);
  private static final Runnable ALIVE = () -> {};

  /** Threads that have been asked for and not started. */
  private final Queue<Runnable> begun = new ArrayDeque<>();

  private final List<String> order = new ArrayList<>();

  private static Visitor visitor(String browser, String name) {
    var origin = new Visitor.Origin(InetAddress.getLoopbackAddress(), browser);
    return new Visitor(origin, name);
  }

  private Turn submit(FairScheduler scheduler, String browser, String name, String task) {
    Turn turn = scheduler.turn(visitor(browser, name));
    scheduler.submit(turn, () -> order.add(task), ALIVE);
    return turn;
  }

  /** Every task ends before the next one begins. */
  private void workAll() {
    while (!begun.isEmpty()) {
      begun.remove().run();
    }
  }

  @Test
  void oneNameDoesNotKeepOthersWaiting() {
    var scheduler = new FairScheduler(1, begun::add);
    for (int i = 0; i < 4; i++) {
      submit(scheduler, "", "hog", "hog" + i);
    }
    submit(scheduler, "", "a", "a");
    submit(scheduler, "", "b", "b");
    workAll();
    assertThat(order).containsExactly("hog0", "a", "b", "hog1", "hog2", "hog3");
  }

  /** A program that calls itself by many names has one share, beside a browser. */
  @Test
  void manyNamesAreNoWayRound() {
    var scheduler = new FairScheduler(1, begun::add);
    for (int i = 0; i < 140; i++) {
      submit(scheduler, "", "name" + i, "program" + i);
    }
    submit(scheduler, "firefox", "tab", "tab");
    submit(scheduler, "firefox", "tab", "tab again");
    workAll();
    assertThat(order.subList(0, 4)).containsExactly("program0", "tab", "program1", "tab again");
  }

  /** Held up while others are at work, it has as much time of its own as if it were alone. */
  @Test
  void aLongTaskGivesWayAndLosesNoTime() throws InterruptedException {
    var scheduler = new FairScheduler(1, task -> Thread.ofPlatform().start(task));
    var isBegun = new CountDownLatch(1);
    var isEnded = new CountDownLatch(1);
    var other = new CountDownLatch(1);
    long[] took = new long[2];
    Turn hog = scheduler.turn(visitor("", "hog"));
    scheduler.submit(
        hog,
        () -> {
          isBegun.countDown();
          long began = System.nanoTime();
          long own = hog.nanoTime();
          while (other.getCount() > 0) {
            hog.pause();
          }
          took[0] = System.nanoTime() - began;
          took[1] = hog.nanoTime() - own;
          isEnded.countDown();
        },
        ALIVE);
    assertThat(isBegun.await(60, TimeUnit.SECONDS)).isTrue();
    long[] worked = new long[1];
    Turn brief = scheduler.turn(visitor("", "other"));
    scheduler.submit(
        brief,
        () -> {
          long began = System.nanoTime();
          while (System.nanoTime() - began < 20_000_000) {
            Thread.onSpinWait();
          }
          worked[0] = System.nanoTime() - began;
          other.countDown();
        },
        ALIVE);
    assertThat(isEnded.await(60, TimeUnit.SECONDS)).isTrue();
    assertThat(took[0] - took[1]).isGreaterThanOrEqualTo(worked[0]);
  }

  /** What is told is what happens if nobody else comes. */
  @Test
  void everybodyIsToldTheRightPlace() {
    var random = new SplittableRandom(SEED);
    var scheduler = new FairScheduler(1, begun::add);
    submit(scheduler, "", "first", "first");
    Map<String, Turn> waiting = new LinkedHashMap<>();
    for (int i = 0; i < 200; i++) {
      String browser = "browser" + random.nextInt(3);
      String name = browser + "-" + random.nextInt(4);
      waiting.put("task" + i, submit(scheduler, browser, name, "task" + i));
    }
    Map<String, Integer> told = new LinkedHashMap<>();
    waiting.forEach((task, turn) -> told.put(task, turn.place().before()));
    workAll();
    order.removeFirst();
    assertThat(order).hasSize(200);
    told.forEach(
        (task, before) ->
            assertThat(order.get(before - 1))
                .as("seed %d, before: %d", SEED, before)
                .isEqualTo(task));
  }

  @Test
  void whoeverIsToldToStopLeavesTheLine() throws InterruptedException {
    var scheduler = new FairScheduler(1, begun::add);
    submit(scheduler, "", "first", "first");
    Turn leaving = scheduler.turn(visitor("", "second"));
    var isLeft = new CountDownLatch(1);
    scheduler.submit(leaving, isLeft::countDown, ALIVE);
    Turn third = submit(scheduler, "", "third", "third");
    assertThat(third.place().before()).isEqualTo(2);
    leaving.stop();
    assertThat(isLeft.await(60, TimeUnit.SECONDS)).isTrue();
    assertThat(third.place()).isEqualTo(new QueuePlace(1, 0));
    workAll();
    assertThat(order).containsExactly("first", "third");
  }

  /** A clear refusal, and never because one program has taken all places. */
  @Test
  void whenTooManyWaitItSaysWhenToAskAgain() {
    var scheduler = new FairScheduler(1, begun::add);
    submit(scheduler, "", "first", "first");
    for (int i = 0; i < 500; i++) {
      submit(scheduler, "", "name" + i, "task");
    }
    assertThatThrownBy(() -> submit(scheduler, "", "one more", "task"))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal -> {
              assertThat(refusal.status()).isEqualTo(503);
              assertThat(refusal.retrySeconds()).isBetween(1, 60);
              assertThat(refusal).hasMessageContaining("ask again in");
            });
    assertThat(submit(scheduler, "firefox", "tab", "tab").place().before()).isEqualTo(1);
  }
}
