package betacut.cli.solve;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.ProgressLine;
import betacut.platform.SafeFile;
import betacut.rules.UsageException;
import betacut.solve.pentago.PentagoBook;
import betacut.solve.slices.SliceFolder;
import betacut.text.json.Json;
import java.io.IOException;
import java.nio.file.Path;

/** {@code book build pentago}: packs the published values of positions with few stones. */
final class PentagoBookBuild {
  private static final String FILE = "pentago-%d.book";

  private final Command command;

  PentagoBookBuild(Command command) {
    this.command = command;
  }

  /** The folder that somebody named, if it has what a book is made of. */
  static SliceFolder folder(String from) {
    if (from == null) {
      throw new UsageException(
          "A book of Pentago is packed, not solved: name the folder of slice-0.pentago and so on"
              + " with --from (github.com/girving/pentago has them in data).");
    }
    var folder = new SliceFolder(BookFile.path(from));
    if (folder.files() == 0) {
      throw new UsageException(
          "%s has no slice-0.pentago; name the folder of the published values with --from."
              .formatted(from));
    }
    return folder;
  }

  int run(String from, Integer plies, String out) {
    SliceFolder folder = folder(from);
    int most = folder.files() - 1;
    if (plies != null && (plies < 0 || plies > most)) {
      throw new UsageException(
          "--plies is %d; %s has values for 0 to %d.".formatted(plies, from, most));
    }
    int last = plies == null ? most : plies;
    String name = out == null ? FILE.formatted(last) : out;
    Path book = BookFile.path(name);
    BookFile.requireFree(book, name);
    var writer = new PentagoBook.Writer();
    var line = new ProgressLine(command.terminal);
    for (int stones = 0; stones <= last; stones++) {
      line.show("book: %d stones of %d".formatted(stones, last));
      add(writer, stones, folder);
    }
    line.end();
    write(book, name, writer);
    PentagoBookFile built = PentagoBookFile.open(name);
    command.say(command.json ? Json.line(built.description()) : name + ": " + built.describe());
    return ExitCode.OK;
  }

  private static void add(PentagoBook.Writer writer, int stones, SliceFolder folder) {
    try {
      writer.add(stones, folder.file(stones)::value);
    } catch (IllegalArgumentException tooMany) {
      throw new UsageException(
          "The book cannot be made: %s; limit it with --plies.".formatted(tooMany.getMessage()));
    }
  }

  private static void write(Path book, String name, PentagoBook.Writer writer) {
    try {
      SafeFile.write(book, writer.bytes());
    } catch (IOException e) {
      throw new UsageException("%s cannot be written: %s.".formatted(name, e.getMessage()));
    }
  }
}
