/** The studies of the source documents that are played rather than measured, run again. */
module betacut.studies {
  requires transitive betacut.lab;
  requires betacut.testkit;

  exports betacut.studies;
}
