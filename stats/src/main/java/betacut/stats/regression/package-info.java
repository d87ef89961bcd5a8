/** Logistic regression, and the algebra under it. */
package betacut.stats.regression;
