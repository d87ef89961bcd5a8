/**
 * The rules contract and every search over it: kernels, tables, ordering, clocks, traces. Needs
 * nothing but the JDK and knows no game.
 *
 * <p>Three packages are the library's door. The others are for the modules of this house, which
 * change together with them.
 */
@SuppressWarnings("module") // friends are built after this module
module betacut.search {
  exports betacut.platform to
      betacut.cli,
      betacut.doctor,
      betacut.games,
      betacut.lab,
      betacut.play,
      betacut.solve,
      betacut.stats,
      betacut.testkit,
      betacut.text;
  exports betacut.rules;
  exports betacut.search;
  exports betacut.search.engine;
  exports betacut.rules.text to
      betacut.cli,
      betacut.doctor,
      betacut.lab,
      betacut.play,
      betacut.studies,
      betacut.text,
      betacut.web;
  exports betacut.search.mcts to
      betacut.explain,
      betacut.web;
  exports betacut.search.proof to
      betacut.explain,
      betacut.web;
  exports betacut.search.reference to
      betacut.cli,
      betacut.testkit;
  exports betacut.search.spi to
      betacut.cli,
      betacut.doctor,
      betacut.play,
      betacut.solve;
  exports betacut.search.table to
      betacut.cli,
      betacut.doctor,
      betacut.play;
  exports betacut.search.text to
      betacut.cli,
      betacut.lab,
      betacut.play,
      betacut.studies,
      betacut.web;
  exports betacut.search.trace to
      betacut.cli,
      betacut.doctor,
      betacut.explain,
      betacut.web;

  uses betacut.rules.GameFamily;
  uses betacut.rules.Rules;
}
