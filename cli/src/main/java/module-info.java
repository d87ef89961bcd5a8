/** The command line. */
module betacut.cli {
  requires betacut.doctor;
  requires betacut.explain;
  requires betacut.games;
  requires betacut.lab;
  requires betacut.play;
  requires betacut.search;
  requires betacut.solve;
  requires betacut.stats;
  requires betacut.studies;
  requires betacut.text;
  requires betacut.web;
  requires info.picocli;
  requires org.jline.reader;
  requires org.jline.terminal;

  opens betacut.cli to
      info.picocli;
}
