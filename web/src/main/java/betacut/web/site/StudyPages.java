package betacut.web.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The reports on the studies, which lie beside this class as they do in docs/studies. */
final class StudyPages {
  private static final Pattern PAGE = Pattern.compile("\\(([a-z-]+)\\.md\\)");
  private static final Pattern PICTURE = Pattern.compile("\\(([a-z-]+\\.svg)\\)");
  private static final String LIST = "README";

  private final String address;
  private final Map<String, byte[]> files = new LinkedHashMap<>();

  private StudyPages(String address) {
    this.address = address;
  }

  /**
   * The pages and their pictures by name.
   *
   * @param address where the site will be; empty if nobody knows
   */
  static Map<String, byte[]> files(String address) {
    var pages = new StudyPages(address);
    String list = text(LIST + ".md");
    pages.add("", list);
    pages.files.put("studies.css", bytes("studies.css"));
    PAGE.matcher(list).results().map(link -> link.group(1)).distinct().forEach(pages::add);
    return pages.files;
  }

  private void add(String name) {
    add(name + "/", text(name + ".md"));
  }

  private void add(String folder, String markdown) {
    String up = folder.isEmpty() ? "../" : "../../";
    String back = folder.isEmpty() ? "" : "../";
    PICTURE
        .matcher(markdown)
        .results()
        .forEach(one -> files.put("studies/" + folder + one.group(1), bytes(one.group(1))));
    String body = Markdown.html(markdown, link -> link(link, back));
    String title = Markdown.title(markdown);
    files.put(
        "studies/" + folder + "index.html",
        page(title, body, up, back).getBytes(StandardCharsets.UTF_8));
  }

  /** Other studies are on the site; what else the documents name is not. */
  private static String link(String to, String back) {
    return to.matches("[a-z-]+\\.md") ? back + to.replace(".md", "/") : "";
  }

  private String page(String title, String body, String up, String back) {
    String head =
        SitePage.STUDIES.head(address, up, title, SitePage.STUDIES.description()).indent(-4);
    return """
    <!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'self'" />
        <meta name="description" content="%s" />
    %s    <title>%s – Betacut</title>
        <link rel="icon" href="%sicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="%sfirst.css" />
        <link rel="stylesheet" href="%sstudies.css" />
      </head>
      <body>
        <header class="top">
          <a class="brand" href="%s" aria-label="Betacut">
            <img class="logo" src="%sicon.svg" alt="" /><span>Betacut</span>
          </a>
          <nav aria-label="Pages">
            %s
          </nav>
        </header>
        <main class="study panel">
    %s    </main>
      </body>
    </html>
    """
        .formatted(
            SitePage.STUDIES.description(), head, title, up, up, up, up, up, tabs(up, back), body);
  }

  /** The way back into the app, and to the list. */
  private static String tabs(String up, String back) {
    String pages =
        Arrays.stream(SitePage.values())
            .filter(page -> page.isOfApp() && page != SitePage.RULES)
            .map(
                page ->
                    "<a class=\"tab\" href=\"%s%s/\">%s</a>".formatted(up, page.id(), name(page)))
            .collect(Collectors.joining("\n        "));
    return pages
        + "\n        <a class=\"tab\" aria-current=\"page\" href=\"%s\">Studies</a>"
            .formatted(back.isEmpty() ? "./" : back);
  }

  private static String name(SitePage page) {
    return Character.toUpperCase(page.id().charAt(0)) + page.id().substring(1);
  }

  private static String text(String name) {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String name) {
    try (InputStream file = StudyPages.class.getResourceAsStream("studies/" + name)) {
      return file.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
