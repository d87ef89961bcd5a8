package betacut.browser.java.util.regex;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSString;

/** The browser's regular expressions. (What is exchanged by name cannot call a script itself.) */
final class RegexCalls {
  private RegexCalls() {}

  @JSBody(
      params = {"text", "flags"},
      script = "return new RegExp(text, flags);")
  static native JSObject make(String text, String flags);

  @JSBody(params = "expression", script = "return expression.exec('').length - 1;")
  static native int groups(JSObject expression);

  @JSBody(
      params = {"expression", "text", "place"},
      script = "expression.lastIndex = place; return expression.exec(text);")
  static native JSObject matched(JSObject expression, JSString text, int place);

  @JSBody(
      params = {"found", "group", "side"},
      script = "var place = found.indices[group]; return place ? place[side] : -1;")
  static native int place(JSObject found, int group, int side);

  @JSBody(
      params = {"found", "name", "side"},
      script = "var place = found.indices.groups[name]; return place ? place[side] : -1;")
  static native int place(JSObject found, String name, int side);
}
