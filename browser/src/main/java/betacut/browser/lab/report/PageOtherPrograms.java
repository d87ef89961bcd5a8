package betacut.browser.lab.report;

import betacut.lab.report.QuietCheck;
import java.util.OptionalDouble;
import org.teavm.jso.JSBody;

/** A page is not told what else its machine does. */
public final class PageOtherPrograms {
  private PageOtherPrograms() {}

  /** Nothing is known but how many processors there are. */
  public static QuietCheck look() {
    return new QuietCheck(OptionalDouble.empty(), -1, processors());
  }

  @JSBody(script = "return navigator.hardwareConcurrency || 1;")
  static native int processors();
}
