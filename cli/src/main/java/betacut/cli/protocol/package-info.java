/**
 * The languages in which other programs ask us for moves: our own line protocol, GTP, NBoard and
 * Gomocup. A {@link betacut.cli.protocol.Language} says what lines mean, a {@link
 * betacut.cli.protocol.Conversation} sees to it that nobody waits, and a {@link
 * betacut.cli.protocol.Seat} is the game they talk about. Nothing here knows options or exit codes.
 */
package betacut.cli.protocol;
