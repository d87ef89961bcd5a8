/**
 * Contract tests and the tools they share. Nothing here knows any one game.
 *
 * <p>Start at {@link betacut.testkit.GameContract} for a game of yours, at {@link
 * betacut.testkit.SearchContract} for a search. They are thin: what is checked stands in {@link
 * betacut.testkit.GameChecks} and {@link betacut.testkit.SearchChecks}, which need no test
 * framework. Samples are {@linkplain betacut.testkit.Walks walks} fixed by one seed; a failure
 * names the seed, the walk and the position.
 */
package betacut.testkit;
