package betacut.lab.report.text;

import betacut.stats.sample.Estimate;

/** What the numbers of a column or axis are, and so how they are written. */
public enum Format {
  /** Words; a number among them is written with three significant digits. */
  TEXT,
  /** Whole numbers. */
  COUNT {
    @Override
    public String of(double value) {
      return Numbers.fixed(value, 0);
    }
  },
  /** Measured quantities. */
  NUMBER,
  /** How many times as much. */
  RATIO {
    @Override
    public String of(double value) {
      return Numbers.ratio(value);
    }
  },
  /** Shares of one, shown in hundredths. */
  PERCENT {
    @Override
    public String of(double value) {
      return Numbers.percent(value);
    }

    @Override
    public String of(Estimate share) {
      Estimate hundredths = share.mapped(one -> one * 100);
      int decimals = Math.min(1, Numbers.decimals(hundredths));
      return Numbers.fixed(hundredths.value(), decimals)
          + " % "
          + Numbers.interval(hundredths.interval(), decimals);
    }
  },
  /** Probabilities under a null hypothesis. */
  P_VALUE {
    @Override
    public String of(double value) {
      return Numbers.pValue(value);
    }
  },
  /** Differences of strength. */
  ELO {
    @Override
    public String of(double value) {
      return Numbers.elo(value);
    }

    @Override
    public String of(Estimate elo) {
      return Numbers.elo(elo);
    }
  };

  /** The number as a person reads it. */
  public String of(double value) {
    return Numbers.significant(value);
  }

  /** The estimate with its interval as a person reads it. */
  public String of(Estimate estimate) {
    return Numbers.estimate(estimate);
  }
}
