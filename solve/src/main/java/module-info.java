/** Solvers made by hand for one game each. They need nothing but the JDK. */
module betacut.solve {
  exports betacut.solve.connectfour;
}
