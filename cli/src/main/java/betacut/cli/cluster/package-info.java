/**
 * More machines than one, as the terminal sees them: where the optional module for them lies, how
 * it is loaded, and a small cluster on this machine for trying out.
 */
package betacut.cli.cluster;
