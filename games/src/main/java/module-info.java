/**
 * The games: rules, notation, symmetries and evaluations. Knows the rules contract, not the CLI.
 */
module betacut.games {
  requires transitive betacut.search;

  exports betacut.games.breakthrough;
  exports betacut.games.connectfour;
  exports betacut.games.dots;
  exports betacut.games.kalah;
  exports betacut.games.mnk;
  exports betacut.games.othello;
  exports betacut.games.pentago;
  exports betacut.games.tree;

  opens betacut.games.connectfour to
      betacut.search; // data files
  opens betacut.games.othello to
      betacut.search;
  opens betacut.games.pentago to
      betacut.search;

  provides betacut.rules.GameFamily with
      betacut.games.breakthrough.BreakthroughFamily,
      betacut.games.connectfour.ConnectFourFamily,
      betacut.games.dots.DotsFamily,
      betacut.games.kalah.KalahFamily,
      betacut.games.mnk.MnkFamily,
      betacut.games.othello.OthelloFamily,
      betacut.games.pentago.PentagoFamily,
      betacut.games.tree.TreeFamily;
}
