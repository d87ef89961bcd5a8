/** JSON, CSV, TOML and files, each written and read in one place; knows no game. */
module betacut.text {
  requires transitive betacut.search;

  exports betacut.text.csv;
  exports betacut.text.file;
  exports betacut.text.json;
  exports betacut.text.toml;
}
