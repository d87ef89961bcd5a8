/** How cost grows with depth: exponential fits and where two of them cross. */
package betacut.stats.growth;
