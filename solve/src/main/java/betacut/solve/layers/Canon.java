package betacut.solve.layers;

import betacut.rules.Position.Layered;

/** Picks, of a position and its images, the one that a table holds: that of the smallest number. */
final class Canon {
  private final Layered position;
  private final int symmetries;
  private int symmetry;

  /** Looks at one position, whatever it becomes. */
  Canon(Layered position) {
    this.position = position;
    symmetries = position.symmetries();
  }

  /** The smallest number of all images. */
  long smallest() {
    long best = position.whole(0);
    symmetry = 0;
    for (int i = 1; i < symmetries; i++) {
      long image = position.whole(i);
      if (image < best) {
        best = image;
        symmetry = i;
      }
    }
    return best;
  }

  /** The symmetry that leads to the number given last. */
  int symmetry() {
    return symmetry;
  }

  /** How many different positions its images are. */
  int images() {
    long own = position.whole(0);
    int alike = 1;
    for (int i = 1; i < symmetries; i++) {
      alike += position.whole(i) == own ? 1 : 0;
    }
    return symmetries / alike;
  }
}
