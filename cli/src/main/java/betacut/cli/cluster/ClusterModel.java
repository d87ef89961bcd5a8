package betacut.cli.cluster;

import betacut.lab.unit.Bundles;

/**
 * What a simulated cluster is like, and what it is given to do. Times are in seconds.
 *
 * @param machines how many, each with so many cores
 * @param units how many units of work
 * @param unitSeconds what one takes on a core, on average
 * @param spread the standard deviation of the logarithm of that: 0 for units that are all alike
 * @param connect before the first unit begins
 * @param dispatch what the driver spends on every task, one after the other
 * @param handOver what a task costs the core that does it, besides its units
 * @param keep what the driver spends on every unit's rows, one after the other
 * @param slowShare the share of machines that are slow, and how many times slower they are
 * @param hoursBetweenFailures of a machine, on average; 0 if none fails
 * @param restart until a machine that failed is back
 * @param speculates whether late tasks are begun again elsewhere
 */
record ClusterModel(
    int machines,
    int cores,
    int units,
    double unitSeconds,
    double spread,
    double connect,
    double dispatch,
    double handOver,
    double keep,
    double slowShare,
    double slowdown,
    double hoursBetweenFailures,
    double restart,
    boolean speculates,
    long seed) {
  int tasks() {
    return Bundles.tasks(units, machines * cores);
  }

  ClusterModel withMachines(int others) {
    return new ClusterModel(
        others,
        cores,
        units,
        unitSeconds,
        spread,
        connect,
        dispatch,
        handOver,
        keep,
        slowShare,
        slowdown,
        hoursBetweenFailures,
        restart,
        speculates,
        seed);
  }
}
