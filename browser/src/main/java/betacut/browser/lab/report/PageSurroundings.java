package betacut.browser.lab.report;

import betacut.lab.report.Provenance;
import java.util.LinkedHashMap;
import org.teavm.jso.JSBody;

/** The browser that a run was made in, as far as it tells. */
public final class PageSurroundings {
  private PageSurroundings() {}

  /** This one. */
  public static PageSurroundings actual() {
    return new PageSurroundings();
  }

  public Provenance describe() {
    var facts = new LinkedHashMap<String, String>();
    facts.put("engine", "compiled to WebAssembly, in a page; counts only, no times");
    facts.put("site", site());
    facts.put("browser", browser());
    facts.put("cores", Integer.toString(PageOtherPrograms.processors()));
    facts.put("date", date());
    return new Provenance(facts);
  }

  /** Changes with the engine: which one it was can be told by it. */
  @JSBody(script = "return self.betacutVersion || 'unknown';")
  private static native String site();

  @JSBody(script = "return navigator.userAgent;")
  private static native String browser();

  @JSBody(script = "return new Date().toISOString().replace(/\\.\\d+Z/, 'Z');")
  private static native String date();
}
