package betacut.explain;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sentences of one language: texts by key, whose {names} are filled in with facts. */
public final class Phrases {
  private static final Pattern NAME = Pattern.compile("\\{(\\w+)}");

  private final Map<String, String> texts;

  private Phrases(Map<String, String> texts) {
    this.texts = texts;
  }

  /** Reads a properties file in UTF-8 and closes it. */
  public static Phrases read(InputStream file) {
    var found = new Properties();
    try (Reader reader = new InputStreamReader(file, StandardCharsets.UTF_8)) {
      found.load(reader);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    var texts = new TreeMap<String, String>();
    found.stringPropertyNames().forEach(key -> texts.put(key, found.getProperty(key)));
    return new Phrases(Collections.unmodifiableMap(texts));
  }

  /** All texts by key, for those who say them elsewhere. */
  public Map<String, String> texts() {
    return texts;
  }

  /** The sentence. */
  public String text(Message said) {
    return NAME.matcher(pattern(said))
        .replaceAll(found -> Matcher.quoteReplacement(fact(said, found.group(1))));
  }

  private String pattern(Message said) {
    boolean hasForms = said.facts().get("n") instanceof Integer;
    String form = !hasForms ? "" : said.facts().get("n").equals(1) ? ".one" : ".other";
    String text = texts.get(said.key() + form);
    if (text == null) {
      throw new IllegalArgumentException("There is no text for " + said.key() + form);
    }
    return text;
  }

  private String fact(Message said, String name) {
    return switch (said.facts().get(name)) {
      case Message inner -> text(inner);
      case null -> throw new IllegalArgumentException(said.key() + " says nothing of " + name);
      case Object plain -> plain.toString();
    };
  }
}
