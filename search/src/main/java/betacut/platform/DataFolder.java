package betacut.platform;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where each system keeps what a program stores for its user: results, games, whatever comes. */
public final class DataFolder {
  private static final String NAME = "betacut";

  private DataFolder() {}

  /** Our own folder, which need not be there yet. */
  public static Path of(Map<String, String> environment) {
    String home = environment.getOrDefault("HOME", "");
    return of(
        environment,
        System.getProperty("os.name").toLowerCase(Locale.ROOT),
        Path.of(home.startsWith("/") ? home : System.getProperty("user.home")));
  }

  static Path of(Map<String, String> environment, String system, Path home) {
    if (system.contains("win") && environment.containsKey("LOCALAPPDATA")) {
      return Path.of(environment.get("LOCALAPPDATA"), NAME);
    }
    String chosen = environment.getOrDefault("XDG_DATA_HOME", "");
    if (chosen.startsWith("/")) {
      return Path.of(chosen, NAME);
    }
    boolean isMac = system.contains("mac");
    return home.resolve(isMac ? "Library/Application Support" : ".local/share").resolve(NAME);
  }
}
