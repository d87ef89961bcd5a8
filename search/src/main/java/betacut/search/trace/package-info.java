/** A search written down as it happens, to be read forwards and backwards afterwards. */
package betacut.search.trace;
