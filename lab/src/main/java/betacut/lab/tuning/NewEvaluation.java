package betacut.lab.tuning;

import betacut.lab.report.Table;
import betacut.lab.tournament.Evaluations;
import betacut.rules.Position;
import java.util.List;

/** An evaluation that was learned from games: it can be tested, told of, and kept. */
interface NewEvaluation<P extends Position> {
  /** For players of the test, who call it {@link Tuning#LEARNED}. */
  Evaluations<P> evaluations();

  /** What it was learned from and how well it foretells what it has not seen, in one sentence. */
  String summary();

  /** The same for a terminal, and what changed. */
  List<String> lines();

  /** The same for programs. */
  Record json();

  /** The same as a table of the report. */
  Table table();

  /** The file of it, which a player can be given; notes come first. */
  String file(List<String> notes);
}
