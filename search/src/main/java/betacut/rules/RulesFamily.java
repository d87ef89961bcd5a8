package betacut.rules;

import java.util.List;

/** Lets level-1 rules on the service path be found like any other game. */
record RulesFamily(Rules<?, ?> rules) implements GameFamily {
  @Override
  public String id() {
    return rules.name();
  }

  @Override
  public String summary() {
    return "a game written as Rules: " + rules.getClass().getName();
  }

  @Override
  public List<String> variants() {
    return List.of("");
  }

  @Override
  public Game<?> game(String variant) {
    if (!variant.isEmpty()) {
      throw new UsageException(id() + " has no variants; ask for it without ':" + variant + "'.");
    }
    return RulesGame.of(rules);
  }
}
