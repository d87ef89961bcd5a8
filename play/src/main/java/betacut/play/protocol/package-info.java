/**
 * The protocols in which programs ask each other for moves, both ends side by side: our own line
 * protocol, GTP, NBoard and Gomocup. As a server, a {@link betacut.play.protocol.Language} says
 * what lines mean, a {@link betacut.play.protocol.Conversation} sees to it that nobody waits, and a
 * {@link betacut.play.protocol.ProtocolGame} is the game they talk about. As a client, a {@link
 * betacut.play.protocol.ProgramPlayer} plays for a program behind a {@link
 * betacut.play.protocol.ProgramLink}. Nothing here knows options or exit codes.
 */
package betacut.play.protocol;
