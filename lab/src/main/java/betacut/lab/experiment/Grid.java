package betacut.lab.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What an experiment asks of one game: every combination of the factors' levels at every position.
 *
 * @param fixed options that all settings share
 */
public record Grid(
    String game, List<Factor> factors, Map<String, String> fixed, List<PositionBlock> blocks) {
  /** Keeps its own copies. */
  public Grid {
    factors = List.copyOf(factors);
    fixed = Map.copyOf(fixed);
    blocks = List.copyOf(blocks);
  }

  /** All combinations; the last factor changes fastest. */
  public List<Setting> settings() {
    List<LinkedHashMap<String, String>> settings = List.of(new LinkedHashMap<>());
    for (Factor factor : factors) {
      List<LinkedHashMap<String, String>> longer = new ArrayList<>();
      for (LinkedHashMap<String, String> setting : settings) {
        for (String level : factor.levels()) {
          var more = new LinkedHashMap<>(setting);
          more.put(factor.name(), level);
          longer.add(more);
        }
      }
      settings = longer;
    }
    return settings.stream().map(Setting::new).toList();
  }

  /** The factor of this name, or one without levels. */
  public Factor factor(String name) {
    return factors.stream()
        .filter(factor -> factor.name().equals(name))
        .findFirst()
        .orElse(new Factor(name, List.of()));
  }
}
