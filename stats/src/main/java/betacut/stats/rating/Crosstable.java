package betacut.stats.rating;

/**
 * Results of several players against each other: {@code wins[i][j]} games that i won against j,
 * {@code draws[i][j]} = {@code draws[j][i]} games they drew.
 */
public record Crosstable(int[][] wins, int[][] draws) {
  /** Refuses tables that are not square or whose draws differ by who is asked. */
  public Crosstable {
    int n = wins.length;
    boolean fits = n > 0 && draws.length == n;
    for (int i = 0; fits && i < n; i++) {
      fits = wins[i].length == n && draws[i].length == n && wins[i][i] == 0 && draws[i][i] == 0;
    }
    for (int i = 0; fits && i < n; i++) {
      for (int j = 0; j < n; j++) {
        fits &= wins[i][j] >= 0 && draws[i][j] >= 0 && draws[i][j] == draws[j][i];
      }
    }
    if (!fits) {
      throw new IllegalArgumentException("not a crosstable");
    }
  }

  /** The number of players. */
  public int players() {
    return wins.length;
  }

  /** What the first player did against the second. */
  public WinDrawLoss results(int player, int opponent) {
    return new WinDrawLoss(wins[player][opponent], draws[player][opponent], wins[opponent][player]);
  }

  /** What a player did against all others. */
  public WinDrawLoss results(int player) {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    for (int opponent = 0; opponent < players(); opponent++) {
      won += wins[player][opponent];
      drawn += draws[player][opponent];
      lost += wins[opponent][player];
    }
    return new WinDrawLoss(won, drawn, lost);
  }

  /** The games two players played against each other. */
  int games(int player, int opponent) {
    return results(player, opponent).games();
  }
}
