/**
 * The bug zoo, and the doctor that finds its bugs in other people's games and searches. Compiles
 * and runs code that users bring.
 */
module betacut.doctor {
  requires transitive betacut.explain;
  requires transitive betacut.games;
  requires transitive betacut.testkit;
  requires java.compiler;

  exports betacut.doctor;
  exports betacut.foreign;
  exports betacut.zoo;
}
