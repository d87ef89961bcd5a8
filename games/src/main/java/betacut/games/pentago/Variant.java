package betacut.games.pentago;

/** Which two turns a quadrant may make, and when a five counts. */
enum Variant {
  /** Either way by a quarter; five after placing wins before anything is turned. */
  CLASSIC("classic", "Pentago", true, "LR", Quadrants.COUNTERCLOCKWISE, Quadrants.CLOCKWISE),
  /** Clockwise or mirrored left–right; fives count only after that. */
  TWIST("twist", "Pentago Twist", false, "RM", Quadrants.CLOCKWISE, Quadrants.MIRROR);

  final String id;
  final String title;
  final boolean winsBeforeTurning;

  /** The letters of the two turns in notation. */
  final String letters;

  private final int[] turns;

  Variant(String id, String title, boolean winsBeforeTurning, String letters, int... turns) {
    this.id = id;
    this.title = title;
    this.winsBeforeTurning = winsBeforeTurning;
    this.letters = letters;
    this.turns = turns;
  }

  /** How turn 0 or 1 looks: left, right or mirror. */
  String seenTurn(int kind) {
    return switch (turns[kind]) {
      case Quadrants.COUNTERCLOCKWISE -> "left";
      case Quadrants.CLOCKWISE -> "right";
      default -> "mirror";
    };
  }

  /** The symmetry of {@link Quadrants} that turn 0 or 1 applies to a quadrant. */
  int turn(int kind) {
    return turns[kind];
  }
}
