package betacut.web.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MarkdownTest {
  private static String html(String text) {
    return Markdown.html(text, link -> link.startsWith("..") ? "" : link);
  }

  @Test
  void blocks() {
    assertThat(html("# A `b`\n\ntwo\nlines\n\n- one\n  more\n- two\n\n1. first\n"))
        .isEqualTo(
            "<h1>A <code>b</code></h1>\n<p>two lines</p>\n"
                + "<ul>\n<li>one more</li>\n<li>two</li>\n</ul>\n<ol>\n<li>first</li>\n</ol>\n");
    assertThat(html("```\na < *b*\n```\n")).contains("<code>a &lt; *b*\n</code>");
  }

  @Test
  void aTable() {
    assertThat(html("| a | b |\n|---|---|\n| 1 \\| 2 | **3** |\n"))
        .contains("<th>a</th><th>b</th>", "<td>1 | 2</td><td><b>3</b></td>");
  }

  @Test
  void words() {
    assertThat(html("*so* 2*3*4 `a*b*c` [x](y.md) [out](../z.md) ![p](q.svg)"))
        .contains(
            "<i>so</i> 2*3*4 <code>a*b*c</code> <a href=\"y.md\">x</a> out",
            "<img src=\"q.svg\" alt=\"p\" />");
  }

  /** Nothing of Markdown is left in the reports on our studies, and all of them are there. */
  @Test
  void theStudies() {
    Map<String, byte[]> files = StudyPages.files("");
    assertThat(files).containsKeys("studies/index.html", "studies/kang/index.html");
    assertThat(files).containsKey("studies/essay/essay-nodes.svg");
    files.forEach(
        (name, content) -> {
          if (name.endsWith(".html")) {
            String text =
                new String(content, StandardCharsets.UTF_8).replaceAll("(?s)<(code)>.*?</\\1>", "");
            assertThat(text).as(name).doesNotContain("**", "](", "|---", "\n# ", "```", ".md");
          }
        });
  }
}
