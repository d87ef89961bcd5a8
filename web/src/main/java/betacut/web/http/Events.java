package betacut.web.http;

import betacut.search.StopSignal;

/** Where a task tells what it found, and learns that nobody wants to know any more. */
public interface Events {
  void send(String event, Record value);

  /** Given when the watcher has gone or the server closes. */
  StopSignal signal();
}
