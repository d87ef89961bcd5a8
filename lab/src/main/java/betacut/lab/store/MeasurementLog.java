package betacut.lab.store;

import betacut.lab.experiment.Measurement;
import java.util.BitSet;
import java.util.List;

/** The measurements of one run. Several threads may add. */
public interface MeasurementLog {
  /**
   * Adds a measurement; one of the same trial that is there already stays, and this returns false.
   */
  boolean add(Measurement measurement);

  /** Numbers of the trials that are done. */
  BitSet done();

  /** All, by number of trial. */
  List<Measurement> all();
}
