package betacut.lab.report;

import betacut.lab.report.text.Numbers;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.stream.Collectors;

/**
 * Where this program runs, as it was when asked.
 *
 * @param manifest main attributes of our jar; none in a development build
 * @param checkout the sources our classes were built from, if they lie around them
 * @param property system properties
 * @param flags of the JVM
 * @param cpuInfo what Linux says of its processors, or nothing
 * @param load mean number of runnable threads in the last minute; negative if nobody knows
 */
record Surroundings(
    Map<String, String> manifest,
    Optional<Checkout> checkout,
    UnaryOperator<String> property,
    List<String> flags,
    String cpuInfo,
    int cores,
    long memory,
    double load,
    Instant now) {
  private static final String UNKNOWN = "unknown";

  /** Where files lie changes no number, and names people's folders. */
  private static final List<String> PLACES =
      List.of("--module-path", "--class-path", "-XX:AOTCache", "-XX:SharedArchiveFile");

  static Surroundings actual() {
    return new Surroundings(
        readManifest(),
        codeLocation().flatMap(Checkout::around),
        name -> System.getProperty(name, UNKNOWN),
        ManagementFactory.getRuntimeMXBean().getInputArguments(),
        readCpuInfo(),
        Runtime.getRuntime().availableProcessors(),
        Runtime.getRuntime().maxMemory(),
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
        Instant.now());
  }

  Provenance describe() {
    var facts = new LinkedHashMap<String, String>();
    facts.put("version", manifest.getOrDefault("Implementation-Version", "development"));
    facts.put("commit", commit());
    facts.put("uncommitted changes", changes());
    facts.put("Java", property.apply("java.runtime.version"));
    facts.put("JVM", property.apply("java.vm.name") + ", " + property.apply("java.vm.vendor"));
    facts.put("JVM flags", shownFlags());
    facts.put("heap at most", Numbers.count(memory >> 20) + " MiB");
    facts.put(
        "operating system",
        "%s %s, %s"
            .formatted(
                property.apply("os.name"),
                property.apply("os.version"),
                property.apply("os.arch")));
    facts.put("processor", processor());
    facts.put("cores", Integer.toString(cores));
    facts.put("load at the start", load < 0 ? UNKNOWN : Numbers.fixed(load, 2));
    facts.put("date", now.truncatedTo(ChronoUnit.SECONDS).toString());
    return new Provenance(facts);
  }

  private String shownFlags() {
    String shown =
        flags.stream()
            .filter(flag -> PLACES.stream().noneMatch(flag::startsWith))
            .collect(Collectors.joining(" "));
    return shown.isEmpty() ? "none" : shown;
  }

  /** What the build wrote down is about these very classes; a checkout may have moved on. */
  private String commit() {
    return Optional.ofNullable(manifest.get("Implementation-Commit"))
        .or(() -> checkout.flatMap(Checkout::commit))
        .orElse(UNKNOWN);
  }

  private String changes() {
    return Optional.ofNullable(manifest.get("Implementation-Changes"))
        .or(() -> checkout.flatMap(Checkout::changes))
        .orElse(UNKNOWN);
  }

  private String processor() {
    return cpuInfo
        .lines()
        .filter(line -> line.startsWith("model name") || line.startsWith("Model"))
        .map(line -> line.substring(line.indexOf(':') + 1).strip())
        .findFirst()
        .orElse(UNKNOWN);
  }

  private static Map<String, String> readManifest() {
    var attributes = new LinkedHashMap<String, String>();
    try (InputStream in =
        Surroundings.class.getModule().getResourceAsStream("META-INF/MANIFEST.MF")) {
      Attributes main = in == null ? new Attributes() : new Manifest(in).getMainAttributes();
      if (!String.valueOf(main.getValue("Implementation-Title")).startsWith("Betacut")) {
        return Map.of(); // on a class path the first manifest may be anybody's
      }
      main.forEach((name, value) -> attributes.put(name.toString(), value.toString()));
    } catch (IOException unreadable) {
      return Map.of();
    }
    return attributes;
  }

  private static Optional<Path> codeLocation() {
    CodeSource source = Surroundings.class.getProtectionDomain().getCodeSource();
    try {
      return source == null || source.getLocation() == null
          ? Optional.empty()
          : Optional.of(Path.of(source.getLocation().toURI()));
    } catch (URISyntaxException | RuntimeException elsewhere) {
      return Optional.empty();
    }
  }

  private static String readCpuInfo() {
    try {
      return Files.readString(Path.of("/proc/cpuinfo"));
    } catch (IOException notLinux) {
      return "model name: " + System.getenv().getOrDefault("PROCESSOR_IDENTIFIER", UNKNOWN);
    }
  }
}
