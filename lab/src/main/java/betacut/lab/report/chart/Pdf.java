package betacut.lab.report.chart;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.DeflaterOutputStream;

/**
 * A drawing as a PDF of one page, as large as the drawing: five objects, then the table that says
 * where each of them begins. The same drawing gives the same bytes.
 */
final class Pdf {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final List<Integer> offsets = new ArrayList<>();

  private Pdf() {}

  static byte[] of(Drawing drawing, double scale) {
    var pdf = new Pdf();
    byte[] content = deflated(PageContent.of(drawing, scale).getBytes(StandardCharsets.US_ASCII));
    // The second line tells programs that move files that this one is not text.
    pdf.bytes.writeBytes("%PDF-1.4\n%âãÏÓ\n".getBytes(StandardCharsets.ISO_8859_1));
    pdf.object("<< /Type /Catalog /Pages 2 0 R >>");
    pdf.object("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
    pdf.object(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %s %s] /Resources << >> /Contents 4 0 R >>"
            .formatted(
                PageContent.number(drawing.width() * scale),
                PageContent.number(drawing.height() * scale)));
    pdf.stream(content);
    pdf.object("<< /Title <%s> /Producer (Betacut) >>".formatted(hex(drawing.title())));
    pdf.end();
    return pdf.bytes.toByteArray();
  }

  private void object(String dictionary) {
    begin();
    text(dictionary + "\nendobj\n");
  }

  private void stream(byte[] content) {
    begin();
    text("<< /Length %d /Filter /FlateDecode >>\nstream\n".formatted(content.length));
    bytes.writeBytes(content);
    text("\nendstream\nendobj\n");
  }

  private void begin() {
    offsets.add(bytes.size());
    text(offsets.size() + " 0 obj\n");
  }

  /** Entries of the table are of twenty bytes each, by the standard. */
  private void end() {
    int table = bytes.size();
    int entries = offsets.size() + 1;
    text("xref\n0 %d\n0000000000 65535 f \n".formatted(entries));
    offsets.forEach(offset -> text(String.format(Locale.ROOT, "%010d 00000 n \n", offset)));
    text(
        "trailer\n<< /Size %d /Root 1 0 R /Info %d 0 R >>\nstartxref\n%d\n%%%%EOF\n"
            .formatted(entries, offsets.size(), table));
  }

  private void text(String text) {
    bytes.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
  }

  /** Any letters, as PDF has them: UTF-16 after a mark of its order. */
  private static String hex(String words) {
    StringBuilder hex = new StringBuilder("FEFF");
    for (byte b : words.getBytes(StandardCharsets.UTF_16BE)) {
      hex.append("%02X".formatted(b));
    }
    return hex.toString();
  }

  private static byte[] deflated(byte[] content) {
    var bytes = new ByteArrayOutputStream();
    try (var deflater = new DeflaterOutputStream(bytes)) {
      deflater.write(content);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }
}
