package betacut.web.http;

import betacut.search.StopSignal;
import betacut.text.json.Json;
import java.io.IOException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Server-sent events by hand: the task puts them into a queue on its thread, the request's thread
 * writes them. A comment now and then finds out whether anybody still listens; if not, the task is
 * told to stop.
 */
final class LiveStream implements Events {
  private static final long HEARTBEAT_MILLIS = 250;
  private static final long HEARTBEAT_NANOS = TimeUnit.MILLISECONDS.toNanos(HEARTBEAT_MILLIS);

  /** Who asked for the last event alone and waits longer gets blanks, which JSON may begin with. */
  private static final long QUICK_NANOS = TimeUnit.SECONDS.toNanos(1);

  private static final int UNREAD = 2_000;

  /** Nothing to add. */
  private record Nothing() {}

  /**
   * @param status what the last one comes to, for whoever waits for it alone
   */
  private record Event(String name, Record value, int status) {
    static final Event LAST = new Event("end", new Nothing(), 200);

    static Event problem(Throwable failure) {
      var problem = new Problem(Problems.report(failure));
      return new Event("problem", problem, Problems.status(failure));
    }

    boolean isLast() {
      return this == LAST || isProblem();
    }

    boolean isProblem() {
      return value instanceof Problem;
    }
  }

  private final LinkedBlockingQueue<Event> queue = new LinkedBlockingQueue<>(UNREAD);
  private final StopSignal signal;
  private final RunningTask running;
  private QueuePlace told = QueuePlace.FIRST;

  /**
   * @param signal a {@link Turn} where the task shares the processors
   */
  LiveStream(RunningTask running, StopSignal signal) {
    this.running = running;
    this.signal = signal;
  }

  /**
   * Runs the task; whatever becomes of it, the stream ends.
   *
   * @param before what to do before the end is told, so that whoever hears of it may ask again
   */
  void run(Answer.Task task, Runnable before) {
    running.begin();
    Event last = Event.LAST;
    try {
      if (!signal.isGiven()) {
        task.run(this);
      }
    } catch (Throwable failure) { // an Error, too: somebody waits for the end
      last = Event.problem(failure);
    } finally {
      running.end();
      before.run();
    }
    put(last);
  }

  @Override
  public void send(String event, Record value) {
    running.progressed();
    put(new Event(event, value, 200));
  }

  /** Whoever reads so slowly gets no more than the end. */
  private void put(Event event) {
    if (!queue.offer(event)) {
      signal.stop();
      if (event.isLast()) {
        queue.clear();
        queue.offer(event);
      }
    }
  }

  @Override
  public StopSignal signal() {
    return signal;
  }

  /** Writes events until the last one, or until nobody reads them. */
  void tellAll(Reply reply) throws IOException {
    reply.begin(Reply.EVENTS);
    for (Event event = null; event == null || !event.isLast(); ) {
      event = next();
      reply.add(event == null ? ":\n\n" : format(event));
    }
  }

  private static String format(Event event) {
    return "event: " + event.name() + "\ndata: " + Json.line(event.value()) + "\n\n";
  }

  /**
   * Answers with the value of the last event but the end. If that takes long the answer is begun,
   * to find out whether anybody waits for it; what goes wrong then has no status of its own.
   */
  void tellLast(Reply reply) throws IOException {
    Record answer = new Nothing();
    long due = System.nanoTime() + QUICK_NANOS;
    Event event = next();
    for (; event == null || !event.isLast(); event = next()) {
      answer = event == null || event.value() instanceof QueuePlace ? answer : event.value();
      if (System.nanoTime() - due >= 0) {
        if (!reply.isBegun()) {
          reply.begin(Reply.JSON);
        }
        reply.add(" ");
        due = System.nanoTime() + HEARTBEAT_NANOS;
      }
    }
    Record last = event.isProblem() ? event.value() : answer;
    if (reply.isBegun()) {
      reply.add(Json.line(last));
    } else {
      reply.json(event.status(), last);
    }
  }

  /** The next event, or null if there was none for a moment. */
  private Event next() {
    try {
      Event event = queue.poll(HEARTBEAT_MILLIS, TimeUnit.MILLISECONDS);
      if (event == null) {
        giveUpIfStuck();
        return place();
      }
      return event;
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
      return Event.problem(new Refusal(503, "The server is closing."));
    }
  }

  /** Its place in the queue, if that has changed since it was told. */
  private Event place() {
    if (!(signal instanceof Turn turn) || turn.isGiven()) {
      return null;
    }
    QueuePlace place = turn.place();
    if (place.equals(told)) {
      return null;
    }
    told = place;
    return new Event(QueuePlace.EVENT, place, 200);
  }

  private void giveUpIfStuck() {
    running.replaceIfSlow();
    if (running.isSilent()) {
      signal.stop();
    }
    running.giveUpIfStuck(signal.isGiven()).ifPresent(refusal -> put(Event.problem(refusal)));
  }

  /** Nobody watches any more: ends the task, and looks after it until it has ended. */
  void leave() {
    signal.stop();
    if (!running.isOver()) {
      Thread.startVirtualThread(this::seeOff);
    }
  }

  private void seeOff() {
    try {
      while (!running.isOver()) {
        Thread.sleep(HEARTBEAT_MILLIS);
        giveUpIfStuck();
      }
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }
}
