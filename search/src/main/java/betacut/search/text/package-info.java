/** Engines, options and limits as people write them. */
package betacut.search.text;
