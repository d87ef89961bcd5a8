package betacut.studies;

import betacut.lab.report.ResultFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * What a study leaves in a folder beside its report:
 *
 * <pre>
 * study.properties   which study, and which form of it
 * games.csv          every game with its moves, result and node counts
 * </pre>
 */
public final class StudyFolder {
  private static final String GAMES = "games.csv";

  private final ResultFolder folder;

  public StudyFolder(Path folder) {
    this.folder = new ResultFolder(folder, ResultFolder.Kind.STUDY);
  }

  /** Which study a folder belongs to. */
  public record Owner(Study study, boolean isQuick) {}

  public boolean hasStudy() {
    return folder.isBegun();
  }

  /** Notes whose folder this is, making it if need be. */
  public void begin(Owner owner) {
    folder.create();
    folder.begin("study=%s%nquick=%s%n".formatted(owner.study().name(), owner.isQuick()));
  }

  /** The study that was begun here. */
  public Owner owner() {
    Properties properties = folder.owner();
    return new Owner(
        Studies.named(properties.getProperty("study", "")),
        Boolean.parseBoolean(properties.getProperty("quick")));
  }

  /** Writes the games. */
  public void finish(StudyGames games) {
    folder.write(GAMES, GamesCsv.write(games));
  }

  /** The lines of the games by part. */
  Map<String, List<String>> games() {
    String text =
        folder.read(
            GAMES,
            "the study was not played to its end; go on with 'betacut lab resume %s'"
                .formatted(folder.path()));
    return GamesCsv.read(text, folder.path().resolve(GAMES).toString());
  }
}
