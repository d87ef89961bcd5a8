package betacut.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Writes what a shell needs to complete our commands, options, games and presets. */
final class CompletionScript {
  private final List<VerbModel> verbs;

  CompletionScript(List<VerbModel> verbs) {
    this.verbs = verbs;
  }

  /** For bash; zsh understands it too, by its bashcompinit. */
  String bash() {
    var script = new StringBuilder();
    script.append(
        """
        # Completion of betacut for bash. To use it now: source <(betacut completion bash)
        _betacut() {
          local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=""
          COMPREPLY=()
          if ((COMP_CWORD == 1)); then
        """);
    script.append("    words=\"%s --help --version\"\n".formatted(ids()));
    script.append("  else\n    case ${COMP_WORDS[1]},$before in\n");
    for (VerbModel verb : verbs) {
      for (OptionSpec option : valued(verb)) {
        String names = pattern(verb, option);
        List<String> values = CompletionWords.of(option);
        script.append("    %s) words=\"%s\" ;;\n".formatted(names, String.join(" ", values)));
      }
    }
    script.append("    *) case ${COMP_WORDS[1]} in\n");
    for (VerbModel verb : verbs) {
      script.append("      %s) words=\"%s\" ;;\n".formatted(verb.id(), words(verb)));
    }
    script.append(
        """
            esac
            ;;
            esac
          fi
          local IFS=$' \\t\\n'
          # shellcheck disable=SC2207
          COMPREPLY=($(compgen -W "$words" -- "$word"))
          declare -F __ltrimcolon_completions >/dev/null && __ltrimcolon_completions "$word"
        }
        complete -o default -F _betacut betacut ./betacut
        """);
    return script.toString();
  }

  String zsh() {
    return """
    #compdef betacut
    # Completion of betacut for zsh. To use it now: source <(betacut completion zsh)
    autoload -U +X compinit && compinit
    autoload -U +X bashcompinit && bashcompinit
    """
        + bash().lines().skip(1).collect(Collectors.joining("\n", "", "\n"));
  }

  String fish() {
    var script = new StringBuilder();
    script.append("# Completion of betacut for fish. To use it now:");
    script.append(" betacut completion fish | source\n");
    script.append("complete -c betacut -e\n");
    for (VerbModel verb : verbs) {
      script.append(
          "complete -c betacut -n __fish_use_subcommand -f -a %s -d %s\n"
              .formatted(verb.id(), quoted(verb.verb().summary())));
      String here = "complete -c betacut -n '__fish_seen_subcommand_from %s'".formatted(verb.id());
      for (OptionSpec option : verb.options()) {
        script.append(here).append(fishNames(option));
        if (VerbModel.takesValue(option)) {
          List<String> values = CompletionWords.of(option);
          script.append(" -r");
          script.append(values.isEmpty() ? "" : " -f -a " + quoted(String.join(" ", values)));
        }
        script.append(" -d ").append(quoted(VerbModel.text(option))).append('\n');
      }
      String arguments = arguments(verb);
      if (!arguments.isEmpty()) {
        script.append(here).append(" -a ").append(quoted(arguments)).append('\n');
      }
    }
    return script.toString();
  }

  private static String fishNames(OptionSpec option) {
    return Stream.of(option.names())
        .map(
            name -> name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1))
        .collect(Collectors.joining());
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  private String ids() {
    return verbs.stream().map(VerbModel::id).collect(Collectors.joining(" "));
  }

  private static List<OptionSpec> valued(VerbModel verb) {
    return verb.options().stream().filter(VerbModel::takesValue).toList();
  }

  private static String pattern(VerbModel verb, OptionSpec option) {
    return Stream.of(option.names())
        .map(name -> verb.id() + "," + name)
        .collect(Collectors.joining("|"));
  }

  /** The words that may stand anywhere after a command. */
  private static String words(VerbModel verb) {
    List<String> words = new ArrayList<>(List.of(arguments(verb)));
    verb.options().forEach(option -> words.add(option.longestName()));
    return String.join(" ", words).strip();
  }

  private static String arguments(VerbModel verb) {
    return verb.arguments().stream()
        .map(PositionalParamSpec.class::cast)
        .flatMap(argument -> CompletionWords.of(argument).stream())
        .distinct()
        .collect(Collectors.joining(" "));
  }
}
