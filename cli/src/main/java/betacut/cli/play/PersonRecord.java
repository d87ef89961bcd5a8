package betacut.cli.play;

import betacut.play.people.AdaptiveLevel;
import betacut.play.people.ScoreSheet;
import betacut.play.people.SheetRow;
import betacut.rules.UsageException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a person scored in a game: in this sitting, and on the sheet if there is one. */
final class PersonRecord {
  private final Optional<ScoreSheet> sheet;
  private final String person;
  private final List<SheetRow> games = new ArrayList<>();

  /** Refuses a file that is no sheet before anybody sits down. */
  PersonRecord(Optional<Path> file, String person, String game) {
    sheet = file.map(ScoreSheet::new);
    this.person = person;
    sheet.ifPresent(
        kept ->
            kept.read().stream()
                .filter(row -> row.person().equals(person) && row.game().equals(game))
                .forEach(games::add));
  }

  String person() {
    return person;
  }

  int nextLevel(int levels) {
    return AdaptiveLevel.next(games, levels);
  }

  void add(SheetRow row) {
    games.add(row);
    try {
      if (sheet.isPresent()) {
        sheet.get().add(row);
      }
    } catch (IOException e) {
      throw new UsageException(
          "%s cannot be written (%s); name another with --sheet."
              .formatted(sheet.get().file(), e.getMessage()));
    }
  }
}
