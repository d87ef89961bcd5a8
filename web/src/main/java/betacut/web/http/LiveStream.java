package betacut.web.http;

import betacut.search.StopSignal;
import betacut.web.json.JsonLine;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Server-sent events by hand: the task puts them into a queue on its thread, the request's thread
 * writes them. A comment now and then finds out whether anybody still listens; if not, the task is
 * told to stop.
 */
final class LiveStream implements Events {
  private static final long HEARTBEAT_MILLIS = 250;
  private static final int UNREAD = 10_000;
  private static final String END = "end";
  private static final String PROBLEM = "problem";

  private record Event(String name, Object value) {
    boolean isLast() {
      return name.equals(END) || name.equals(PROBLEM);
    }
  }

  private final LinkedBlockingQueue<Event> queue = new LinkedBlockingQueue<>(UNREAD);
  private final StopSignal signal = new StopSignal();

  /** Runs the task; whatever becomes of it, the stream ends. */
  void run(Answer.Task task) {
    try {
      if (!signal.isGiven()) {
        task.run(this);
      }
      put(new Event(END, Map.of()));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      put(new Event(PROBLEM, Map.of("error", Problems.message(failure))));
    }
  }

  @Override
  public void send(String event, Object value) {
    put(new Event(event, value));
  }

  private void put(Event event) {
    if (!queue.offer(event)) {
      signal.stop();
    }
  }

  @Override
  public StopSignal signal() {
    return signal;
  }

  /** Writes events until the last one, or until nobody reads them. */
  void writeTo(OutputStream out) throws IOException {
    try {
      boolean isOver = false;
      while (!isOver) {
        Event event = queue.poll(HEARTBEAT_MILLIS, TimeUnit.MILLISECONDS);
        String text = event == null ? ":\n\n" : format(event);
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
        isOver = event != null && event.isLast();
      }
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    } finally {
      signal.stop();
    }
  }

  private static String format(Event event) {
    return "event: " + event.name() + "\ndata: " + JsonLine.of(event.value()) + "\n\n";
  }

  /** The value of the last event but the end: the answer for those who do not watch. */
  Object last() throws InterruptedException {
    Object answer = Map.of();
    for (Event event = queue.take(); !event.name().equals(END); event = queue.take()) {
      if (event.isLast()) {
        throw new Refusal(422, String.valueOf(((Map<?, ?>) event.value()).get("error")));
      }
      answer = event.value();
    }
    return answer;
  }
}
