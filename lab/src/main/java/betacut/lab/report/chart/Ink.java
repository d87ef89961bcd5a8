package betacut.lab.report.chart;

/**
 * What something is drawn in: one colour for light paper and print, one for dark screens.
 *
 * <p>Series wear the colours of Okabe and Ito (<i>Color universal design</i>, 2008), which people
 * with any kind of colour vision tell apart; yellow and sky blue only where they stand out from the
 * background. Each series also has a mark and a dash of its own, see {@link SeriesStyle}.
 */
public enum Ink {
  PAPER("paper", 0xFFFFFF, 0x16191D),
  TEXT("text", 0x1B1F24, 0xECEFF2),
  MUTED("muted", 0x515861, 0xB3BAC2),
  GRID("grid", 0xE1E4E8, 0x30363D),
  AXIS("axis", 0x767D86, 0x8A929B),
  SERIES_0("series0", 0x0072B2, 0x56B4E9),
  SERIES_1("series1", 0xD55E00, 0xE69F00),
  SERIES_2("series2", 0x009E73, 0x00B886),
  SERIES_3("series3", 0xB85C90, 0xCC79A7),
  SERIES_4("series4", 0x000000, 0xF0E442),
  SERIES_5("series5", 0xB87F00, 0xF2F2F2);

  private final String id;
  private final int light;
  private final int dark;

  Ink(String id, int light, int dark) {
    this.id = id;
    this.light = light;
    this.dark = dark;
  }

  /** Its name in style sheets. */
  public String id() {
    return id;
  }

  /** Red, green and blue on light paper. */
  public int light() {
    return light;
  }

  /** Red, green and blue on a dark screen. */
  public int dark() {
    return dark;
  }

  /** A colour as style sheets write it. */
  public static String hex(int rgb) {
    return "#%06x".formatted(rgb);
  }
}
