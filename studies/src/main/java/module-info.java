/** The studies of the source documents that are played rather than measured, run again. */
module betacut.studies {
  requires transitive betacut.lab;

  exports betacut.studies;
}
