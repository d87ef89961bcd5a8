/**
 * A campaign against everything that has an edge: requests, protocols, command lines, kills,
 * stores, files, disks, clocks and bad games. Bounded and seeded; every failure says how to see it
 * again.
 */
package betacut.bench.chaos;
