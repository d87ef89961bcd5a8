package betacut.play.protocol;

import betacut.search.StopSignal;
import java.io.Reader;
import java.time.Duration;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Hears lines on one thread while the caller's thread obeys them, so that a search never keeps a
 * {@code stop} waiting. Every line has a signal of its own, which lines that come after it may
 * give, even before its turn: a {@code stop} ends what was asked before it and nothing else.
 */
public final class Conversation {
  /** More lines than any program sends ahead; then it has to wait. */
  private static final int MOST_WAITING = 1 << 12;

  /** What a search under way may still take when nobody is left to stop it. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Language language;
  private final LineInput in;
  private final BlockingQueue<Line> waiting = new ArrayBlockingQueue<>(MOST_WAITING);

  /** Lines that were heard and are not yet done. */
  private final Queue<Line> open = new ConcurrentLinkedQueue<>();

  private record Line(String text, StopSignal stop, boolean isEnd) {
    Line(String text, boolean isEnd) {
      this(text, new StopSignal(), isEnd);
    }
  }

  public Conversation(Language language, Reader in) {
    this.language = language;
    this.in = new LineInput(in);
  }

  /** Obeys until the other side says farewell or its output ends. */
  public void run() {
    Thread.ofPlatform().daemon().name("protocol-reader").start(this::listen);
    try {
      for (Line line = waiting.take(); !line.isEnd; line = waiting.take()) {
        language.obey(line.text, line.stop);
        open.remove(line);
        if (language.isFarewell(line.text)) {
          return;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void listen() {
    try {
      Optional<String> heard = in.next();
      while (heard.isPresent()) {
        hear(heard.get());
        if (language.isFarewell(heard.get())) {
          return;
        }
        heard = in.next();
      }
      hang(open);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void hear(String text) throws InterruptedException {
    if (text.isEmpty() || language.answersAtOnce(text)) {
      return;
    }
    boolean isInterruption = language.isInterruption(text);
    for (Line earlier : open) {
      if (isInterruption || language.isEndless(earlier.text)) {
        earlier.stop.stop();
      }
    }
    put(new Line(text, false));
  }

  private void put(Line line) throws InterruptedException {
    open.add(line);
    waiting.put(line);
  }

  /** The input is over: what was asked is still answered, but not for ever. */
  private void hang(Queue<Line> asked) throws InterruptedException {
    asked.stream().filter(line -> language.isEndless(line.text)).forEach(line -> line.stop.stop());
    waiting.put(new Line("", true));
    Thread.sleep(PATIENCE);
    asked.forEach(line -> line.stop.stop());
  }
}
