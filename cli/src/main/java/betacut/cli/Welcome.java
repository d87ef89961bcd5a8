package betacut.cli;

import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import java.util.ArrayList;
import java.util.List;

/**
 * The one screen that {@code betacut} alone shows, and the browser app that follows it on a
 * terminal.
 */
final class Welcome {
  private final Terminal terminal;

  Welcome(Terminal terminal) {
    this.terminal = terminal;
  }

  int run() {
    if (!terminal.isInteractive()) {
      print();
      return ExitCode.OK;
    }
    return new Invocation(terminal, Verb.SERVE).run();
  }

  void print() {
    var out = terminal.out();
    out.println("Betacut: game-tree search for two-player board games.");
    out.println("Play it, ask it, measure it.");
    out.println();
    List<String> rare = new ArrayList<>();
    for (Verb verb : Verb.values()) {
      if (verb.isCommon()) {
        out.println("  %-11s%-29s%s".formatted(verb.id(), verb.summary(), verb.example()));
      } else {
        rare.add(verb.id());
      }
    }
    out.println("  and " + String.join(" ", rare));
    out.println();
    out.println("'betacut help COMMAND' explains one of them, 'betacut --version' says which");
    out.println("build this is. Set NO_COLOR to do without colours.");
  }

  static String version() {
    String built = Welcome.class.getPackage().getImplementationVersion();
    String version =
        built != null
            ? built
            : Welcome.class.getModule().getDescriptor() == null
                ? "development"
                : Welcome.class.getModule().getDescriptor().rawVersion().orElse("development");
    return "betacut " + version + ", Java " + Runtime.version();
  }
}
