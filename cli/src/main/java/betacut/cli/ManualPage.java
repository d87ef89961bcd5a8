package betacut.cli;

import betacut.cli.core.ExitCode;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Writes the manual in the language of man(1), out of what the commands say of themselves. */
final class ManualPage {
  private final StringBuilder page = new StringBuilder();

  /** The page of all commands. */
  String of(List<VerbModel> verbs) {
    title("BETACUT", "game-tree search for two-player board games");
    section("SYNOPSIS");
    line(".B betacut");
    paragraph("COMMAND [OPTIONS] [ARGUMENTS]");
    section("DESCRIPTION");
    paragraph(
        "Plays, analyses, solves and measures two-player board games. Results go to the standard"
            + " output, progress to the standard error. Every command takes --json, for one object"
            + " per line, and --help.");
    section("COMMANDS");
    for (VerbModel verb : verbs) {
      line(".SS " + escaped(verb.id()));
      body(verb);
    }
    end();
    return page.toString();
  }

  /** The page of one command. */
  String of(VerbModel verb) {
    title("BETACUT-" + verb.id().toUpperCase(java.util.Locale.ROOT), verb.verb().summary());
    section("SYNOPSIS");
    paragraph(verb.synopsis());
    section("DESCRIPTION");
    body(verb);
    end();
    return page.toString();
  }

  private void title(String name, String summary) {
    line(".TH %s 1 \"\" \"%s\" \"Betacut\"".formatted(name, Welcome.version().split(",")[0]));
    section("NAME");
    paragraph(name.toLowerCase(java.util.Locale.ROOT) + " \\- " + escaped(summary), false);
  }

  private void body(VerbModel verb) {
    line(".PP");
    line(".B " + escaped(verb.synopsis()));
    for (String text : verb.description()) {
      line(".PP");
      paragraph(text);
    }
    for (PositionalParamSpec argument : verb.arguments()) {
      item(argument.paramLabel(), VerbModel.text(argument));
    }
    for (OptionSpec option : verb.options()) {
      String names = Stream.of(option.names()).collect(Collectors.joining(", "));
      String value = VerbModel.takesValue(option) ? " " + option.paramLabel() : "";
      item(names + value, VerbModel.text(option));
    }
    line(".PP");
    paragraph("Examples:");
    line(".PP");
    line(".nf");
    verb.examples().forEach(example -> line("    " + escaped(example)));
    line(".fi");
  }

  private void end() {
    section("EXIT STATUS");
    ExitCode.meanings().forEach((code, meaning) -> item(code, meaning));
    section("ENVIRONMENT");
    item("NO_COLOR", "if set and not empty, nothing is coloured");
    item("BETACUT_JAVA_HOME", "the JDK to use, 25 or later");
    item("BETACUT_JAVA_OPTS", "more options for the JVM, separated by spaces");
    item("BETACUT_GAMES", "jars with games of your own, separated by colons");
    item("BETACUT_DB", "where the laboratory keeps its runs");
    item("XDG_DATA_HOME", "below it, in betacut/games, are the games to go on with");
    section("SEE ALSO");
    paragraph("betacut help, betacut help COMMAND, betacut completion SHELL");
  }

  private void section(String name) {
    line(".SH " + name);
  }

  private void item(String name, String text) {
    line(".TP");
    line(".B " + escaped(name));
    paragraph(text);
  }

  private void paragraph(String text) {
    paragraph(text, true);
  }

  private void paragraph(String text, boolean isPlain) {
    String line = isPlain ? escaped(text) : text;
    // A dot or quote that begins a line would be taken for an order.
    line(line.startsWith(".") || line.startsWith("'") ? "\\&" + line : line);
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\e").replace("%n", " ").replace("-", "\\-");
  }

  private void line(String line) {
    page.append(line).append('\n');
  }
}
