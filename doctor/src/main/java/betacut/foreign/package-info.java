/** Whose code runs, fails or does not come back: ours, or what a user brought. */
package betacut.foreign;
