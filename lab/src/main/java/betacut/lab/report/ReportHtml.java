package betacut.lab.report;

import betacut.lab.report.chart.Drawing;
import betacut.lab.report.chart.Svg;
import betacut.lab.report.text.Format;
import betacut.lab.report.text.Numbers;
import betacut.lab.report.text.Xml;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * A report as one page that needs nothing else: no script, no font, no request. Each chart is drawn
 * for a wide and for a narrow screen, and the style sheet shows the one that fits.
 */
final class ReportHtml {
  private static final int MOST_ROWS = 200;
  private static final int LONGEST_UNBROKEN = 16;

  private final Xml xml = new Xml();

  private ReportHtml() {}

  static String of(Report report) {
    var page = new ReportHtml();
    page.head(report);
    page.xml.open("body").line().open("main").line();
    page.top(report);
    page.contents(report);
    report.sections().forEach(page::section);
    page.provenance(report);
    page.xml.close("main").line().close("body").line().close("html").line();
    return page.xml.toString();
  }

  private void head(Report report) {
    xml.raw("<!DOCTYPE html>").line().open("html", "lang", "en").line().open("head").line();
    xml.empty("meta", "charset", "utf-8").line();
    xml.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1").line();
    xml.empty("meta", "name", "color-scheme", "content", "light dark").line();
    xml.element("title", report.title()).line();
    xml.open("style").line().raw(style()).close("style").line().close("head").line();
  }

  private void top(Report report) {
    xml.element("h1", report.title()).line();
    if (!report.answer().isEmpty()) {
      xml.open("div", "class", "summary", "id", "summary");
      report.answer().forEach(sentence -> xml.element("p", sentence));
      xml.close("div").line();
    }
  }

  private void contents(Report report) {
    xml.open("nav", "aria-label", "Contents", "id", "contents").open("ol");
    for (Section section : report.sections()) {
      link(section.id(), section.heading());
    }
    if (!report.provenance().facts().isEmpty()) {
      link("provenance", "Provenance");
    }
    xml.close("ol").close("nav").line();
  }

  private void link(String id, String words) {
    xml.open("li").element("a", words, "href", "#" + id).close("li");
  }

  private void section(Section section) {
    xml.open("section", "id", section.id()).line().element("h2", section.heading()).line();
    section.blocks().forEach(this::block);
    xml.close("section").line();
  }

  private void provenance(Report report) {
    if (!report.provenance().facts().isEmpty()) {
      xml.open("section", "id", "provenance").line().element("h2", "Provenance").line();
      facts("What these numbers were found with", report.provenance().facts());
      xml.close("section").line();
    }
  }

  private void block(Block block) {
    switch (block) {
      case Block.Paragraph paragraph -> xml.element("p", paragraph.text()).line();
      case Block.Note note ->
          xml.open("p", "class", "note")
              .element("strong", "Note.")
              .words(" " + note.text())
              .close("p")
              .line();
      case Block.Grid grid -> table(grid.id(), grid.table(), true);
      case Block.Figure figure -> figure(figure);
      case Block.Facts facts -> facts(facts.caption(), facts.facts());
    }
  }

  private void figure(Block.Figure figure) {
    String id = figure.id();
    xml.open("figure", "id", id).line().open("figcaption");
    xml.element("strong", figure.chart().title() + ".").words(" " + figure.summary());
    xml.words(figure.data().confidence());
    xml.close("figcaption").line();
    xml.raw(svg(figure, Drawing.WIDE, "wide")).raw(svg(figure, Drawing.NARROW, "narrow"));
    xml.open("details").element("summary", "Numbers of this chart").line();
    table(id + "-data", figure.data(), false);
    xml.close("details").line().close("figure").line();
  }

  private static String svg(Block.Figure figure, int width, String kind) {
    Drawing drawing = Drawing.of(figure.chart(), width);
    return Svg.inline(drawing, figure.summary(), figure.id() + "-" + kind, kind);
  }

  /** A wide table scrolls by itself, and can be scrolled with the keyboard. */
  private void table(String id, Table table, boolean withSummary) {
    Table shown = table.thinned(MOST_ROWS);
    xml.open("div", "class", "scroll", "tabindex", "0", "role", "region", "aria-labelledby", id);
    xml.open("table").open("caption", "id", id).open("span");
    xml.element("strong", table.caption() + ".");
    xml.words(withSummary ? " " + table.summary() + table.confidence() : "");
    if (shown != table) {
      xml.words(" " + MOST_ROWS + " of " + Numbers.count(table.rows().size()) + " rows;");
      xml.words(" the file of this table has all.");
    }
    xml.close("span").close("caption").line().open("thead").open("tr");
    for (Column column : table.columns()) {
      xml.element("th", column.heading(), "scope", "col", "class", side(column));
    }
    xml.close("tr").close("thead").line().open("tbody").line();
    shown.rows().forEach(row -> row(row, table.columns()));
    xml.close("tbody").close("table").close("div").line();
  }

  private void row(List<Cell> row, List<Column> columns) {
    xml.open("tr");
    for (int i = 0; i < row.size(); i++) {
      Column column = columns.get(i);
      String text = row.get(i).shown(column.format());
      if (i == 0) {
        xml.element("th", text, "scope", "row", "class", side(column));
      } else {
        boolean unbroken = text.length() <= LONGEST_UNBROKEN;
        xml.element("td", text, "class", side(column) + (unbroken ? " short" : ""));
      }
    }
    xml.close("tr").line();
  }

  private static String side(Column column) {
    return column.format() == Format.TEXT ? "words" : "number";
  }

  private void facts(String caption, Map<String, String> facts) {
    xml.open("table", "class", "facts").element("caption", caption).open("tbody").line();
    facts.forEach(
        (name, fact) -> {
          xml.open("tr").element("th", name, "scope", "row", "class", "words");
          xml.element("td", fact).close("tr").line();
        });
    xml.close("tbody").close("table").line();
  }

  /** Paper is light, also for those who read in the dark. */
  private static String style() {
    return ":root{color-scheme:light dark;"
        + Svg.variables(false)
        + "}\n@media screen and (prefers-color-scheme:dark){:root{"
        + Svg.variables(true)
        + "}}\n"
        + Svg.rules()
        + resource("report.css");
  }

  private static String resource(String name) {
    try (InputStream in = ReportHtml.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
