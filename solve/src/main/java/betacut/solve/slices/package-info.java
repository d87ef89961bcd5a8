/**
 * Reads the files in which Geoffrey Irving published the values of Pentago's positions; only who
 * builds a book needs them.
 */
package betacut.solve.slices;
