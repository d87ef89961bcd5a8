/** Contract tests that any game, search or table must pass; extend them to check your own. */
module betacut.testkit {
  requires transitive betacut.search;
  requires transitive org.assertj.core;
  requires transitive org.junit.jupiter.api;
  requires transitive org.junit.jupiter.params;

  exports betacut.testkit;
}
