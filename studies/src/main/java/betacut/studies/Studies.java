package betacut.studies;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.util.List;

/** The studies that come with the program. */
public final class Studies {
  private static final List<Study> ALL =
      List.of(new PaperStudy(), new PentagoStudy(), new KangStudy());

  private Studies() {}

  public static List<Study> all() {
    return ALL;
  }

  public static List<String> names() {
    return ALL.stream().map(Study::name).toList();
  }

  public static boolean has(String name) {
    return names().contains(name);
  }

  /** The study of a name. */
  public static Study named(String name) {
    return ALL.stream()
        .filter(study -> study.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "There is no study called '%s'.%s Studies: %s"
                        .formatted(name, Nearest.hint(name, names()), String.join(", ", names()))));
  }
}
