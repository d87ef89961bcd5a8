/** Experiments: measuring, playing matches, and saying how sure the answer is. */
module betacut.lab {
  requires transitive betacut.play;
  requires transitive betacut.stats;
  requires transitive betacut.text;
  requires java.desktop; // pictures of charts; its classes load when the first one is drawn
  requires java.management; // the JVM's flags, for provenance
  requires java.sql;

  exports betacut.lab.book;
  exports betacut.lab.census;
  exports betacut.lab.experiment;
  exports betacut.lab.experiment.result;
  exports betacut.lab.experiment.run;
  exports betacut.lab.experiment.spec;
  exports betacut.lab.layers;
  exports betacut.lab.level;
  exports betacut.lab.report;
  exports betacut.lab.report.chart;
  exports betacut.lab.report.text;
  exports betacut.lab.run;
  exports betacut.lab.store;
  exports betacut.lab.tournament;
  exports betacut.lab.tuning;
  exports betacut.lab.unit;

  // What is printed for programs are records.
  opens betacut.lab.experiment.result to
      betacut.text;
  opens betacut.lab.level to
      betacut.text;
  opens betacut.lab.report to
      betacut.text;
  opens betacut.lab.tournament to
      betacut.text;
  opens betacut.lab.tuning to
      betacut.text;
}
