package betacut.cli;

import betacut.cli.core.Command;
import betacut.cli.core.EndNote;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.cli.text.Sentences;
import betacut.lab.store.Stores;
import betacut.platform.DataFolder;
import betacut.rules.UsageException;
import betacut.web.WebServer;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code serve}: the browser app, until somebody ends it. */
@CommandLine.Command(
    name = "betacut serve",
    description = {
      "Serves the browser app and its JSON interface (docs/web.md) on this machine, and opens a"
          + " browser where there is one. Ends with Ctrl-C; games are saved as they are played. The"
          + " address has a token, without which nobody is let in: your browser keeps it, and it"
          + " stays the same as long as the data folder has it (web-token)."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut serve",
      "  betacut serve --port 9000 --no-open",
      "  betacut serve --no-token"
    })
final class ServeCommand extends Command {
  private static final int HIGHEST_PORT = 65_535;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "the port; usually " + WebServer.USUAL_PORT + ", or any free one")
  Integer port;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "the address to listen on; usually this machine's own, which nobody else sees")
  String host = WebServer.LOOPBACK;

  @Option(
      names = "--no-token",
      description = "let in everybody who has an account on this machine; not with --host")
  boolean noToken;

  @Option(names = "--no-open", description = "open no browser")
  boolean noOpen;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "where games and results are; usually betacut in your data folder")
  String data;

  /** The port it had before a game of a user ended it; pages that are open find it again. */
  private final Integer again = Integer.getInteger(ForeignProcess.SERVE_AGAIN);

  ServeCommand(Terminal terminal) {
    super(terminal);
  }

  /**
   * @param token what programs send in the header X-Betacut; empty if it is open
   */
  private record Serving(String address, String token, String data) {}

  @Override
  public Integer call() {
    if (port != null && (port < 0 || port > HIGHEST_PORT)) {
      throw new UsageException(
          "--port is %d; ports are 1 to %d, and 0 is any.".formatted(port, HIGHEST_PORT));
    }
    try (WebServer server = server();
        var _ = new EndWithProcess(server)) {
      EndNote.ofProcess().serves(server.address().getPort());
      String address = server.entrance().toString();
      if (server.isOpenToOthers()) {
        warn();
      }
      if (json) {
        say(new Serving(address, server.token(), folder().toString()));
      } else {
        welcome(address);
      }
      if (!noOpen && again == null && terminal.isInteractive()) {
        open(server.entranceForOnce().toString());
      }
      Thread.currentThread().join(); // until Ctrl-C ends the process
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
    return ExitCode.OK;
  }

  /** The usual port, or any if somebody has it already. */
  private WebServer server() {
    if (again != null) {
      return start(again);
    }
    if (port != null) {
      return start(port);
    }
    try {
      return start(WebServer.USUAL_PORT);
    } catch (UsageException taken) {
      WebServer other = start(0);
      explain(
          "Port %d is taken, perhaps by a Betacut that runs already (http://localhost:%1$d/); this"
                  .formatted(WebServer.USUAL_PORT)
              + " one uses another.");
      return other;
    }
  }

  private WebServer start(int wanted) {
    String db = terminal.environment().getOrDefault(Stores.VARIABLE, "");
    return WebServer.start(host, wanted, folder(), db, !noToken);
  }

  private void explain(String sentence) {
    report(Sentences.wrapped(sentence, Terminal.WIDTH));
  }

  private void warn() {
    explain(
        "Warning: other machines can reach this server. Whoever knows its token can play, see and"
            + " delete saved games and run experiments; nothing is encrypted, so whoever listens on"
            + " the way learns the token. Leave --host out to keep it to this machine.");
  }

  /** Ends searches and closes files when Ctrl-C or a signal ends the process, but not for long. */
  private static final class EndWithProcess implements AutoCloseable {
    private static final long MOST_MILLIS = 1500;

    private final Thread hook;

    EndWithProcess(WebServer server) {
      hook = new Thread(() -> end(server));
      Runtime.getRuntime().addShutdownHook(hook);
    }

    private static void end(WebServer server) {
      Thread closing = Thread.ofPlatform().daemon().start(server::close);
      try {
        closing.join(MOST_MILLIS);
      } catch (InterruptedException ended) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public void close() {
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }

  private Path folder() {
    try {
      return data != null ? Path.of(data) : usualFolder();
    } catch (InvalidPathException e) {
      throw new UsageException("--data is '%s', which is no folder's name.".formatted(data));
    }
  }

  private Path usualFolder() {
    return DataFolder.of(terminal.environment());
  }

  private void welcome(String address) {
    say("Betacut: play it, ask it, watch it think, measure it.");
    say("");
    say("  Open  " + address);
    say("        Ctrl-C ends it.");
    say("");
    say("The same in a terminal:");
    for (Verb verb : List.of(Verb.PLAY, Verb.ANALYSE, Verb.SOLVE, Verb.LAB, Verb.TOURNAMENT)) {
      say("  %-38s%s".formatted(verb.example(), verb.summary()));
    }
    say("  %-38s%s".formatted("betacut help", "all commands"));
  }

  /** Asks the desktop, where there is one; whoever has none opens the address himself. */
  private void open(String address) {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    var environment = terminal.environment();
    boolean hasDesktop =
        environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
    List<String> command =
        system.contains("mac")
            ? List.of("open", address)
            : system.contains("win")
                ? List.of("cmd", "/c", "start", address)
                : hasDesktop ? List.of("xdg-open", address) : List.of();
    if (command.isEmpty()) {
      return;
    }
    try {
      new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException none) {
      report("No browser could be opened; open the address yourself.");
    }
  }
}
