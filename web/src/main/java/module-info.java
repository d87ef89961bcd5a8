/** The web server on loopback, its JSON interface, and the browser app it serves. */
module betacut.web {
  requires betacut.doctor;
  requires betacut.explain;
  requires betacut.games;
  requires betacut.lab;
  requires betacut.play;
  requires betacut.search;
  requires betacut.solve;
  requires betacut.studies;
  requires betacut.text;
  requires java.desktop; // previews of a site's pages; loaded when the first one is drawn
  requires jdk.httpserver;

  exports betacut.web;
  exports betacut.web.site;

  // Answers are records.
  opens betacut.web.api to
      betacut.text;
  opens betacut.web.http to
      betacut.text;
  opens betacut.web.lab to
      betacut.text;
}
