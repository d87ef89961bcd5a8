package betacut.browser.lab.experiment.run;

/** A page is not told how long its processor worked. */
public final class PageThreadTime {
  private PageThreadTime() {}

  /** Unknown. */
  public static long cpuNanos() {
    return -1;
  }
}
