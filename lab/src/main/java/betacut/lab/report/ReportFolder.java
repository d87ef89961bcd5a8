package betacut.lab.report;

import betacut.lab.report.chart.Drawing;
import betacut.lab.report.chart.Png;
import betacut.lab.report.chart.PrintForm;
import betacut.lab.report.chart.Svg;
import betacut.text.file.Replacement;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A report as files of a folder:
 *
 * <pre>
 * report.html    everything, in one page that needs nothing else
 * report.md      everything, with links to the pictures
 * report.json    everything, for programs
 * tables/*.csv   every table, and the numbers of every chart
 * charts/*.svg   every chart
 * charts/*.png
 * methods.bib    the works that its methods come from
 * latex/         for an article, if it is asked for: report.tex, its tables and its figures
 * files.sha256   what belongs to the report, for sha256sum --check and for the next report
 * </pre>
 */
public final class ReportFolder {
  private ReportFolder() {}

  /**
   * What was written.
   *
   * @param warnings what could not be made, in sentences for the user
   */
  public record Written(List<Path> files, List<String> warnings) {
    /** Keeps its own copies. */
    public Written {
      files = List.copyOf(files);
      warnings = List.copyOf(warnings);
    }
  }

  /**
   * Writes all files, or none: what an earlier report left stays as it was unless every file of
   * this one has reached the disk. Other files in the folder are not touched.
   *
   * @param print how figures for an article are to be printed, if there is to be one
   * @throws betacut.rules.UsageException if the folder cannot be written to
   */
  public static Written write(Report report, Path folder, Optional<PrintForm> print) {
    List<String> warnings = new ArrayList<>();
    Map<String, byte[]> files = render(report, print, warnings);
    List<Path> written = new Replacement(folder).with(files);
    return new Written(written, warnings);
  }

  /** The files by name, with those for an article if there is to be one. */
  public static Map<String, byte[]> render(
      Report report, Optional<PrintForm> print, List<String> warnings) {
    Map<String, byte[]> files = render(report, warnings);
    print.ifPresent(form -> files.putAll(ReportLatex.files(report, form, warnings)));
    return files;
  }

  /**
   * The files by name, made in memory, so that a fault of ours costs no file on disk.
   *
   * @param warnings gets what could not be made, in sentences for the user
   */
  public static Map<String, byte[]> render(Report report, List<String> warnings) {
    Map<String, byte[]> files = new LinkedHashMap<>();
    report.tables().forEach(grid -> files.put(csv(grid.id()), bytes(TableCsv.of(grid.table()))));
    report
        .figures()
        .forEach(
            figure -> {
              Drawing drawing = Drawing.titled(figure.chart(), Drawing.WIDE);
              files.put(svg(figure), bytes(Svg.file(drawing, figure.summary())));
              png(figure, drawing, files, warnings);
            });
    if (!report.methods().isEmpty()) {
      files.put("methods.bib", bytes(CitedMethod.bibliography(report.methods())));
    }
    files.put("report.json", bytes(ReportJson.of(report)));
    files.put("report.md", bytes(ReportMarkdown.of(report)));
    files.put("report.html", bytes(ReportHtml.of(report)));
    return files;
  }

  /** A machine without fonts can still have the rest of the report. */
  private static void png(
      Block.Figure figure, Drawing drawing, Map<String, byte[]> files, List<String> warnings) {
    try {
      files.put(svg(figure).replaceAll("svg$", "png"), Png.of(drawing));
    } catch (UnsupportedOperationException e) {
      warnings.add("%s.png is left out: %s".formatted(figure.id(), e.getMessage()));
    }
  }

  static String csv(String id) {
    return "tables/" + id + ".csv";
  }

  static String svg(Block.Figure figure) {
    return "charts/" + figure.id() + ".svg";
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
