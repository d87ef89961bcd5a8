package betacut.play;

import betacut.rules.UsageException;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The words of a command; those with spaces in them stand in double quotes. */
final class CommandWords {
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  private CommandWords() {}

  static List<String> of(String command) {
    return WORD.matcher(command).results().map(CommandWords::word).toList();
  }

  private static String word(MatchResult match) {
    return match.group(1) == null ? match.group(2) : match.group(1);
  }

  /** Refuses a program that cannot be started, before a tournament is played with it. */
  static void requireProgram(String program) {
    boolean isPath = program.contains("/") || program.contains(File.separator);
    boolean isFound =
        isPath
            ? isExecutable("", program)
            : Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> isExecutable(folder, program));
    if (!isFound) {
      throw new UsageException(
          "There is no program '%s' that can be started; %s."
              .formatted(
                  program, isPath ? "check the path and its permissions" : "give its whole path"));
    }
  }

  private static boolean isExecutable(String folder, String program) {
    try {
      Path file = Path.of(folder, program);
      return Files.isRegularFile(file) && Files.isExecutable(file);
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
