package betacut.lab.report;

import betacut.text.json.Json;
import betacut.text.json.JsonReader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/**
 * What numbers were found with, so that somebody else can find them again: version, commit, Java,
 * its flags, the machine and how busy it was; then whatever the experiment adds, such as seeds and
 * hashes of positions.
 */
public record Provenance(SequencedMap<String, String> facts) {
  /** Keeps its own copy. */
  public Provenance {
    facts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(facts));
  }

  /** This program on this machine, now: to be asked before the work that makes it busy. */
  public static Provenance collect() {
    return Surroundings.actual().describe();
  }

  /** With one fact more; a fact of the same name gives way. */
  public Provenance with(String name, String fact) {
    var more = new LinkedHashMap<>(facts);
    more.put(name, fact);
    return new Provenance(more);
  }

  /** What was said then, from the JSON that is kept with a run. */
  public static Provenance parse(String json) {
    var facts = new LinkedHashMap<String, String>();
    if (JsonReader.read(json) instanceof Map<?, ?> said) {
      said.forEach((name, fact) -> facts.put((String) name, String.valueOf(fact)));
    }
    return new Provenance(facts);
  }

  /** As a JSON object of strings. */
  public String json() {
    return Json.of(facts);
  }
}
