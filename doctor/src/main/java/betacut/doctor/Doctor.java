package betacut.doctor;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.testkit.Examiner;
import betacut.testkit.Mistake;
import betacut.testkit.OwnSearch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Examines games and searches, within a time that does not depend on what they do. */
public final class Doctor {
  /** What an examination takes at most unless told otherwise. */
  public static final Duration USUAL = Duration.ofSeconds(10);

  private static final long LOOK_MILLIS = 20;

  /** The threads that a stranger's code runs in. */
  private static final String THREAD = "examination";

  private final Duration budget;
  private final Duration perQuestion;

  /** A doctor who takes so long at most: about a third of it for one question. */
  public Doctor(Duration most) {
    this(most.multipliedBy(13).dividedBy(20), most.multipliedBy(6).dividedBy(20));
  }

  /**
   * @param budget after which no new question is put
   * @param perQuestion how long one question may take
   */
  Doctor(Duration budget, Duration perQuestion) {
    this.budget = budget;
    this.perQuestion = perQuestion;
  }

  /** The games on which a search is examined unless others are wanted. */
  public static List<Game<?>> usualGames() {
    return List.of(Games.find("tictactoe"), Games.find("mnk:4,4,3"), Games.find("connect4"));
  }

  /** Examines a search; every question is put to a new object. */
  public Diagnosis examine(String name, Supplier<OwnSearch> maker, List<Game<?>> games) {
    var report = new DiagnosisBuilder();
    return watched(
        name, report, timeout -> new SearchExamination(games, maker, timeout, report).run());
  }

  /**
   * Examines a game.
   *
   * @param like a game of ours that it should be the same as
   */
  public Diagnosis examine(Game<?> game, Optional<Game<?>> like) {
    var report = new DiagnosisBuilder();
    return watched(
        game.id(), report, timeout -> new GameExamination<>(game, timeout, report).run(like));
  }

  /**
   * Asks a stranger's code for something before any examination, such as its games, which its
   * constructors and static blocks make.
   *
   * @throws UsageException if no answer comes
   */
  public <T> T ask(String what, Supplier<T> question) {
    var timeout = new Timeout(budget, perQuestion);
    List<T> answers = new ArrayList<>();
    Watched watched = watch(timeout, () -> answers.add(timeout.ask(what, question::get)));
    if (watched.unanswered().isPresent()) {
      throw new UsageException(
          "%s: no answer after %.1f s; perhaps an endless loop in a constructor or a static block."
              .formatted(what, perQuestion.toMillis() / 1e3));
    }
    Throwable failure =
        watched.failure() instanceof Examiner.Crash crash ? crash.getCause() : watched.failure();
    if (failure instanceof UsageException refusal) {
      throw refusal;
    }
    if (failure != null) {
      throw new UsageException("%s: %s.".formatted(what, Mistake.thrown(failure)));
    }
    return answers.getFirst();
  }

  private Diagnosis watched(String name, DiagnosisBuilder report, Consumer<Timeout> examination) {
    var timeout = new Timeout(budget, perQuestion);
    Watched watched = watch(timeout, () -> examination.accept(timeout));
    watched.unanswered().map(this::hanging).ifPresent(report::find);
    watched.left().map(Doctor::leaving).ifPresent(report::find);
    if (watched.left().isPresent()) {
      report.skip("all that comes after it: its threads take the time");
    } else if (watched.unanswered().isEmpty()) {
      watched.overdue().ifPresent(question -> report.late(question + ": not finished in time"));
    }
    if (watched.failure() instanceof Examiner.Crash crash) {
      report.find(
          new Finding(
              List.of(), "it does not crash", name, "an answer", Mistake.thrown(crash.getCause())));
    } else if (watched.failure() != null) {
      throw new IllegalStateException("the examination itself failed", watched.failure());
    }
    return report.report(name);
  }

  /**
   * How a thread with a stranger's code in it ended.
   *
   * @param unanswered the question it hangs in
   * @param overdue the questions it was at when the time was up
   * @param left where a thread is that it left behind
   * @param failure what it threw, or null
   */
  private record Watched(
      Optional<String> unanswered,
      Optional<String> overdue,
      Optional<String> left,
      Throwable failure) {}

  /** Runs something in a thread that may be left behind. */
  private static Watched watch(Timeout timeout, Runnable work) {
    Throwable[] failure = new Throwable[1];
    var threads = new LeftThreads();
    Thread thread =
        Thread.ofPlatform().daemon().group(threads.group()).name(THREAD).unstarted(work);
    thread.setUncaughtExceptionHandler((where, thrown) -> failure[0] = thrown);
    thread.start();
    Optional<String> unanswered = Optional.empty();
    Optional<String> overdue = Optional.empty();
    Optional<String> left = Optional.empty();
    while (thread.isAlive() && unanswered.isEmpty() && overdue.isEmpty() && left.isEmpty()) {
      join(thread);
      left = threads.look(thread, timeout.asked());
      unanswered = timeout.unanswered();
      overdue = timeout.overdue();
    }
    thread.interrupt();
    return new Watched(unanswered, overdue, left, failure[0]);
  }

  /**
   * What is said of a patient that ended the program.
   *
   * @param where in its code, as far as that is known
   * @param how it did so
   */
  public static Diagnosis ended(String patient, String where, String how) {
    var finding =
        new Finding(
            List.of(),
            "it does not end the program that uses it",
            where,
            "an answer",
            how,
            "Return a value or throw an exception; leave System.exit to a main method.");
    return new Diagnosis(
        patient, List.of(), List.of(finding), List.of("all that comes after it"), false);
  }

  private Finding hanging(String question) {
    return new Finding(
        List.of(),
        "every question is answered in a reasonable time",
        question,
        "an answer",
        "none after %.1f s; perhaps an endless loop".formatted(perQuestion.toMillis() / 1e3));
  }

  private static Finding leaving(String place) {
    return new Finding(
        List.of(),
        "its threads end with its answer",
        place,
        "no thread that works after the answer it was started for",
        "a thread that still ran two questions later",
        "Stop and join the threads of a search before it returns.");
  }

  private static void join(Thread thread) {
    try {
      thread.join(LOOK_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while examining", e);
    }
  }
}
