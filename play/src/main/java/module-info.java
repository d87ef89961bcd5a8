/** Players by description, levels, and the protocols in which programs ask each other for moves. */
module betacut.play {
  requires transitive betacut.solve;
  requires betacut.doctor;
  requires betacut.text;

  exports betacut.play;
  exports betacut.play.analyse;
  exports betacut.play.level;
  exports betacut.play.player;
  exports betacut.play.protocol;
}
