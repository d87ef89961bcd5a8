package betacut.web.site;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The Markdown of our own documents as HTML: headings, paragraphs, lists, tables, code, links,
 * pictures. What somebody else may write is not foreseen.
 */
final class Markdown {
  private static final Pattern BOLD = Pattern.compile("\\*\\*(.+?)\\*\\*");
  private static final Pattern ITALIC =
      Pattern.compile("(?<![\\w*])\\*([^*\\s](?:[^*]*[^*\\s])?)\\*");
  private static final Pattern PICTURE = Pattern.compile("!\\[([^\\]]*)\\]\\(([^)]+)\\)");
  private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\(([^)]+)\\)");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern ITEM = Pattern.compile("(?:[-*]|\\d+\\.) (.*)");

  /** Stands for a piece of code until all else is done. */
  private static final String MARK = "\u0001";

  private final List<String> lines;
  private final UnaryOperator<String> links;
  private final StringBuilder html = new StringBuilder();
  private int at;

  private Markdown(String text, UnaryOperator<String> links) {
    lines = text.lines().toList();
    this.links = links;
  }

  /**
   * The HTML of a document.
   *
   * @param links where a link leads on the site
   */
  static String html(String text, UnaryOperator<String> links) {
    var document = new Markdown(text, links);
    while (document.at < document.lines.size()) {
      document.block();
    }
    return document.html.toString();
  }

  /** The words of a document's first heading. */
  static String title(String text) {
    return text.lines().findFirst().orElse("").replaceFirst("^#+ ", "").replaceAll("[`*]", "");
  }

  private void block() {
    String line = lines.get(at);
    if (line.isBlank()) {
      at++;
    } else if (line.startsWith("```")) {
      code();
    } else if (line.startsWith("#")) {
      heading(line);
    } else if (line.startsWith("|")) {
      table();
    } else if (ITEM.matcher(line).matches()) {
      list(Character.isDigit(line.charAt(0)) ? "ol" : "ul");
    } else {
      html.append("<p>").append(inline(paragraph())).append("</p>\n");
    }
  }

  private void heading(String line) {
    int level = line.indexOf(' ');
    html.append("<h%d>%s</h%d>\n".formatted(level, inline(line.substring(level + 1)), level));
    at++;
  }

  private void code() {
    html.append("<pre tabindex=\"0\"><code>");
    for (at++; at < lines.size() && !lines.get(at).startsWith("```"); at++) {
      html.append(escaped(lines.get(at))).append('\n');
    }
    at++;
    html.append("</code></pre>\n");
  }

  private void list(String kind) {
    html.append('<').append(kind).append(">\n");
    while (at < lines.size() && !lines.get(at).isBlank()) {
      var item = ITEM.matcher(lines.get(at));
      var text = new StringBuilder(item.matches() ? item.group(1) : lines.get(at));
      for (at++; at < lines.size() && lines.get(at).startsWith("  "); at++) {
        text.append(' ').append(lines.get(at).strip());
      }
      html.append("<li>").append(inline(text.toString())).append("</li>\n");
    }
    html.append("</").append(kind).append(">\n");
  }

  private void table() {
    html.append("<div class=\"scroll\" tabindex=\"0\"><table>\n<thead>");
    html.append(row(lines.get(at), "th")).append("</thead>\n<tbody>\n");
    for (at += 2; at < lines.size() && lines.get(at).startsWith("|"); at++) {
      html.append(row(lines.get(at), "td")).append('\n');
    }
    html.append("</tbody></table></div>\n");
  }

  private String row(String line, String tag) {
    String cells = line.strip().replaceAll("^\\||\\|$", "");
    return Arrays.stream(cells.split("(?<!\\\\)\\|", -1))
        .map(cell -> "<%s>%s</%s>".formatted(tag, inline(cell.strip().replace("\\|", "|")), tag))
        .collect(Collectors.joining("", "<tr>", "</tr>"));
  }

  private String paragraph() {
    List<String> words = new ArrayList<>();
    while (at < lines.size() && !lines.get(at).isBlank() && !isOther(lines.get(at))) {
      words.add(lines.get(at++).strip());
    }
    return String.join(" ", words);
  }

  private static boolean isOther(String line) {
    return line.startsWith("```")
        || line.startsWith("|")
        || line.startsWith("#")
        || line.startsWith("- ")
        || line.startsWith("1. ");
  }

  /** What stands in code is left as it is, and words around it may be bold or a link. */
  private String inline(String text) {
    List<String> codes = new ArrayList<>();
    String marked =
        CODE.matcher(text)
            .replaceAll(
                code -> {
                  codes.add("<code>" + escaped(code.group(1)) + "</code>");
                  return MARK;
                });
    String html = linked(words(marked));
    for (String code : codes) {
      html = html.replaceFirst(MARK, Matcher.quoteReplacement(code));
    }
    return html;
  }

  private static String words(String text) {
    String bold = BOLD.matcher(escaped(text)).replaceAll("<b>$1</b>");
    return ITALIC.matcher(bold).replaceAll("<i>$1</i>");
  }

  private String linked(String text) {
    String pictures = PICTURE.matcher(text).replaceAll("<img src=\"$2\" alt=\"$1\" />");
    return LINK.matcher(pictures)
        .replaceAll(
            link -> {
              String to = links.apply(link.group(2));
              return Matcher.quoteReplacement(
                  to.isEmpty()
                      ? link.group(1)
                      : "<a href=\"%s\">%s</a>".formatted(to, link.group(1)));
            });
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
