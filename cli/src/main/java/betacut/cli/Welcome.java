package betacut.cli;

/** The one screen that {@code betacut} alone shows, and the game that follows it. */
final class Welcome {
  private final Terminal terminal;

  Welcome(Terminal terminal) {
    this.terminal = terminal;
  }

  int run() {
    print();
    if (!terminal.isInteractive()) {
      return ExitCode.OK;
    }
    terminal.out().println();
    return new Invocation(terminal, Verb.PLAY).run();
  }

  void print() {
    var out = terminal.out();
    out.println("Betacut: game-tree search for two-player board games.");
    out.println("Play it, ask it, measure it.");
    out.println();
    for (Verb verb : Verb.values()) {
      out.println("  %-11s%-29s%s".formatted(verb.id(), verb.summary(), verb.example()));
    }
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
