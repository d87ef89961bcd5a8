package betacut.web.api;

import betacut.explain.Message;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Sentences as JSON: which one, and its facts. The app puts them into its reader's language. */
final class SaidView {
  private SaidView() {}

  /** {@code {"say": KEY, FACT: …}}, a fact that is said itself in the same way. */
  static Map<String, Object> of(Message said) {
    var view = new LinkedHashMap<String, Object>();
    view.put("say", said.key());
    said.facts()
        .forEach((name, fact) -> view.put(name, fact instanceof Message inner ? of(inner) : fact));
    return view;
  }

  /** The same, or null if nothing is said. */
  static Map<String, Object> of(Optional<Message> said) {
    return said.map(SaidView::of).orElse(null);
  }
}
