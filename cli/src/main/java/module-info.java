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
  requires java.management; // the JVM's own options, for a process like this one
  requires org.jline.reader;
  requires org.jline.terminal;

  uses betacut.lab.unit.ExecutorProvider; // of the optional module for clusters

  // picocli sets the options of commands, and what they answer are records.
  opens betacut.cli to
      info.picocli,
      betacut.text;
  opens betacut.cli.analyse to
      info.picocli,
      betacut.text;
  opens betacut.cli.cluster to
      info.picocli,
      betacut.text;
  opens betacut.cli.core to
      info.picocli,
      betacut.text;
  opens betacut.cli.doctor to
      info.picocli,
      betacut.text;
  opens betacut.cli.lab to
      info.picocli,
      betacut.text;
  opens betacut.cli.measure to
      info.picocli,
      betacut.text;
  opens betacut.cli.option to
      info.picocli,
      betacut.text;
  opens betacut.cli.play to
      info.picocli,
      betacut.text;
  opens betacut.cli.solve to
      info.picocli,
      betacut.text;
  opens betacut.cli.tree to
      info.picocli,
      betacut.text;
}
