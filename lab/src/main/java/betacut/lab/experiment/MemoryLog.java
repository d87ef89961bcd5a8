package betacut.lab.experiment;

import betacut.lab.store.MeasurementLog;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.ConcurrentSkipListMap;

/** Keeps measurements as long as the process lives. */
public final class MemoryLog implements MeasurementLog {
  private final ConcurrentSkipListMap<Integer, Measurement> measurements =
      new ConcurrentSkipListMap<>();

  public MemoryLog() {}

  @Override
  public boolean add(Measurement measurement) {
    return measurements.putIfAbsent(measurement.trial(), measurement) == null;
  }

  @Override
  public BitSet done() {
    var done = new BitSet();
    measurements.keySet().forEach(done::set);
    return done;
  }

  @Override
  public List<Measurement> all() {
    return List.copyOf(measurements.values());
  }
}
