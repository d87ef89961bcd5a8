/** What every search is given and how it answers, for searches beside the kernel too. */
package betacut.search.spi;
