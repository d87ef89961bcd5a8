package betacut.lab.level;

import betacut.play.level.Level;
import betacut.play.level.Levels;
import betacut.rules.Game;
import betacut.text.json.OrNull;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The levels of a game for people and for programs. */
public final class LevelsText {
  private LevelsText() {}

  /** For a terminal. */
  public static List<String> lines(Game<?> game, Levels levels) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s: levels 1 (weakest) to %d; %d is usual. Elo with 95 %% interval, random play being 0."
            .formatted(game.id(), levels.size(), Levels.USUAL));
    lines.add("");
    lines.add("level        Elo    step      nodes  noise  guard  solver");
    int below = 0;
    for (Level level : levels.all()) {
      lines.add(row(level, below));
      below = level.elo().orElse(0);
    }
    lines.add("");
    lines.addAll(levels.provenance());
    return lines;
  }

  private static String row(Level level, int below) {
    boolean isRated = level.elo().isPresent();
    String elo = isRated ? "%d ± %d".formatted(level.elo().getAsInt(), level.error()) : "?";
    String step = isRated ? "%+d".formatted(level.elo().getAsInt() - below) : "?";
    return String.format(
        Locale.ROOT,
        "%5d %11s %6s %,10d %6s %6d  %s",
        level.number(),
        elo,
        step,
        level.nodes(),
        level.noise(),
        level.guardPlies(),
        level.asksSolver() ? "yes" : "no");
  }

  /** One for each level, and one for all of them. */
  public static List<Record> json(Game<?> game, Levels levels) {
    List<Record> rows = new ArrayList<>();
    levels.all().forEach(level -> rows.add(Row.of(game, level)));
    rows.add(new Listed("levels", game.id(), levels.size(), levels.isOwn(), levels.provenance()));
    return rows;
  }

  private record Listed(
      String event, String game, int count, boolean isOwn, List<String> provenance) {}

  private record Row(
      String event,
      String game,
      int level,
      @OrNull Integer elo,
      @OrNull Integer error,
      @OrNull Integer stepError,
      long nodes,
      double noise,
      int guard,
      boolean solver) {
    static Row of(Game<?> game, Level level) {
      boolean isRated = level.elo().isPresent();
      return new Row(
          "level",
          game.id(),
          level.number(),
          isRated ? level.elo().getAsInt() : null,
          isRated ? level.error() : null,
          isRated ? level.stepError() : null,
          level.nodes(),
          level.noise(),
          level.guardPlies(),
          level.asksSolver());
    }
  }
}
