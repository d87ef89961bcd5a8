package betacut.web.lab;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.report.Block;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.Section;
import betacut.text.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportViewTest {
  @Test
  void aNoteIsNoRunningText() {
    var blocks = List.<Block>of(new Block.Paragraph("a result"), new Block.Note("a doubt"));
    var report =
        new Report(
            "Title",
            List.of(),
            List.of(),
            List.of(new Section("one", "One", blocks)),
            List.of(),
            new Provenance(new LinkedHashMap<>()));
    assertThat(Json.line(ReportView.of(report)))
        .contains(
            "{\"type\":\"text\",\"text\":\"a result\"}",
            "{\"type\":\"note\",\"text\":\"a doubt\"}");
  }
}
