/**
 * What any game, search or table must keep, as checks without a test framework, and the contracts
 * that run them as JUnit tests. The contracts are for the class path, where test frameworks live.
 */
module betacut.testkit {
  requires transitive betacut.search;

  exports betacut.testkit;
}
