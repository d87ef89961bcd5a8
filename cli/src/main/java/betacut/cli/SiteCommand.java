package betacut.cli;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.rules.UsageException;
import betacut.text.json.Json;
import betacut.web.site.SiteFolder;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code site}: the browser app as files that need no server of ours. */
@CommandLine.Command(
    name = "betacut site",
    description = {
      "Writes the browser app with the engine compiled to WebAssembly into a folder. Any server of"
          + " files can have it, in any folder; whoever opens it searches on his own processor, and"
          + " after the first visit without a connection (docs/site.md)."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut site --out site",
      "  betacut site --out docs --json",
      "  betacut site --out /var/www/betacut --address https://example.org/betacut/"
    })
final class SiteCommand extends Command {
  /** Where the launcher says that the engine for pages is. */
  private static final String ENGINE = "betacut.browser";

  private static final String ENGINE_OF_CHECKOUT = "browser/target/engine";

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "the folder to write; files of the same names are replaced")
  String out;

  @Option(
      names = "--address",
      paramLabel = "URL",
      defaultValue = "",
      description =
          "where it will be, such as https://example.org/betacut/; others then show a picture of"
              + " what a link to it leads to")
  String address;

  SiteCommand(Terminal terminal) {
    super(terminal);
  }

  private record Written(String folder, long bytes) {}

  @Override
  public Integer call() {
    Path folder;
    try {
      folder = Path.of(out).toAbsolutePath();
    } catch (InvalidPathException wrong) {
      throw new UsageException("--out is '%s', which is no folder's name.".formatted(out));
    }
    if (!address.isEmpty() && !address.matches("https?://[^\\s\"<>&]+")) {
      throw new UsageException(
          "--address is '%s'; it must be one such as https://example.org/betacut/."
              .formatted(address));
    }
    long bytes =
        SiteFolder.write(Path.of(System.getProperty(ENGINE, ENGINE_OF_CHECKOUT)), folder, address);
    say(
        json
            ? Json.line(new Written(folder.toString(), bytes))
            : "%s has the whole app (%.1f MB); put it on any server of files."
                .formatted(folder, bytes / 1e6));
    return ExitCode.OK;
  }
}
