/** Tests of hypotheses: paired ranks, tables, and the correction for asking many. */
package betacut.stats.test;
