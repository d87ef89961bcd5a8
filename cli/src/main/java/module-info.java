/** The command line. */
module betacut.cli {
  requires betacut.games;
  requires betacut.lab;
  requires betacut.search;
  requires betacut.solve;
  requires info.picocli;

  opens betacut.cli to
      info.picocli;
}
