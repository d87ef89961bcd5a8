package betacut.games.othello;

import betacut.platform.Platform;
import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;

/**
 * What {@link Pattern}s have been worth in games: for every placement the weight of its filling,
 * seen by the side to move, added up, and that of the turn. There is a table for every two discs
 * played, for a corner is not worth the same all game long.
 */
final class PatternEvaluator
    implements Evaluator.Tabled<OthelloPosition>, Evaluator.Foreseeing<OthelloPosition> {
  private static final String FILE = "patterns.bin";
  private static final int STAGES = 30;
  private static final int PLAYED_PER_STAGE = 2;
  private static final int UNIT = 100;
  private static final int[] CANONICAL = canonical();

  private final short[][] tables;

  private PatternEvaluator(short[][] tables) {
    this.tables = tables;
  }

  /** With the weights that come with the program. */
  static PatternEvaluator shipped() {
    return Shipped.EVALUATOR;
  }

  /** Read when somebody asks for them, and once. */
  private static final class Shipped {
    static final PatternEvaluator EVALUATOR =
        of(Platform.data(PatternEvaluator.class, FILE).orElseThrow());
  }

  private static PatternEvaluator of(byte[] file) {
    return new PatternEvaluator(PatternFile.read(file, STAGES, CANONICAL));
  }

  private static int[] canonical() {
    int[] canonical = new int[PatternIndices.WEIGHTS];
    int base = 0;
    for (Pattern pattern : Pattern.values()) {
      int[] own = pattern.canonical();
      for (int filling = 0; filling < own.length; filling++) {
        canonical[base + filling] = base + own[filling];
      }
      base += own.length;
    }
    for (int single = base; single < canonical.length; single++) {
      canonical[single] = single;
    }
    return canonical;
  }

  /** Every filling with the weight of the one that stands for it. */
  private static short[][] expanded(short[][] tables) {
    short[][] expanded = new short[tables.length][];
    for (int stage = 0; stage < tables.length; stage++) {
      short[] table = tables[stage];
      short[] all = new short[table.length];
      for (int i = 0; i < all.length; i++) {
        all[i] = table[CANONICAL[i]];
      }
      all[all.length - 1] = 0; // of fields that are not used
      expanded[stage] = all;
    }
    return expanded;
  }

  @Override
  public int evaluate(OthelloPosition position) {
    long own = position.own();
    long opponent = position.opponent();
    return Score.clampOpinion(PatternIndices.sum(own, opponent, table(own | opponent)));
  }

  @Override
  public int foresee(OthelloPosition position, int move) {
    if (move == OthelloPosition.PASS) {
      return Position.ONGOING;
    }
    long own = position.own();
    long opponent = position.opponent();
    long flips = Discs.flips(move, own, opponent);
    long placed = own | flips | 1L << move;
    if (Discs.playable(opponent ^ flips, placed) == 0) {
      return Position.ONGOING; // a pass or the end
    }
    short[] weights = table(own | opponent | 1L << move);
    return Score.clampOpinion(position.fillings().sumAfter(own, opponent, move, flips, weights));
  }

  /** The weights that count when these squares are taken. */
  short[] table(long taken) {
    int played = Long.bitCount(taken) - 4;
    return tables[Math.clamp(played / PLAYED_PER_STAGE, 0, STAGES - 1)];
  }

  @Override
  public int unit() {
    return UNIT;
  }

  @Override
  public int stages() {
    return STAGES;
  }

  @Override
  public int stage(OthelloPosition position) {
    int played = Long.bitCount(position.own() | position.opponent()) - 4;
    return Math.clamp(played / PLAYED_PER_STAGE, 0, STAGES - 1);
  }

  @Override
  public int tableSize() {
    return PatternIndices.WEIGHTS;
  }

  @Override
  public int features() {
    return PatternIndices.FEATURES;
  }

  @Override
  public void features(OthelloPosition position, int[] out) {
    PatternIndices.write(position.own(), position.opponent(), out);
    for (int i = 0; i < PatternIndices.FEATURES; i++) {
      out[i] = CANONICAL[out[i]];
    }
  }

  @Override
  public PatternEvaluator with(short[][] tables) {
    return new PatternEvaluator(expanded(tables));
  }

  @Override
  public byte[] file() {
    return PatternFile.write(tables, CANONICAL);
  }

  @Override
  public PatternEvaluator read(byte[] file) {
    return of(file);
  }
}
