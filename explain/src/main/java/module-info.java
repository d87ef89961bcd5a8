/** What a search did, as facts first and in words last. */
module betacut.explain {
  requires transitive betacut.search;

  exports betacut.explain;
}
