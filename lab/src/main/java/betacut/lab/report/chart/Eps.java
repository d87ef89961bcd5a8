package betacut.lab.report.chart;

/** A drawing as Encapsulated PostScript, for journals and programs that take no PDF. */
final class Eps {
  private Eps() {}

  static String of(Drawing drawing, double scale) {
    double width = drawing.width() * scale;
    double height = drawing.height() * scale;
    String title = drawing.title().replaceAll("[^ -~]", "?");
    return """
    %%!PS-Adobe-3.0 EPSF-3.0
    %%%%BoundingBox: 0 0 %d %d
    %%%%HiResBoundingBox: 0 0 %s %s
    %%%%Title: %s
    %%%%Creator: Betacut
    %%%%LanguageLevel: 2
    %%%%EndComments
    save
    %s%s\
    restore
    showpage
    %%%%EOF
    """
        .formatted(
            (int) Math.ceil(width),
            (int) Math.ceil(height),
            PageContent.number(width),
            PageContent.number(height),
            title,
            PageContent.POSTSCRIPT,
            PageContent.of(drawing, scale));
  }
}
