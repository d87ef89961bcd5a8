-- Runs, what was measured, which games were played.
--
-- H2 commits every definition at once, so a script must bear being begun again after a kill:
-- definitions come first and say IF NOT EXISTS, changes of data come after them.

CREATE TABLE IF NOT EXISTS lab_run (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name VARCHAR(200) NOT NULL,
  kind VARCHAR NOT NULL,
  spec VARCHAR NOT NULL,
  provenance VARCHAR NOT NULL,
  begun TIMESTAMP WITH TIME ZONE DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT lab_run_name UNIQUE (name)
);

CREATE TABLE IF NOT EXISTS lab_measurement (
  run INTEGER NOT NULL REFERENCES lab_run (id) ON DELETE CASCADE,
  trial INTEGER NOT NULL,
  nodes BIGINT NOT NULL,
  leaves BIGINT NOT NULL,
  ends BIGINT NOT NULL,
  cuts BIGINT NOT NULL,
  cuts_first BIGINT NOT NULL,
  probes BIGINT NOT NULL,
  hits_exact BIGINT NOT NULL,
  hits_lower BIGINT NOT NULL,
  hits_upper BIGINT NOT NULL,
  stores BIGINT NOT NULL,
  score INTEGER NOT NULL,
  kind VARCHAR NOT NULL,
  depth INTEGER NOT NULL,
  move VARCHAR NOT NULL,
  full_permille INTEGER NOT NULL,
  nanos BIGINT NOT NULL,
  PRIMARY KEY (run, trial)
);

CREATE TABLE IF NOT EXISTS lab_game (
  run INTEGER NOT NULL REFERENCES lab_run (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  first_player INTEGER NOT NULL,
  second_player INTEGER NOT NULL,
  opening VARCHAR NOT NULL,
  moves VARCHAR ARRAY NOT NULL,
  halves INTEGER NOT NULL,
  reason VARCHAR NOT NULL,
  first_blunders INTEGER NOT NULL,
  second_blunders INTEGER NOT NULL,
  first_nanos BIGINT NOT NULL,
  second_nanos BIGINT NOT NULL,
  first_nodes BIGINT NOT NULL,
  second_nodes BIGINT NOT NULL,
  PRIMARY KEY (run, number)
);
