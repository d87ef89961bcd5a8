package betacut.cli;

import betacut.cli.core.Terminal;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * A command as picocli knows it: the one source of its help, its part of the manual and its
 * completion.
 */
record VerbModel(Verb verb, CommandSpec spec) {
  static List<VerbModel> all(Terminal terminal) {
    return Arrays.stream(Verb.values()).map(verb -> of(verb, terminal)).toList();
  }

  static VerbModel of(Verb verb, Terminal terminal) {
    return new VerbModel(verb, new Invocation(terminal, verb).spec());
  }

  String id() {
    return verb.id();
  }

  /** The paragraphs that say what it does. */
  List<String> description() {
    return List.of(spec.usageMessage().description());
  }

  List<String> examples() {
    return Arrays.stream(spec.usageMessage().footer()).map(String::strip).toList();
  }

  List<OptionSpec> options() {
    return spec.options();
  }

  List<PositionalParamSpec> arguments() {
    return spec.positionalParameters();
  }

  /** The words after the command, those in brackets only if they are wanted. */
  String synopsis() {
    return Stream.concat(
            Stream.of("betacut " + id(), "[OPTIONS]"),
            arguments().stream()
                .map(word -> word.required() ? word.paramLabel() : "[" + word.paramLabel() + "]"))
        .collect(Collectors.joining(" "));
  }

  static boolean takesValue(OptionSpec option) {
    return option.arity().max() > 0;
  }

  static String text(ArgSpec argument) {
    return String.join(" ", argument.description());
  }
}
