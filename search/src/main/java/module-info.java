/**
 * The rules contract and every search over it: kernels, tables, ordering, clocks, traces. Needs
 * nothing but the JDK and knows no game.
 */
@SuppressWarnings("module") // friends are built after this module
module betacut.search {
  exports betacut.platform to
      betacut.games,
      betacut.solve;
  exports betacut.rules;
  exports betacut.search;
  exports betacut.search.engine;
  exports betacut.search.kernel;
  exports betacut.search.mcts;
  exports betacut.search.proof;
  exports betacut.search.reference;
  exports betacut.search.table;
  exports betacut.search.trace;

  uses betacut.rules.GameFamily;
  uses betacut.rules.Rules;
}
