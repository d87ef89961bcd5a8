package betacut.web.api;

import betacut.play.saved.GameFolder;
import betacut.play.saved.NotOurGameException;
import betacut.play.saved.SavedGame;
import betacut.play.saved.StoredGame;
import betacut.play.saved.TooManyGamesException;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.web.http.Endpoint;
import betacut.web.http.Parameter;
import betacut.web.http.Query;
import betacut.web.http.Refusal;
import betacut.web.lab.PlayerAllowList;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;

/** The games on disk, those begun in a terminal among them. */
final class SavedGameEndpoints {
  private final GameCache cache;
  private final GameFolder folder;

  SavedGameEndpoints(GameCache cache, GameFolder folder) {
    this.cache = cache;
    this.folder = folder;
  }

  List<Endpoint> endpoints() {
    var version = Parameter.word("version", "of the saved game that was seen last");
    return List.of(
        Endpoint.get(
            "/api/saved", "Lists the saved games", Answers.SavedGames.class, List.of(), this::list),
        Endpoint.get("/api/saved/", "Gives a saved game", StoredGame.class, List.of(), this::load),
        new Endpoint(
            "PUT",
            "/api/saved/",
            "Saves a game",
            List.of(version),
            GameFolder.MOST_BYTES,
            Answers.Written.class,
            this::save),
        new Endpoint(
            "DELETE",
            "/api/saved/",
            "Deletes a saved game",
            List.of(),
            0,
            Answers.Written.class,
            this::delete));
  }

  private Object list(Query query) {
    try {
      GameFolder.Contents contents = folder.contents();
      return new Answers.SavedGames(contents.games(), contents.unreadable());
    } catch (IOException e) {
      throw failed("listed", e);
    }
  }

  private Object load(Query query) {
    String name = name(query);
    folder
        .problem(name)
        .ifPresent(
            reason -> {
              throw new Refusal(404, "The game '%s' cannot be read: %s.".formatted(name, reason));
            });
    return folder.find(name).orElseThrow(unknown(query));
  }

  private static String name(Query query) {
    if (!GameFolder.isName(query.item())) {
      throw new Refusal(400, "A saved game's name has 1 to 40 small letters, digits and dashes.");
    }
    return query.item();
  }

  private static Supplier<Refusal> unknown(Query query) {
    return () ->
        new Refusal(404, "No game is saved as '%s'; /api/saved lists all.".formatted(query.item()));
  }

  private Refusal failed(String what, IOException e) {
    String reason =
        switch (e) {
          case AccessDeniedException denied -> "no right to use " + denied.getMessage();
          case FileAlreadyExistsException file -> file.getMessage() + " is no folder";
          default -> e.getMessage();
        };
    return new Refusal(
        507,
        "Games cannot be %s in %s (%s). Make room or grant the right, or choose another folder with"
                .formatted(what, folder.path(), reason)
            + " betacut serve --data.");
  }

  private Object save(Query query) {
    String name = name(query);
    SavedGame wanted = SavedGame.parse(query.body(), "the body");
    Optional<StoredGame> earlier = folder.find(name);
    SavedGame game = checked(cache.find(wanted.game()), wanted, earlier);
    try {
      return folder
          .save(name, game, query.text("version"))
          .map(version -> new Answers.Written(name, version))
          .orElseThrow(
              () ->
                  new Refusal(
                      412,
                      "The game '%s' was gone on with elsewhere, in a terminal or another window;"
                              .formatted(name)
                          + " save this one under another name."));
    } catch (TooManyGamesException | NotOurGameException refused) {
      throw new Refusal(409, refused.getMessage());
    } catch (IOException e) {
      throw failed("saved", e);
    }
  }

  /**
   * The game, which must be one that can be played, with what a browser does not know: who chose
   * each move, the seed, and how it ended.
   */
  private static <P extends Position> SavedGame checked(
      Game<P> game, SavedGame wanted, Optional<StoredGame> earlier) {
    AskedGame<P> asked = AskedGame.of(game, wanted.start(), String.join(",", wanted.moves()));
    SavedGame old = earlier.map(StoredGame::saved).orElse(wanted);
    for (String player : wanted.players()) {
      if (earlier.isEmpty() || !old.players().contains(player)) {
        PlayerAllowList.check(player); // a terminal would start any program
      }
    }
    List<Answers.Played> history = Views.history(asked);
    if (history.size() != wanted.moves().size()) {
      throw new Refusal(422, "A move is empty, or several in one text; give a text for each move.");
    }
    var chosen = new StringBuilder();
    boolean isKnown = earlier.isPresent();
    for (int ply = 0; ply < wanted.moves().size(); ply++) {
      isKnown &= ply < old.moves().size() && old.moves().get(ply).equals(wanted.moves().get(ply));
      String player = wanted.players().get(history.get(ply).mover());
      chosen.append(
          isKnown ? old.chosen().charAt(ply) : player.equals(SavedGame.PERSON) ? 'h' : 'e');
    }
    return wanted.known(
        chosen.toString(),
        earlier.isPresent() ? old.seed() : ThreadLocalRandom.current().nextInt(1_000_000),
        result(asked.last()));
  }

  private static String result(Position last) {
    int outcome = last.outcome();
    if (outcome == Position.ONGOING || outcome == 0) {
      return outcome == 0 ? "draw" : "";
    }
    return (outcome > 0) == (last.mover() == 0) ? "first" : "second";
  }

  private Object delete(Query query) {
    try {
      if (!folder.delete(name(query))) {
        throw unknown(query).get();
      }
      return new Answers.Written(query.item(), "");
    } catch (IOException e) {
      throw failed("deleted", e);
    }
  }
}
