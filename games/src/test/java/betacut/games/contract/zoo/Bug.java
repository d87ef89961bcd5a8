package betacut.games.contract.zoo;

/** The bugs of the zoo that live in a search, with the number people know them by. */
enum Bug {
  NONE("-"),
  WIN_WITHOUT_DISTANCE("1"),
  TIES_FROM_BOUNDS("2"),
  TABLE_WITHOUT_BOUNDS("3a"),
  TABLE_BOUNDS_SWAPPED("3b"),
  BOUND_FROM_RAISED_ALPHA("3c"),
  TABLE_DEPTH_UNCHECKED("4a"),
  WIN_DISTANCE_NOT_ADJUSTED("4b"),
  KEY_NOT_VERIFIED("4c"),
  UNFINISHED_DEPTH_USED("5a"),
  ABORTED_VALUES_STORED("5b"),
  BEST_SCORE_OVER_DEPTHS("5c"),
  EVALUATION_FROM_WRONG_SIDE("6"),
  MINUS_INFINITY_IS_MIN_VALUE("7"),
  RETURN_BEFORE_UNDO("8"),
  SAME_GAME_EVERY_TIME("10");

  final String number;

  Bug(String number) {
    this.number = number;
  }
}
