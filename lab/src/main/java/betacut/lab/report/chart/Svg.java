package betacut.lab.report.chart;

import betacut.lab.report.text.Xml;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A drawing as SVG. Shapes name their ink by class: a stand-alone file carries the light colours, a
 * page supplies its own and can be dark.
 */
public final class Svg {
  private static final String FONT = "system-ui, 'DejaVu Sans', Verdana, sans-serif";

  /** How near a pointer must come to a value, in pixels. */
  private static final double REACH = 9;

  private Svg() {}

  /** A file by itself. */
  public static String file(Drawing drawing, String description) {
    Xml xml = new Xml();
    String width = Integer.toString(drawing.width());
    String height = Integer.toString(drawing.height());
    xml.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "role",
        "img",
        "viewBox",
        "0 0 " + width + " " + height,
        "width",
        width,
        "height",
        height);
    xml.line().element("title", drawing.title()).line().element("desc", description).line();
    xml.open("style").raw(plainRules()).close("style").line();
    xml.empty("rect", "width", width, "height", height, "class", "f-paper").line();
    return shapes(drawing, xml).close("svg").line().toString();
  }

  /** A part of a page whose style sheet has {@link #rules} and a colour for each ink. */
  public static String inline(Drawing drawing, String description, String id, String kind) {
    Xml xml = new Xml();
    xml.open(
        "svg",
        "role",
        "img",
        "class",
        "chart " + kind,
        "viewBox",
        "0 0 " + drawing.width() + " " + drawing.height(),
        "aria-labelledby",
        id + "-title",
        "aria-describedby",
        id + "-desc");
    xml.line().element("title", drawing.title(), "id", id + "-title");
    xml.line().element("desc", description, "id", id + "-desc").line();
    return shapes(drawing, xml).close("svg").line().toString();
  }

  /** What classes mean, with inks as variables. */
  public static String rules() {
    String inks =
        Arrays.stream(Ink.values())
            .map(ink -> ".s-%1$s{stroke:var(--%1$s)}.f-%1$s{fill:var(--%1$s)}".formatted(ink.id()))
            .collect(Collectors.joining("\n"));
    return inks
        + "\n.l{fill:none;stroke-linejoin:round}"
        + "\n.h{fill:transparent}"
        + "\n.m{stroke:var(--paper);stroke-width:1}"
        + "\n.w{font-family:"
        + FONT
        + ";stroke:var(--paper);stroke-width:3;stroke-linejoin:round;paint-order:stroke}\n";
  }

  /** The colours as variables of the page. */
  public static String variables(boolean dark) {
    return Arrays.stream(Ink.values())
        .map(ink -> "--" + ink.id() + ":" + Ink.hex(dark ? ink.dark() : ink.light()))
        .collect(Collectors.joining(";"));
  }

  /** Programs outside of browsers often do not know variables, so a file gets plain colours. */
  private static String plainRules() {
    String rules = rules();
    for (Ink ink : Ink.values()) {
      rules = rules.replace("var(--" + ink.id() + ")", Ink.hex(ink.light()));
    }
    return rules;
  }

  private static Xml shapes(Drawing drawing, Xml xml) {
    drawing.shapes().forEach(shape -> shape(shape, xml).line());
    return xml;
  }

  private static Xml shape(Shape shape, Xml xml) {
    return switch (shape) {
      case Shape.Line line -> line(line, xml);
      case Shape.Spot spot -> spot(spot, xml);
      case Shape.Words words -> words(words, xml);
      case Shape.Hint hint -> hint(hint, xml);
    };
  }

  private static Xml line(Shape.Line line, Xml xml) {
    String dashes =
        Arrays.stream(line.dash().lengths()).mapToObj(Svg::number).collect(Collectors.joining(" "));
    return xml.empty(
        "path",
        "d",
        path(line.xs(), line.ys()),
        "class",
        "l s-" + line.ink().id(),
        "stroke-width",
        number(line.width()),
        "stroke-dasharray",
        dashes.isEmpty() ? "none" : dashes);
  }

  private static Xml spot(Shape.Spot spot, Xml xml) {
    String kind = "m f-" + spot.ink().id();
    double[] corners = Outline.of(spot.mark());
    if (corners.length == 0) {
      return xml.empty(
          "circle",
          "cx",
          number(spot.x()),
          "cy",
          number(spot.y()),
          "r",
          number(Outline.radius()),
          "class",
          kind);
    }
    double[] xs = new double[corners.length / 2];
    double[] ys = new double[corners.length / 2];
    Arrays.setAll(xs, i -> spot.x() + corners[2 * i]);
    Arrays.setAll(ys, i -> spot.y() + corners[2 * i + 1]);
    return xml.empty("path", "d", path(xs, ys) + "Z", "class", kind);
  }

  private static Xml hint(Shape.Hint hint, Xml xml) {
    return xml.open(
            "circle",
            "cx",
            number(hint.x()),
            "cy",
            number(hint.y()),
            "r",
            number(REACH),
            "class",
            "h")
        .element("title", hint.says())
        .close("circle");
  }

  private static Xml words(Shape.Words words, Xml xml) {
    return xml.element(
        "text",
        words.text(),
        "x",
        number(words.x()),
        "y",
        number(words.y()),
        "class",
        "w f-" + words.ink().id(),
        "font-size",
        number(words.size()),
        "font-weight",
        words.bold() ? "bold" : "normal",
        "text-anchor",
        words.anchor().name().toLowerCase(Locale.ROOT));
  }

  private static String path(double[] xs, double[] ys) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < xs.length; i++) {
      path.append(i == 0 ? "M" : "L").append(number(xs[i])).append(' ').append(number(ys[i]));
    }
    return path.toString();
  }

  /** A hundredth of a pixel is finer than anybody sees. */
  private static String number(double value) {
    String text = String.format(Locale.ROOT, "%.2f", value);
    return text.endsWith(".00") ? text.substring(0, text.length() - 3) : text;
  }
}
