package betacut.search;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;

/** The replacement policies of tables, by name. */
public enum TablePolicy {
  /** Nothing is remembered. */
  NONE("none"),
  /** One slot for a key; the newest entry takes it. */
  ALWAYS("always"),
  /** One slot for a key; the deepest entry of a search stays. */
  DEPTH("depth"),
  /** Two slots for a key: the deepest and the newest entry. */
  TWO_TIER("two-tier"),
  /** Two slots for a key: the costliest and the newest entry. */
  TWO_BIG("two-big"),
  /** Four slots for a key; the oldest and shallowest entry goes. */
  BUCKET("bucket"),
  /** As {@link #BUCKET}, but wins and losses stay before all that is undecided. */
  DECISIVE("decisive"),
  /** The least recently stored entry of all goes: the study's. */
  LRS("lrs"),
  /** No entry goes; the size is ignored: the report's. */
  MAP("map"),
  /** As {@link #BUCKET}, with every answer checked; for tests. */
  VERIFYING("verifying");

  private static final String TWO_DEEP = "two-deep"; // the literature's name for two-tier

  private final String id;

  TablePolicy(String id) {
    this.id = id;
  }

  /** The policy of this name, upper or lower case. */
  public static TablePolicy parse(String name) {
    return name.strip().equalsIgnoreCase(TWO_DEEP)
        ? TWO_TIER
        : Nearest.named(
            name.strip(),
            values(),
            TablePolicy::id,
            "There is no table called '%s'.%s Tables: %s",
            UsageException::new);
  }

  /** The name to type. */
  public String id() {
    return id;
  }
}
