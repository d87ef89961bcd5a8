package betacut.search.trace;

import java.util.ArrayList;
import java.util.List;

/** Walks through a trace, one event at a time, in either direction. */
public final class TraceCursor {
  private final Trace trace;
  private final List<Integer> open = new ArrayList<>();
  private int next;

  public TraceCursor(Trace trace) {
    this.trace = trace;
  }

  /** How many events lie behind the cursor. */
  public int place() {
    return next;
  }

  public boolean hasNext() {
    return next < trace.size();
  }

  public boolean hasPrevious() {
    return next > 0;
  }

  /** Steps over the next event. */
  public TraceEvent forward() {
    TraceEvent event = trace.event(next);
    switch (event) {
      case TraceEvent.Enter _ -> open.add(next);
      case TraceEvent.Leave _ -> open.removeLast();
      default -> {}
    }
    next++;
    return event;
  }

  /** Steps back over the previous event, as if it had not happened yet. */
  public TraceEvent back() {
    next--;
    TraceEvent event = trace.event(next);
    switch (event) {
      case TraceEvent.Enter _ -> open.removeLast();
      case TraceEvent.Leave leave -> open.add(leave.enter());
      default -> {}
    }
    return event;
  }

  /** The nodes entered and not left, from the root down: numbers of their enter events. */
  public List<Integer> openNodes() {
    return List.copyOf(open);
  }

  /** The moves from the root to the innermost open node. */
  public List<Integer> path() {
    return open.stream()
        .skip(1)
        .map(number -> (TraceEvent.Enter) trace.event(number))
        .filter(enter -> !enter.purpose().staysHere())
        .map(TraceEvent.Enter::move)
        .toList();
  }
}
