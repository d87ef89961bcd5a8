package betacut.web.api;

import betacut.explain.Message;
import java.util.LinkedHashMap;
import java.util.Optional;

/** Sentences as JSON: which one, and its facts. The app puts them into its reader's language. */
final class SaidView {
  private SaidView() {}

  /** {@code {"say": KEY, FACT: …}}, a fact that is said itself in the same way. */
  static Answers.Sentence of(Message said) {
    var facts = new LinkedHashMap<String, Object>(said.facts());
    facts.replaceAll((name, fact) -> fact instanceof Message inner ? of(inner) : fact);
    return new Answers.Sentence(said.key(), facts);
  }

  /** The same, or null if nothing is said. */
  static Answers.Sentence of(Optional<Message> said) {
    return said.map(SaidView::of).orElse(null);
  }
}
