package betacut.cli.cluster;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;

/**
 * What a cluster would do, event by event: one driver hands out tasks and takes their rows,
 * machines are slow or fail, late tasks are begun a second time by Spark's rule.
 */
final class ClusterSimulation {
  /** Spark looks for late tasks when this share is done, and calls late what is so far beyond. */
  private static final double QUANTILE = 0.9;

  private static final double MULTIPLIER = 3;
  private static final double LEAST_SECONDS = 10;

  /**
   * What came of it.
   *
   * @param seconds from the command to the last row
   * @param work what the units take on one good core
   * @param lost the seconds of cores spent on what failed or was overtaken
   */
  record Outcome(double seconds, double work, int copies, int failures, double lost) {
    /** How many times faster than one good core that needs no cluster. */
    double speedUp() {
      return work / seconds;
    }
  }

  private enum Kind {
    ENDED,
    FAILED,
    BACK,
    LOOK
  }

  /**
   * @param number of a machine, or of an attempt that ends
   */
  private record Event(double at, Kind kind, int number) implements Comparable<Event> {
    @Override
    public int compareTo(Event other) {
      return Double.compare(at, other.at);
    }
  }

  /** One try at a task. */
  private static final class Attempt {
    final int task;
    final int machine;
    final double begun;
    boolean isOver;

    Attempt(int task, int machine, double begun) {
      this.task = task;
      this.machine = machine;
      this.begun = begun;
    }
  }

  private final ClusterModel model;
  private final Random random;
  private final double[] taskSeconds;
  private final boolean[] isDone;
  private final boolean[] isCopied;
  private final double[] speed;
  private final int[] free;
  private final PriorityQueue<Event> events = new PriorityQueue<>();
  private final Deque<Integer> waiting = new ArrayDeque<>();
  private final List<Attempt> attempts = new ArrayList<>();
  private final Set<Attempt> running = new LinkedHashSet<>();
  private final List<Double> durations = new ArrayList<>();
  private double late;
  private double driverFree;
  private int done;
  private int copies;
  private int failures;
  private double lost;

  private ClusterSimulation(ClusterModel model) {
    this.model = model;
    random = new Random(model.seed());
    taskSeconds = taskSeconds(model, new Random(~model.seed()));
    isDone = new boolean[taskSeconds.length];
    isCopied = new boolean[taskSeconds.length];
    speed = new double[model.machines()];
    free = new int[model.machines()];
    Arrays.fill(free, model.cores());
    int slow = (int) Math.round(model.slowShare() * model.machines());
    Arrays.setAll(speed, machine -> machine < slow ? 1 / model.slowdown() : 1);
  }

  static Outcome of(ClusterModel model) {
    return new ClusterSimulation(model).run();
  }

  /** The same units whatever the machines are; only their bundles differ. */
  private static double[] taskSeconds(ClusterModel model, Random random) {
    double[] tasks = new double[model.tasks()];
    double scale = model.unitSeconds() / Math.exp(model.spread() * model.spread() / 2);
    for (int unit = 0; unit < model.units(); unit++) {
      double seconds = scale * Math.exp(model.spread() * random.nextGaussian());
      tasks[(int) ((long) unit * tasks.length / model.units())] += seconds;
    }
    return tasks;
  }

  private Outcome run() {
    for (int task = 0; task < taskSeconds.length; task++) {
      waiting.add(task);
    }
    driverFree = model.connect();
    for (int machine = 0; machine < model.machines(); machine++) {
      planFailure(machine, model.connect());
    }
    if (model.speculates()) {
      events.add(new Event(model.connect() + 1, Kind.LOOK, 0));
    }
    handOut(model.connect());
    while (done < taskSeconds.length) {
      Event event = events.remove();
      switch (event.kind()) {
        case ENDED -> ended(event);
        case FAILED -> failed(event);
        case BACK -> {
          free[event.number()] = model.cores();
          planFailure(event.number(), event.at());
        }
        case LOOK -> look(event.at());
      }
      handOut(event.at());
    }
    return new Outcome(driverFree, Arrays.stream(taskSeconds).sum(), copies, failures, lost);
  }

  private void planFailure(int machine, double from) {
    if (model.hoursBetweenFailures() > 0) {
      double hours = -Math.log(1 - random.nextDouble()) * model.hoursBetweenFailures();
      events.add(new Event(from + hours * 3600, Kind.FAILED, machine));
    }
  }

  /** Machines take turns, so that nobody's cores are filled while others' are idle. */
  private void handOut(double now) {
    boolean isAnyFree = true;
    while (!waiting.isEmpty() && isAnyFree) {
      isAnyFree = false;
      for (int machine = 0; machine < free.length && !waiting.isEmpty(); machine++) {
        if (free[machine] > 0) {
          isAnyFree = true;
          begin(waiting.remove(), machine, now);
        }
      }
    }
  }

  private void begin(int task, int machine, double now) {
    if (isDone[task]) {
      return;
    }
    driverFree = Math.max(driverFree, now) + model.dispatch();
    free[machine]--;
    var attempt = new Attempt(task, machine, driverFree);
    attempts.add(attempt);
    running.add(attempt);
    double end = driverFree + (model.handOver() + taskSeconds[task]) / speed[machine];
    events.add(new Event(end, Kind.ENDED, attempts.size() - 1));
  }

  private void ended(Event event) {
    Attempt attempt = attempts.get(event.number());
    if (attempt.isOver) {
      return; // its machine failed, or somebody was faster
    }
    attempt.isOver = true;
    running.remove(attempt);
    free[attempt.machine]++;
    isDone[attempt.task] = true;
    done++;
    durations.add(event.at() - attempt.begun);
    double rows = (double) model.units() / taskSeconds.length;
    driverFree = Math.max(driverFree, event.at()) + rows * model.keep();
    if (isCopied[attempt.task]) {
      running.stream()
          .filter(other -> other.task == attempt.task)
          .toList()
          .forEach(
              other -> {
                giveUp(other, event.at());
                free[other.machine]++;
              });
    }
  }

  private void giveUp(Attempt attempt, double now) {
    attempt.isOver = true;
    running.remove(attempt);
    lost += Math.max(0, now - attempt.begun);
  }

  private void failed(Event event) {
    failures++;
    free[event.number()] = 0;
    running.stream()
        .filter(attempt -> attempt.machine == event.number())
        .toList()
        .forEach(
            attempt -> {
              giveUp(attempt, event.at());
              waiting.addFirst(attempt.task);
            });
    events.add(new Event(event.at() + model.restart(), Kind.BACK, event.number()));
  }

  /** Begins late tasks again, once each. */
  private void look(double now) {
    events.add(new Event(now + 1, Kind.LOOK, 0));
    if (done < QUANTILE * taskSeconds.length) {
      return;
    }
    if (late == 0) {
      double median =
          durations.stream().sorted().skip(durations.size() / 2).findFirst().orElse(0.0);
      late = Math.max(LEAST_SECONDS, MULTIPLIER * median);
    }
    for (Attempt attempt : running) {
      if (!isCopied[attempt.task] && now - attempt.begun > late) {
        isCopied[attempt.task] = true;
        copies++;
        waiting.add(attempt.task);
      }
    }
  }
}
