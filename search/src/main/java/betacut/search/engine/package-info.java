/** The façade: the one class that plays, analyses and measures for everybody else. */
package betacut.search.engine;
