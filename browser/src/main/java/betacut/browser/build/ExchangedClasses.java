package betacut.browser.build;

import java.util.List;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Which classes a page has its own versions of. That of {@code betacut.p.X} is {@code
 * betacut.browser.p.PageX}: every one of the seam {@code betacut.platform}, and beyond it what
 * needs files, programs, a log or record components; that of {@code java.util.X} likewise is in
 * {@code betacut.browser.java.util}, where TeaVM's class library has none, or one that is large.
 */
public final class ExchangedClasses extends SimpleSubstitutionPolicy {
  private static final String PREFIX = "Page";
  private static final String OURS = "betacut";
  private static final String PAGES = "betacut.browser";

  private static final List<String> BEYOND_THE_SEAM =
      List.of(
          "betacut.lab.experiment.run.ThreadTime",
          "betacut.lab.report.OtherPrograms",
          "betacut.lab.report.Surroundings",
          "betacut.lab.report.chart.Png",
          "betacut.lab.store.RecordParts",
          "betacut.play.memory.ScoreMemory",
          "betacut.play.protocol.ProgramLanguage",
          "betacut.solve.StrongTables",
          "betacut.text.json.Fields",
          "betacut.web.http.ServerLog");

  private static final List<String> OF_THE_JDK =
      List.of(
          "java.util.SplittableRandom",
          "java.util.regex.Matcher",
          "java.util.regex.Pattern",
          "java.util.zip.CRC32C",
          "java.util.zip.Inflater");

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(inPackage("betacut.platform"))
        .replacePackage(OURS, PAGES)
        .simpleNamePrefix(PREFIX);
    for (String name : BEYOND_THE_SEAM) {
      sink.selectClasses(named(name)).replacePackage(OURS, PAGES).simpleNamePrefix(PREFIX);
    }
    for (String name : OF_THE_JDK) {
      sink.selectClasses(named(name)).packagePrefix(PAGES + ".").simpleNamePrefix(PREFIX);
    }
  }
}
