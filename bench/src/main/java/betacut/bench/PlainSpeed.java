package betacut.bench;

import betacut.search.Algorithm;
import betacut.search.Options;

/** Nodes per second of the plain searches that other libraries are compared on. */
final class PlainSpeed {
  private PlainSpeed() {}

  static void run() {
    Options plain = Searches.plain();
    Searches.warmThreeGames(plain);
    new Contest()
        .add(
            "Connect-4 depth 12, alpha-beta, constant wins, no evaluation",
            () -> nodes("connect4", plain.withEvaluation("win-only"), 12))
        .add(
            "Connect-4 depth 9, alpha-beta, the study's evaluation",
            () -> nodes("connect4", plain.withEvaluation("essay"), 9))
        .add(
            "Tic-tac-toe in full, minimax",
            () -> nodes("tictactoe", Options.plain(Algorithm.MINIMAX).withEvaluation("zero"), 9))
        .add(
            "Tic-tac-toe in full, alpha-beta",
            () -> nodes("tictactoe", plain.withEvaluation("zero"), 9))
        .add(
            "Othello depth 8, alpha-beta",
            () -> nodes("othello", plain.withEvaluation("mobility"), 8))
        .add("Pentago depth 3, alpha-beta", () -> nodes("pentago", plain, 3))
        .rounds(6, 20)
        .printSpeeds();
  }

  private static long nodes(String game, Options options, int depth) {
    return Searches.search(game, "-", options, depth).statistics().nodes();
  }
}
