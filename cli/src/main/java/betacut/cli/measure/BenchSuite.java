package betacut.cli.measure;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.util.List;

/**
 * Fixed positions to search to a fixed depth. Changing a row changes the signature, so rows are
 * added under a new name only.
 */
public enum BenchSuite {
  /** Openings, middle games and endings of every game we ship. */
  STANDARD(
      "standard",
      new Row("mnk:5,5,4", "-", 7),
      new Row("mnk:7,7,5", "d4 c3 e5 e3", 6),
      new Row("gomoku", "h8 i9 h9 h10", 4),
      new Row("connect4", "-", 16),
      new Row("connect4", "444443", 15),
      new Row("connect4", "4455632", 16),
      new Row("connect4", "123456712345", 15),
      new Row("pentago", "-", 2),
      new Row("pentago", "c3-1R d4-4L b5-2R e2-3L", 3),
      new Row("othello", "-", 10),
      new Row("othello", "f5d6c3d3c4f4f6", 9),
      new Row("othello:6x6", "-", 12)),
  /** One short search per game, for tests. */
  QUICK(
      "quick",
      new Row("tictactoe", "-", 9),
      new Row("connect4", "-", 8),
      new Row("pentago", "-", 1),
      new Row("othello", "-", 5));

  private final String id;
  private final List<Row> rows;

  BenchSuite(String id, Row... rows) {
    this.id = id;
    this.rows = List.of(rows);
  }

  String id() {
    return id;
  }

  public List<Row> rows() {
    return rows;
  }

  static BenchSuite named(String name) {
    return Nearest.named(
        name,
        values(),
        BenchSuite::id,
        "There is no suite called '%s'.%s Suites: %s",
        UsageException::new);
  }

  /** A position and how deep to search it. */
  public record Row(String game, String position, int depth) {}
}
