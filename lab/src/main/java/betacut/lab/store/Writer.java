package betacut.lab.store;

import java.time.Instant;
import java.util.Optional;

/**
 * Who writes to a run: a store that some process has open. A killed one cannot say goodbye, so
 * others look whether it still lives; numbers of processes come again, but not with the same start.
 *
 * @param store which of the stores that the process has opened
 */
record Writer(long process, long started, int store) {
  static Writer here(int store) {
    ProcessHandle self = ProcessHandle.current();
    return new Writer(self.pid(), started(self), store);
  }

  static Writer of(String text) {
    String[] parts = text.split(" ");
    return new Writer(
        Long.parseLong(parts[0]), Long.parseLong(parts[1]), Integer.parseInt(parts[2]));
  }

  boolean isAlive() {
    Optional<ProcessHandle> there = ProcessHandle.of(process);
    return there.isPresent() && there.get().isAlive() && started(there.get()) == started;
  }

  private static long started(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }

  @Override
  public String toString() {
    return process + " " + started + " " + store;
  }
}
