package betacut.play.puzzle;

import betacut.platform.SplitMix;
import betacut.play.level.Level;
import betacut.play.level.LevelPlayer;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.List;

/**
 * How often a level of the game finds a puzzle's move.
 *
 * @param level its number
 */
public record LevelTries(int level, int found, int tries) {
  /** Those who err at random are asked several times. */
  private static final int TRIES = 3;

  /** Stronger levels are not asked, as nobody would wait for them. */
  private static final long MOST_NODES = 30_000;

  /** What the levels of a game do in a position. */
  static <P extends Position> List<LevelTries> of(
      Game<P> game, List<Level> levels, P position, int answer, StopSignal signal) {
    List<LevelTries> all = new ArrayList<>();
    for (Level level : levels) {
      if (!level.asksSolver() && level.nodes() <= MOST_NODES) {
        all.add(of(game, level, position, answer, signal));
      }
    }
    return all;
  }

  private static <P extends Position> LevelTries of(
      Game<P> game, Level level, P position, int answer, StopSignal signal) {
    var random = SplitMix.of(position.key(), level.number());
    var player = new LevelPlayer<>(game, level, random);
    int tries = level.noise() > 0 ? TRIES : 1;
    int found = 0;
    for (int i = 0; i < tries; i++) {
      int move = player.choose(position, Limits.NONE, Progress.SILENT, signal).move();
      found += move == answer ? 1 : 0;
    }
    return new LevelTries(level.number(), found, tries);
  }

  /**
   * Where finding turns into missing, on the scale of levels: 4.5 if levels 1 to 4 always miss and
   * all others always find it (the threshold of Spearman and Kärber).
   */
  static double threshold(List<LevelTries> all) {
    double missed = 0;
    for (LevelTries one : all) {
      missed += 1 - one.found / (double) one.tries;
    }
    return 0.5 + missed;
  }
}
