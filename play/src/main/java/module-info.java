/** Players, levels, the protocols between programs, an analyst of moves, saved games and scores. */
module betacut.play {
  requires transitive betacut.solve;
  requires transitive betacut.doctor;
  requires betacut.text;

  exports betacut.play;
  exports betacut.play.analyse;
  exports betacut.play.clock;
  exports betacut.play.examine;
  exports betacut.play.level;
  exports betacut.play.people;
  exports betacut.play.memory;
  exports betacut.play.notation;
  exports betacut.play.player;
  exports betacut.play.protocol;
  exports betacut.play.puzzle;
  exports betacut.play.saved;

  // The browser gets games as JSON.
  opens betacut.play.saved to
      betacut.text;
}
