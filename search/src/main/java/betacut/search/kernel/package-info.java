/**
 * The alpha-beta kernel with all its options, the drivers that call it, and the twins that keep it
 * fast for every game at once. Start reading at {@link betacut.search.kernel.Kernel}.
 */
package betacut.search.kernel;
