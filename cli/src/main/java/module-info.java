/** The command line. */
module betacut.cli {
  requires betacut.doctor;
  requires betacut.games;
  requires betacut.lab;
  requires betacut.search;
  requires betacut.solve;
  requires betacut.web;
  requires info.picocli;
  requires org.jline.reader;
  requires org.jline.terminal;

  opens betacut.cli to
      info.picocli;
}
