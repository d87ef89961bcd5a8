package betacut.cli;

import betacut.cli.core.Terminal;
import java.util.List;

/**
 * What the start-up cache is recorded from: the commands that are started most, run once in one
 * process. Their classes and profiles then need not be found out again at every start.
 */
final class Training {
  private static final List<String> COMMANDS =
      List.of(
          "games",
          "analyse connect4 44444 --depth 6",
          "analyse othello --depth 3",
          "solve connect4 444444 --json",
          "solve connect4 --batch");

  private Training() {}

  /** Runs them with the process's own input and output. */
  public static void main(String[] args) {
    for (String command : COMMANDS) {
      Main.run(Terminal.ofProcess(), command.split(" "));
    }
  }
}
