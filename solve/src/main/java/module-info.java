/**
 * Solvers made by hand for one game each, and the engines that ask them. The solvers know only the
 * JDK and the seam to it; what joins them to the rest is in {@code betacut.solve}.
 */
module betacut.solve {
  requires transitive betacut.games;

  exports betacut.solve;
  exports betacut.solve.connectfour;
  exports betacut.solve.exact;
  exports betacut.solve.layers;
  exports betacut.solve.opening;
  exports betacut.solve.othello;
  exports betacut.solve.pentago;
  exports betacut.solve.slices;

  opens betacut.solve.connectfour to
      betacut.search; // the opening book
  opens betacut.solve.opening to
      betacut.search; // that of Othello
  opens betacut.solve.pentago to
      betacut.search; // another
}
