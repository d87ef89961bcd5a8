package betacut.play.saved;

import betacut.text.json.Inline;

/**
 * A game in the folder.
 *
 * @param id its name
 * @param changed when, in milliseconds since 1970
 * @param version names what the file says
 */
public record StoredGame(String id, long changed, String version, @Inline SavedGame saved) {}
