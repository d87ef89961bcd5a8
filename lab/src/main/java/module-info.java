/** Experiments: measuring, playing matches, and saying how sure the answer is. */
module betacut.lab {
  requires betacut.solve;

  exports betacut.lab.statistics;
}
