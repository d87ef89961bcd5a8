/** Every contract of the testkit, run on every game, algorithm and option. */
package betacut.games.contract;
