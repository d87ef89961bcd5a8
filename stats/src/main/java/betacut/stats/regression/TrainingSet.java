package betacut.stats.regression;

/** Rows of features with a result each, read one at a time so that they need not fit in memory. */
public interface TrainingSet {
  /** The number of rows. */
  int count();

  /** The number of features in every row. */
  int features();

  /** Writes row {@code index} into {@code row}, which has {@link #features} places. */
  void read(int index, double[] row);

  /** The result of row {@code index}: 1 win, ½ draw, 0 loss, or anything between. */
  double target(int index);

  /** Rows held in arrays. */
  static TrainingSet of(double[][] rows, double[] targets) {
    if (rows.length != targets.length || rows.length == 0) {
      throw new IllegalArgumentException(rows.length + " rows, " + targets.length + " targets");
    }
    return new TrainingSet() {
      @Override
      public int count() {
        return rows.length;
      }

      @Override
      public int features() {
        return rows[0].length;
      }

      @Override
      public void read(int index, double[] row) {
        System.arraycopy(rows[index], 0, row, 0, row.length);
      }

      @Override
      public double target(int index) {
        return targets[index];
      }
    };
  }

  /** Some of these rows, in the order given. */
  default TrainingSet select(int... indices) {
    TrainingSet all = this;
    return new TrainingSet() {
      @Override
      public int count() {
        return indices.length;
      }

      @Override
      public int features() {
        return all.features();
      }

      @Override
      public void read(int index, double[] row) {
        all.read(indices[index], row);
      }

      @Override
      public double target(int index) {
        return all.target(indices[index]);
      }
    };
  }
}
