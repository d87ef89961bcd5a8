package betacut.lab.report.chart;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How charts are printed: in which format, how wide, and with letters of which size. A chart is
 * laid out for that width, so that nothing has to be scaled in the article.
 *
 * @param width in points of 1/72 inch
 * @param font the size of letters, likewise
 */
public record PrintForm(Format format, double width, double font) {
  /** Formats that printers take. */
  public enum Format {
    PDF,
    EPS;

    /** The end of file names, and what users call it. */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final Map<String, Double> POINTS =
      Map.of("mm", 72 / 25.4, "cm", 72 / 2.54, "in", 72.0, "pt", 72 / 72.27, "bp", 1.0);

  private static final Pattern LENGTH = Pattern.compile("(\\d+(?:\\.\\d+)?)\\s*(mm|cm|in|pt|bp)");

  /** Pixels below which words and axes leave no room for a plot. */
  private static final int NARROWEST = 240;

  private static final int WIDEST = 4000;

  /** Refuses what leaves no room for a chart. */
  public PrintForm {
    int pixels = pixels(width, font);
    if (pixels < NARROWEST || pixels > WIDEST) {
      throw new UsageException(
          String.format(
              Locale.ROOT,
              "A chart of %.0f points with letters of %.1f leaves no room for both: the width must"
                  + " be from %.0f to %.0f times the letters.",
              width,
              font,
              NARROWEST / Lettering.NORMAL,
              WIDEST / Lettering.NORMAL));
    }
  }

  /** As it is written: {@code pdf}, {@code 84mm}, {@code 8pt}. */
  public static PrintForm of(String format, String width, String font) {
    Format chosen =
        Nearest.named(
            format,
            Format.values(),
            Format::id,
            "There is no format of figures called '%s'.%s Formats: %s",
            UsageException::new);
    return new PrintForm(chosen, length("width", width), length("font", font));
  }

  private static double length(String what, String text) {
    Matcher length = LENGTH.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!length.matches()) {
      throw new UsageException(
          "The %s is '%s'; write a number with its unit, such as 84mm, 3.3in or 8pt."
              .formatted(what, text));
    }
    return Double.parseDouble(length.group(1)) * POINTS.get(length.group(2));
  }

  private static int pixels(double width, double font) {
    return (int) Math.round(width * Lettering.NORMAL / font);
  }

  /**
   * The file of a chart, without its title, which stands below it.
   *
   * @throws UnsupportedOperationException if this Java lacks its drawing part, or any font
   */
  public byte[] file(Chart chart) {
    Drawing drawing = Drawing.of(chart, pixels(width, font));
    double scale = width / drawing.width();
    try {
      return switch (format) {
        case PDF -> Pdf.of(drawing, scale);
        case EPS -> Eps.of(drawing, scale).getBytes(StandardCharsets.US_ASCII);
      };
    } catch (RuntimeException | LinkageError | InternalError e) {
      throw new UnsupportedOperationException(
          "this Java cannot draw letters (" + e + "); install fonts, or use the SVG file", e);
    }
  }
}
