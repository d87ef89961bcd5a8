/**
 * Statistics of experiments and matches: pure functions of their arguments, no I/O, no clock, no
 * shared state. What is random takes a seed and gives the same answer on every machine.
 */
module betacut.stats {
  requires betacut.search;

  exports betacut.stats.growth;
  exports betacut.stats.rating;
  exports betacut.stats.regression;
  exports betacut.stats.sample;
  exports betacut.stats.test;
}
